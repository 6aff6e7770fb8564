export const WINDOW_MS = 60_000;

export interface Count {
  /** What is limited, and whose requests: hashed, because this leaves the process. */
  subject: string;
  amount: number;
}

export interface Counted {
  subject: string;
  /** Of this window, by all services. */
  total: number;
  endsInMs: number;
}

/** Counters that several services share. A window begins with the first count of its subject and lasts a minute. */
export interface CountStore {
  /** As the log calls it. */
  name: string;
  /** Adds to all of them in one round trip, each subject at most once; rejects when the store is away. */
  add(counts: readonly Count[]): Promise<Counted[]>;
  close(): Promise<void>;
}

interface Log {
  warn(fields: object, message: string): void;
}

/** So long a store that failed is left alone: nobody waits twice for one that hangs. */
const REST_MS = 1000;

/**
 * The first store that is there. One that goes away is said in the log once, and once when it is back; it rejects only
 * when all are away.
 */
export class AvailableStore implements CountStore {
  readonly name = 'shared';
  readonly #stores: readonly CountStore[];
  readonly #log: Log;
  readonly #now: () => number;
  readonly #restUntil = new Map<CountStore, number>();

  constructor(stores: readonly CountStore[], log: Log, now: () => number = () => performance.now()) {
    this.#stores = stores;
    this.#log = log;
    this.#now = now;
  }

  async add(counts: readonly Count[]): Promise<Counted[]> {
    for (const store of this.#stores) {
      if ((this.#restUntil.get(store) ?? 0) > this.#now()) continue;
      try {
        const counted = await store.add(counts);
        this.#isBack(store);
        return counted;
      } catch {
        this.#isAway(store);
      }
    }
    throw new Error('no store is there');
  }

  #isAway(store: CountStore): void {
    if (!this.#restUntil.has(store)) this.#log.warn({ store: store.name }, 'limits are counted without this store');
    this.#restUntil.set(store, this.#now() + REST_MS);
  }

  #isBack(store: CountStore): void {
    if (this.#restUntil.delete(store)) this.#log.warn({ store: store.name }, 'limits are counted in this store again');
  }

  async close(): Promise<void> {
    await Promise.all(this.#stores.map((store) => store.close()));
  }
}
