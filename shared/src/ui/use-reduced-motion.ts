import { useSyncExternalStore } from 'react';

const CALM = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(CALM);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function prefersReducedMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia(CALM).matches || connection?.saveData === true;
}

/** Whether nothing may move or load by itself: asked for by the visitor, or not yet known (WCAG 2.3.3). */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
