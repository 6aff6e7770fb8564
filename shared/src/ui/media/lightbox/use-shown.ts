import { useEffect, useState } from 'react';
import { hashOf, indexIn } from './shown-hash.ts';

export interface Shown {
  /** From 0, or null while the gallery is closed. */
  index: number | null;
  show: (index: number | null) => void;
}

/**
 * Which picture is shown; the address says it too, so that it can be shared and read back. The state of the history
 * entry stays, because it belongs to the site's navigation.
 */
export function useShown(gallery: string, count: number): Shown {
  const [index, setIndex] = useState<number | null>(null);
  useEffect(() => {
    const read = () => {
      const named = indexIn(location.hash, gallery, count);
      if (named !== null) setIndex(named);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [gallery, count]);
  function show(next: number | null): void {
    setIndex(next);
    const hash = next === null ? '' : `#${hashOf(gallery, next)}`;
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  }
  return { index, show };
}
