import { createSegmentedStore } from './segmented-store.ts';

/** One kept value and how long it may be served. Times are milliseconds of the clock of the cache. */
interface Entry<Value> {
  value: Value;
  freshUntil: number;
  staleUntil: number;
}

export interface CacheEntry<Value> {
  value: Value;
  /** Seconds the value is fresh; 0 is never kept. */
  keep: number;
}

export type CacheOutcome = 'hit' | 'stale' | 'miss';

type Staleness =
  | { stale: 0; onFailedRenewal?: never }
  | {
      /** Seconds after `keep` in which the old value is served while a new one is made. */
      stale: number;
      /** Told once of each value that could not be made anew while the old one is served: nobody waits who would hear of it. */
      onFailedRenewal: (error: unknown) => void;
    };

/** So many values at most are made anew at once while old ones serve: visitors who wait come first. */
const RENEWALS = 8;

interface Bounds<Value> {
  /** Bytes of all values together; those go first that were asked for once, the least recently used before others. */
  maxBytes: number;
  /** Bytes of a value, its key not counted. */
  sizeOf: (value: Value) => number;
  /** Told how each request was answered: from a fresh entry, from an old one, or by making it. */
  note?: ((outcome: CacheOutcome) => void) | undefined;
  /** Milliseconds; by default of a clock that nobody moves. */
  now?: () => number;
}

export type CacheOptions<Value> = Bounds<Value> & Staleness;

/** @param isWaited false while an old value is served meanwhile: there is time to make the new one well */
export type Make<Value> = (isWaited: boolean) => Promise<CacheEntry<Value>>;

export interface StaleCache<Value> {
  /** The kept value, or the one `make` gives; simultaneous askers of a key share one run of it. */
  get(key: string, make: Make<Value>): Promise<Value>;
  /** The kept value, fresh or stale, without making one; a stale one should be renewed by `get`. */
  peek: (key: string) => { value: Value; isFresh: boolean } | undefined;
  /** Measures a kept value again that has grown since. */
  remeasure(key: string): void;
  readonly size: number;
}

function entryOf<Value>({ value, keep }: CacheEntry<Value>, stale: number, time: number): Entry<Value> {
  const freshUntil = time + keep * 1000;
  return { value, freshUntil, staleUntil: freshUntil + stale * 1000 };
}

/**
 * A store of bounded bytes with single flight and stale-while-revalidate. What it holds lies in a `segmented-store`;
 * `fetch()` of `lru-cache` knows no end of staleness and lets go of what is being made when it evicts, so these two are here.
 */
export function createStaleCache<Value>(options: CacheOptions<Value>): StaleCache<Value> {
  const { maxBytes, sizeOf, stale, onFailedRenewal, note, now = () => performance.now() } = options;
  const entries = createSegmentedStore<Entry<Value>>(maxBytes, ({ value }) => sizeOf(value));
  const running = new Map<string, Promise<Value>>();
  let renewing = 0;

  function refresh(key: string, make: () => Promise<CacheEntry<Value>>): Promise<Value> {
    const known = running.get(key);
    if (known) return known;
    const run = make()
      .then((made) => {
        if (made.keep > 0) entries.set(key, entryOf(made, stale, now()));
        return made.value;
      })
      .finally(() => running.delete(key));
    running.set(key, run);
    return run;
  }

  /** Does nothing while there are enough of them: who asks next tries again. */
  function renew(key: string, make: Make<Value>): void {
    if (renewing >= RENEWALS || running.has(key)) return;
    renewing += 1;
    refresh(key, () => make(false))
      .catch((error: unknown) => onFailedRenewal?.(error))
      .finally(() => (renewing -= 1));
  }

  function find(key: string): { value: Value; isFresh: boolean } | undefined {
    const entry = entries.get(key);
    const time = now();
    if (!entry || time >= entry.staleUntil) return undefined;
    return { value: entry.value, isFresh: time < entry.freshUntil };
  }

  return {
    get size() {
      return entries.size;
    },
    get(key, make) {
      const found = find(key);
      if (!found) {
        note?.('miss');
        return refresh(key, () => make(true));
      }
      note?.(found.isFresh ? 'hit' : 'stale');
      if (!found.isFresh) renew(key, make);
      return Promise.resolve(found.value);
    },
    peek: find,
    remeasure: (key) => entries.remeasure(key),
  };
}

/** One store for each version of what is kept: a new version begins empty, and what is still being made for the old one is lost. */
export function onePerVersion<Store>(create: () => Store): (version: string) => Store {
  let current = '';
  let store = create();
  return (version) => {
    if (version !== current) store = create();
    current = version;
    return store;
  };
}
