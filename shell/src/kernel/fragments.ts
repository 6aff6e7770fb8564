import type { Fragment } from 'shared/contract/section';
import { BASE, FRAGMENT_PREFIX } from 'shared/contract/site';

/** Milliseconds a prefetched fragment may wait for its click. */
const KEPT_FOR = 15_000;
/** A hover shorter than this is a passing pointer; also the specification's minimum fetch delay (§9). */
const MINIMUM_DELAY = 200;
/** Milliseconds; product specification §9. */
const IDLE_TIMEOUT = 2000;

/** The answer was no fragment: the address must be opened as a document. */
export class NotAFragment extends Error {}

const ahead = new Map<string, Promise<Fragment>>();

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Never on 2g or with data saver (product specification §4). */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

async function request(url: URL, signal?: AbortSignal): Promise<Fragment> {
  const address = FRAGMENT_PREFIX + url.pathname.slice(BASE.length) + url.search;
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal: signal ?? null });
  if (!response.headers.get('content-type')?.includes('json')) throw new NotAFragment(address);
  return (await response.json()) as Fragment;
}

/** @throws TypeError when the network is gone (Fetch standard), {@link NotAFragment} otherwise. */
export function fetchFragment(url: URL, signal: AbortSignal): Promise<Fragment> {
  const early = ahead.get(url.href);
  ahead.delete(url.href);
  // A prefetch that failed says nothing about now.
  return early ? early.catch(() => request(url, signal)) : request(url, signal);
}

function prefetch(url: URL): void {
  if (ahead.has(url.href) || !mayPrefetch()) return;
  const loading = request(url);
  ahead.set(url.href, loading);
  const forget = () => ahead.delete(url.href);
  loading.catch(forget);
  setTimeout(forget, KEPT_FOR);
}

/** Hover, focus and touch say where a visitor goes next. */
export function listenForIntent(linkOf: (event: Event) => URL | null): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event) => {
    clearTimeout(timer);
    const url = linkOf(event);
    if (url && url.pathname + url.search !== location.pathname + location.search) {
      timer = setTimeout(prefetch, event.type === 'touchstart' ? 0 : MINIMUM_DELAY, url);
    }
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, consider, { passive: true });
  }
}

export function whenIdle(task: () => void): void {
  if (!mayPrefetch()) return;
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  else setTimeout(task, IDLE_TIMEOUT);
}
