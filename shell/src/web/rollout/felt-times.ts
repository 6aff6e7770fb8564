/** Visits of a set that are remembered; the latest ones. */
const REMEMBERED = 200;
/** Three in four visits were not slower than what is told (web.dev, Web Vitals). */
const SHARE = 0.75;

/** How the pages of a set felt, by the largest contentful paint of a sample of visits. */
export class FeltTimes {
  #latest: number[] = [];

  /** @param ms milliseconds */
  note(ms: number): void {
    this.#latest = [...this.#latest.slice(1 - REMEMBERED), ms];
  }

  get felt(): { visits: number; lcp: number } {
    const sorted = this.#latest.toSorted((one, other) => one - other);
    return { visits: sorted.length, lcp: Math.round(sorted[Math.ceil(sorted.length * SHARE) - 1] ?? 0) };
  }
}
