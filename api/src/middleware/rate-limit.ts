const WINDOW_MS = 60_000;
/** Addresses remembered at once; beyond it the oldest are forgotten, so that a flood cannot fill the memory. */
const MOST_ADDRESSES = 100_000;

/** Counts requests per address in windows of one minute. */
export class RateLimit {
  readonly #most: number;
  readonly #now: () => number;
  readonly #windows = new Map<string, { count: number; ends: number }>();

  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  /** Takes one request. @returns 0 when allowed, otherwise seconds until the next window */
  take(address: string): number {
    const now = this.#now();
    let window = this.#windows.get(address);
    if (!window || window.ends <= now) {
      window = { count: 0, ends: now + WINDOW_MS };
      // Set anew, so that the map stays ordered by age.
      this.#windows.delete(address);
      this.#windows.set(address, window);
      this.#forgetOldest();
    }
    window.count += 1;
    return window.count <= this.#most ? 0 : Math.ceil((window.ends - now) / 1000);
  }

  #forgetOldest(): void {
    if (this.#windows.size <= MOST_ADDRESSES) return;
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}
