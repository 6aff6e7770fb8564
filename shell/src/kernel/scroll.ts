/*
 * The kernel restores scroll positions itself: a fragment arrives after the browser would have scrolled. Positions are
 * kept per history entry, which `history.state.key` names.
 */
const PREFIX = 'scroll:';

const newKey = () => Math.random().toString(36).slice(2);
const keyOf = (historyState: unknown) => (historyState as { key?: string } | null)?.key;

let key = keyOf(history.state) ?? newKey();

/** Past single-spa's patch of `history`: the kernel's own entries must not start another round of routing. */
const original = History.prototype;

export function replaceEntry(): void {
  key = newKey();
  original.replaceState.call(history, { ...(history.state as object | null), key }, '');
}

export function pushEntry(url: string): void {
  key = newKey();
  original.pushState.call(history, { key }, '', url);
}

/** A history entry became the present one. */
export function adoptEntry(historyState: unknown): void {
  key = keyOf(historyState) ?? key;
}

export const hasKey = (historyState: unknown) => keyOf(historyState) !== undefined;

export function saveScroll(): void {
  try {
    sessionStorage.setItem(PREFIX + key, `${scrollX},${scrollY}`);
  } catch {
    // Storage is full or denied: the page then opens at its top.
  }
}

export function restoreScroll(): void {
  const saved = sessionStorage.getItem(PREFIX + key)?.split(',') ?? [];
  scrollTo({ left: Number(saved[0] ?? 0), top: Number(saved[1] ?? 0), behavior: 'instant' });
}

export function scrollToHash(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else scrollTo({ left: 0, top: 0, behavior: 'instant' });
}

export function ownScrolling(): void {
  history.scrollRestoration = 'manual';
  if (!hasKey(history.state)) original.replaceState.call(history, { ...(history.state as object | null), key }, '');
  addEventListener('pagehide', saveScroll);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry && entry.type !== 'navigate') restoreScroll();
}
