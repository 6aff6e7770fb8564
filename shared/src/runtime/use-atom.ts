import type { Atom, WritableAtom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { usePage } from './page-context.tsx';

/**
 * Reads a shared atom. An island may hydrate after another one has changed the store: it must first agree with the HTML
 * it finds (else React error 418), so hydration reads the pristine store and only then the living one.
 */
export function useAtomValue<Value>(atom: Atom<Value>): Value {
  const { store, pristine } = usePage();
  const subscribe = useCallback((notify: () => void) => store.sub(atom, notify), [store, atom]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => pristine.get(atom),
  );
}

export function useAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): [Value, (...next: Args) => Result] {
  const { store } = usePage();
  const value = useAtomValue(atom);
  const change = useCallback((...next: Args) => store.set(atom, ...next), [store, atom]);
  return [value, change];
}
