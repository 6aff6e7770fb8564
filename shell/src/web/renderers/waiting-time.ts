/** Milliseconds of waiting that no page is blamed for: a call has ended by then, and the page still has a while. */
const MOST = 3000;

/** For how long at least one of several calls was waited for. */
export class WaitingTime {
  #open = 0;
  #since = 0;
  #total = 0;

  get isWaiting(): boolean {
    return this.#open > 0;
  }

  begin(): void {
    if (this.#open === 0) this.#since = performance.now();
    this.#open += 1;
  }

  end(): void {
    this.#open -= 1;
    if (this.#open === 0) this.#total += performance.now() - this.#since;
  }

  /** Milliseconds that are not the page's own. */
  excused(): number {
    return Math.min(MOST, this.#total + (this.isWaiting ? performance.now() - this.#since : 0));
  }
}
