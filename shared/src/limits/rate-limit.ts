import { WINDOW_MS, type Counted, type CountStore } from './count-store.ts';

/** Visitors remembered at once; beyond it the oldest are forgotten, so that a flood cannot fill the memory. */
const MOST_VISITORS = 100_000;
/** Counters in one round trip. */
const BATCH = 1000;

interface Settings {
  /** `reads` or `writes`: they are counted apart. */
  name: string;
  /** Requests per visitor and minute. */
  most: number;
  /**
   * Requests of one visitor that this process may let pass before it counts them together with the others. None makes
   * the limit exact for one round trip each; otherwise `n` services let at most `most + n * slack` pass.
   */
  slack: number;
  store: CountStore;
  /** A name for the visitor that may leave the process. */
  hash: (visitor: string) => string;
  /** Milliseconds of a clock that nobody moves. */
  now?: () => number;
}

interface Window {
  subject: string;
  /** As far as this process knows, with its own. */
  total: number;
  /** Let pass here, and not yet in the store. */
  unsettled: number;
  settling: Promise<void> | undefined;
  ends: number;
}

/**
 * Counts requests per visitor in windows of one minute, together with every service on the same store. While the store
 * is away each process counts for itself.
 */
export class RateLimit {
  readonly #settings: Required<Settings>;
  readonly #windows = new Map<string, Window>();
  readonly #unsettled = new Set<Window>();

  constructor(settings: Settings) {
    this.#settings = { now: () => performance.now(), ...settings };
  }

  /** Takes one request. @returns 0 when allowed, otherwise seconds until the next window */
  async take(visitor: string): Promise<number> {
    const { most, slack } = this.#settings;
    const window = this.#windowOf(visitor);
    // Whoever is over the limit costs nobody a round trip.
    if (window.total >= most) return this.#waitFor(window);
    if (slack === 0) return this.#takeExactly(window);
    while (window.unsettled >= slack) {
      await this.settle([window]);
      if (window.total >= most) return this.#waitFor(window);
    }
    window.total += 1;
    window.unsettled += 1;
    this.#unsettled.add(window);
    return 0;
  }

  /** Counts what is not yet counted together: now, or when it already happens, with that. Never rejects. */
  async settle(windows: readonly Window[] = [...this.#unsettled]): Promise<void> {
    const due = windows.filter(({ settling }) => settling === undefined);
    for (let first = 0; first < due.length; first += BATCH) {
      const batch = due.slice(first, first + BATCH);
      const settling = this.#settleBatch(batch);
      for (const window of batch) window.settling = settling;
    }
    await Promise.all(windows.flatMap(({ settling }) => settling ?? []));
  }

  async #takeExactly(window: Window): Promise<number> {
    const [counted] = await this.#count([window], () => 1);
    if (counted === undefined) window.total += 1;
    else this.#learn(window, counted, 0);
    return (counted?.total ?? window.total) <= this.#settings.most ? 0 : this.#waitFor(window);
  }

  async #settleBatch(windows: readonly Window[]): Promise<void> {
    const amounts = new Map(windows.map((window) => [window, window.unsettled]));
    const counted = await this.#count(windows, (window) => amounts.get(window) ?? 0);
    const totals = new Map(counted.map((one) => [one.subject, one]));
    for (const [window, amount] of amounts) {
      // Counted here only, when the store is away.
      window.unsettled -= amount;
      window.settling = undefined;
      if (window.unsettled === 0) this.#unsettled.delete(window);
      const known = totals.get(window.subject);
      if (known) this.#learn(window, known, window.unsettled);
    }
  }

  async #count(windows: readonly Window[], amountOf: (window: Window) => number): Promise<Counted[]> {
    const counts = windows.map((window) => ({ subject: window.subject, amount: amountOf(window) }));
    return this.#settings.store.add(counts).catch(() => []);
  }

  #learn(window: Window, { total, endsInMs }: Counted, unsettled: number): void {
    window.total = total + unsettled;
    window.ends = this.#settings.now() + endsInMs;
  }

  #waitFor({ ends }: Window): number {
    return Math.max(1, Math.ceil((ends - this.#settings.now()) / 1000));
  }

  #windowOf(visitor: string): Window {
    const { now, name, hash } = this.#settings;
    const known = this.#windows.get(visitor);
    if (known && known.ends > now()) return known;
    const subject = known?.subject ?? `${name}:${hash(visitor)}`;
    const window: Window = { subject, total: 0, unsettled: 0, settling: undefined, ends: now() + WINDOW_MS };
    // Set anew, so that the map stays ordered by age.
    if (known) this.#forget(visitor, known);
    this.#windows.set(visitor, window);
    const [oldest] = this.#windows.entries();
    if (this.#windows.size > MOST_VISITORS && oldest !== undefined) this.#forget(...oldest);
    return window;
  }

  #forget(visitor: string, window: Window): void {
    this.#windows.delete(visitor);
    this.#unsettled.delete(window);
  }
}
