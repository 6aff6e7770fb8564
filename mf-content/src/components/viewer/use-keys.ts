import { useEffect, type Dispatch, type RefObject } from 'react';
import { moveOfKey } from './orbit.ts';
import type { ViewerEvent } from './viewer-state.ts';

/** Keys that turn the vehicle while its frame has the focus, and Escape anywhere in the viewer. */
export function useKeys(
  viewer: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  send: Dispatch<ViewerEvent>,
): void {
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const onMove = (event: KeyboardEvent) => {
      const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moveOfKey(event.key);
      if (!move) return;
      event.preventDefault();
      send({ kind: 'moved', move });
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') send({ kind: 'closed' });
    };
    frame.current?.addEventListener('keydown', onMove, { signal });
    viewer.current?.addEventListener('keydown', onEscape, { signal });
    return () => left.abort();
  }, [viewer, frame, send]);
}
