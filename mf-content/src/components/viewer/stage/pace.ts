/** Milliseconds that a picture may take on average before it is drawn with fewer pixels. */
const SLOW = 26;
const PICTURES = 6;
const STEP = 0.75;
const LEAST = 0.5;

/** How many pixels to draw while something moves: fewer when pictures come slowly. At rest everything is drawn in full. */
export class Pace {
  #times: number[] = [];
  #share = 1;

  /** Of the full number along a side, 0.5 to 1. */
  get share(): number {
    return this.#share;
  }

  /** Counts a picture that came so many milliseconds after the one before. */
  count(milliseconds: number): void {
    this.#times.push(milliseconds);
    if (this.#times.length < PICTURES) return;
    const mean = this.#times.reduce((sum, time) => sum + time, 0) / this.#times.length;
    this.#times = [];
    if (mean > SLOW) this.#share = Math.max(LEAST, this.#share * STEP);
  }
}
