import { getHere, isHere, navigate, setHere, stopNavigating } from './navigate.ts';
import { state } from './islands/island-state.ts';
import { isPage, linkOf, pageOf } from './page-link.ts';
import { listenForIntent } from './prefetch.ts';
import { adoptEntry, hasKey, replaceEntry, restoreScroll, saveScroll } from './scroll.ts';

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function onClick(event: MouseEvent): void {
  const url = isPlain(event) ? pageOf(linkOf(event)) : null;
  if (!url) return;
  if (isHere(url) && url.hash) {
    // The browser jumps by itself; at popstate it would be too late to know from where.
    saveScroll();
    return;
  }
  event.preventDefault();
  void navigate(url, { kind: 'push' });
}

/** GET forms that lead to a page of this site are links with a query; a download is the browser's. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const url = new URL(form.action);
  if (event.defaultPrevented || form.method !== 'get' || form.target || !isPage(url)) return;
  const data = new FormData(form, event.submitter);
  const pairs = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value] as [string, string]] : [],
  );
  url.search = new URLSearchParams(pairs).toString();
  event.preventDefault();
  void navigate(url, { kind: 'push' });
}

/** Addresses that the present page's island routes by itself. */
function isOwned(address: string): boolean {
  const owns = state.page?.owns;
  if (!owns || !state.routes) return false;
  const path = address.split('?')[0] ?? '';
  return owns.endsWith('/') ? path.startsWith(owns) : path === owns;
}

function onPop(event: PopStateEvent): void {
  const address = location.pathname + location.search;
  if (address !== getHere() && isOwned(getHere()) && isOwned(address)) {
    setHere(address);
    adoptEntry(event.state);
    return;
  }
  // single-spa announces every change of history by an event of its own.
  if ('singleSpa' in event) return;
  if (address !== getHere()) return void navigate(new URL(location.href), { kind: 'pop', state: event.state });
  stopNavigating();
  if (!hasKey(event.state)) return replaceEntry();
  saveScroll();
  adoptEntry(event.state);
  restoreScroll();
}

/** The kernel listens before single-spa exists, so that its own listener is never captured by single-spa's patch. */
export function listenForLinks(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  addEventListener('popstate', onPop);
  listenForIntent();
}
