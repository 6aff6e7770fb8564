import { atom } from 'jotai';

interface StoredOptions<Value> {
  /** What else is found under the key counts as nothing. */
  isValue: (value: unknown) => value is Value;
}

/**
 * A value that this device keeps, told to its other tabs. The first render has the initial value, as the server's HTML
 * has; what is stored comes after hydration. As `atomWithStorage` of jotai/utils, which checks nothing that it reads,
 * throws where storage is full and weighs three times as much in the runtime.
 */
export function storedAtom<Value>(key: string, initial: Value, { isValue }: StoredOptions<Value>) {
  function read(): Value {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? '');
      return isValue(value) ? value : initial;
    } catch {
      // Nothing there, nothing of ours, or storage is denied.
      return initial;
    }
  }
  const value = atom(initial);
  value.onMount = (set) => {
    const update = () => set(read());
    update();
    addEventListener('storage', update);
    return () => removeEventListener('storage', update);
  };
  return atom(
    (get) => get(value),
    (_get, set, next: Value) => {
      set(value, next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Full or denied: the tab still has it.
      }
    },
  );
}
