import { fetchAhead } from './fragments.ts';
import { addressOf, linkOf, pageOf } from './page-link.ts';

/** Milliseconds (spec LIM-prefetch). A hover shorter than the delay is a passing pointer. */
const MINIMUM_DELAY = 200;
const IDLE_TIMEOUT = 2000;
/** Links that an idle page may follow ahead: the first ones in sight are where most visitors go. */
const IDLE_LINKS = 3;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Never on 2g or with data saver (spec STATE-prefetch). */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

const isElsewhere = (url: URL | null): url is URL => url !== null && addressOf(url) !== addressOf(location);

/** Hover, focus and touch say where a visitor goes next. */
export function listenForIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event) => {
    clearTimeout(timer);
    const url = pageOf(linkOf(event));
    if (!isElsewhere(url) || !mayPrefetch()) return;
    timer = setTimeout(fetchAhead, event.type === 'touchstart' ? 0 : MINIMUM_DELAY, url);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, consider, { passive: true });
  }
}

/** Runs a task when nothing else happens, if this connection may be used for what nobody has asked for. */
export function whenIdle(task: () => void): void {
  if (!mayPrefetch()) return;
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  else setTimeout(task, IDLE_TIMEOUT);
}

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Follows the first links in sight ahead, one after the other. */
export function prefetchInSight(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(isInSight);
  const urls = links.map((link) => pageOf(link)).filter(isElsewhere);
  const unique = [...new Map(urls.map((url) => [url.href, url])).values()].slice(0, IDLE_LINKS);
  unique.forEach((url, index) => setTimeout(fetchAhead, index * MINIMUM_DELAY, url));
}
