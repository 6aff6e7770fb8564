/** One kept answer and how long it may be served. Times are milliseconds since the epoch. */
interface Entry<Value> {
  value: Value;
  freshUntil: number;
  staleUntil: number;
}

export interface Kept<Value> {
  value: Value;
  /** Seconds the value is fresh; 0 is never kept. */
  keep: number;
}

export type CacheOutcome = 'hit' | 'stale' | 'miss';

export interface CacheOptions {
  /** Entries; the least recently used goes first. */
  limit: number;
  /** Seconds after `keep` in which the old value is served while a new one is made. */
  stale: number;
  /** Told how each request was answered: from a fresh entry, from an old one, or by making it. */
  note?: ((outcome: CacheOutcome) => void) | undefined;
  now?: () => number;
}

/** @param isWaited false while an old value is served meanwhile: there is time to make the new one well */
export type Make<Value> = (isWaited: boolean) => Promise<Kept<Value>>;

export interface PageCache<Value> {
  /** The kept value, or the one `make` gives; simultaneous askers of a key share one run of it. */
  get(key: string, make: Make<Value>): Promise<Value>;
  readonly size: number;
}

/**
 * Keys carry constellation and content version, so a change of either is a new key and the old pages age out: nothing
 * is ever invalidated by guess. Within a version a page is served stale while it is made anew.
 */
export function createPageCache<Value>({ limit, stale, note, now = Date.now }: CacheOptions): PageCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  const running = new Map<string, Promise<Value>>();

  function keepValue(key: string, { value, keep }: Kept<Value>): void {
    if (keep <= 0) return;
    const freshUntil = now() + keep * 1000;
    entries.delete(key);
    entries.set(key, { value, freshUntil, staleUntil: freshUntil + stale * 1000 });
    const oldest = entries.keys().next();
    if (entries.size > limit && !oldest.done) entries.delete(oldest.value);
  }

  function refresh(key: string, make: () => Promise<Kept<Value>>): Promise<Value> {
    const known = running.get(key);
    if (known) return known;
    const run = make()
      .then((made) => {
        keepValue(key, made);
        return made.value;
      })
      .finally(() => running.delete(key));
    running.set(key, run);
    return run;
  }

  return {
    get size() {
      return entries.size;
    },
    get(key, make) {
      const entry = entries.get(key);
      const time = now();
      if (!entry || time >= entry.staleUntil) {
        note?.('miss');
        return refresh(key, () => make(true));
      }
      note?.(time >= entry.freshUntil ? 'stale' : 'hit');
      entries.delete(key);
      entries.set(key, entry);
      // The old page is served either way; its failure to renew was reported where it happened.
      if (time >= entry.freshUntil) refresh(key, () => make(false)).catch(() => {});
      return Promise.resolve(entry.value);
    },
  };
}
