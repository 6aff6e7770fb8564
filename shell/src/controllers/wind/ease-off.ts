/** How much is drawn. */
export interface Effort {
  /** Pixels of the screen to a pixel of the style sheet, at most. */
  density: number;
  /** Every how many lines. */
  every: number;
  /** Whether smoke glides along the lines. */
  glides: boolean;
}

const EFFORTS: readonly Effort[] = [
  { density: 1, every: 2, glides: false },
  { density: 1, every: 1, glides: false },
  { density: 1.5, every: 1, glides: false },
  { density: 2, every: 1, glides: true },
];
/** All lines, and few pixels: a slow phone is not to learn by its slowest pictures what is too much for it. */
const FIRST = 1;

/** Milliseconds from one picture to the next: fewer than 48 of them a second. */
const TOO_LONG = 21;
/** A picture is late by so many of them, at most: a single one that takes long is an accident. */
const LATEST = 4;
/** So much delay is too slow. */
const TOO_LATE = 12;
/** Pictures after which there may be more, if they came in time but for one. */
const IN_TIME = 12;
/** Milliseconds: somebody was elsewhere. */
const AWAY = 500;

/** Watches how long pictures take, and says what to draw: more while they come in time, less when they do not, and null when it should end. */
export class EaseOff {
  #level = FIRST;
  /** What was too much once is not tried again. */
  #highest = EFFORTS.length - 1;
  #last = 0;
  #seen = 0;
  #late = 0;

  get effort(): Effort | null {
    return EFFORTS[this.#level] ?? null;
  }

  /** @param time of this picture, milliseconds */
  note(time: number): void {
    const took = time - this.#last;
    this.#last = time;
    if (took > AWAY) return;
    this.#seen += 1;
    this.#late += Math.min(Math.floor(took / TOO_LONG), LATEST);
    if (this.#late >= TOO_LATE) {
      this.#highest = this.#level - 1;
      this.#move(this.#highest);
    } else if (this.#seen === IN_TIME && this.#late <= 1) {
      this.#move(Math.min(this.#level + 1, this.#highest));
    } else if (this.#seen > IN_TIME + TOO_LATE) this.#move(this.#level);
  }

  #move(level: number): void {
    this.#level = level;
    this.#seen = 0;
    this.#late = 0;
  }
}
