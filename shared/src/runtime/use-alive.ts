import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while an island hydrates, true from then on: for what only works with script. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
