/** How much is drawn: less at each step, until the drawing ends and what stood there before stands there again. */
export interface Effort {
  /** Pixels of the screen to a pixel of the style sheet, at most. */
  density: number;
  /** Every how many lines. */
  every: number;
  /** Whether smoke glides along the lines. */
  glides: boolean;
}

const EFFORTS: readonly Effort[] = [
  { density: 2, every: 1, glides: true },
  { density: 1.5, every: 1, glides: false },
  { density: 1, every: 2, glides: false },
];

/** Pictures that are looked at together, fewer where they are very slow; the first ones of each effort say little. */
const LOOKED_AT = 30;
const SETTLING = 8;
/** Milliseconds from one picture to the next: fewer than 48 of them a second. */
const TOO_LONG = 21;
/** Somebody was elsewhere. */
const AWAY = 500;

/** Watches how long pictures take, and says what to draw: null when it should end. Effort never rises again on a page. */
export class EaseOff {
  #level = 0;
  #last = 0;
  #seen = 0;
  #spent = 0;

  get effort(): Effort | null {
    return EFFORTS[this.#level] ?? null;
  }

  /** @param time of this picture, milliseconds */
  note(time: number): void {
    const took = time - this.#last;
    this.#last = time;
    if (took > AWAY) return;
    this.#seen += 1;
    if (this.#seen > SETTLING) this.#spent += took;
    const isTooSlow = this.#spent > LOOKED_AT * TOO_LONG;
    if (isTooSlow) this.#level += 1;
    else if (this.#seen < SETTLING + LOOKED_AT) return;
    this.#seen = 0;
    this.#spent = 0;
  }
}
