import { LRUCache } from 'lru-cache';

/** Part of the bytes that what was asked for once may always take, so that what is new has a place. */
const NEWCOMERS = 1 / 8;

export interface SegmentedStore<Value extends object> {
  /** Who asks again shows that it is worth its place. */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Measures a value again that has grown since. */
  remeasure(key: string): void;
  readonly size: number;
}

/**
 * Values of bounded bytes, of which those go first that were asked for once (segmented LRU, Karedla et al. 1994): a flood
 * of addresses that nobody asks for again pushes out itself.
 */
export function createSegmentedStore<Value extends object>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
): SegmentedStore<Value> {
  // A size of 0 is refused by the store.
  const sizeCalculation = (value: Value, key: string) => sizeOf(value) + key.length + 1;
  const segment = () => new LRUCache<string, Value>({ maxSize: maxBytes, sizeCalculation });
  const [newcomers, proven] = [segment(), segment()];

  function makeRoom(): void {
    while (newcomers.calculatedSize + proven.calculatedSize > maxBytes) {
      const isFirst = newcomers.calculatedSize > maxBytes * NEWCOMERS || proven.size === 0;
      (isFirst ? newcomers : proven).pop();
    }
  }

  function put(into: LRUCache<string, Value>, key: string, value: Value): void {
    into.set(key, value);
    makeRoom();
  }

  return {
    get size() {
      return newcomers.size + proven.size;
    },
    get(key) {
      const known = proven.get(key);
      if (known) return known;
      const value = newcomers.get(key);
      if (!value) return undefined;
      newcomers.delete(key);
      put(proven, key, value);
      return value;
    },
    set: (key, value) => put(proven.has(key) ? proven : newcomers, key, value),
    remeasure(key) {
      const home = proven.has(key) ? proven : newcomers;
      const value = home.peek(key);
      // The store measures values that it does not have yet.
      if (value) put(home, key, { ...value });
    },
  };
}
