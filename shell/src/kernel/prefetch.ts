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

/** Hover, focus and press say where a visitor goes next; a click goes there by itself. */
export function listenForIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event) => {
    const { type } = event;
    clearTimeout(timer);
    const url = pageOf(linkOf(event));
    if (type === 'click' || !isElsewhere(url) || !mayPrefetch()) return;
    if (type === 'pointerdown') fetchAhead(url);
    else timer = setTimeout(fetchAhead, MINIMUM_DELAY, url);
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click']) {
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

/** Follows the first links in sight ahead, one after the other. */
export function prefetchInSight(): void {
  // To ask each link where it is would lay out what is folded up, too.
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const links = entries.filter((one) => one.isIntersecting).map(({ target }) => target as HTMLAnchorElement);
    const urls = links.map((link) => pageOf(link)).filter(isElsewhere);
    const unique = [...new Map(urls.map((url) => [url.href, url])).values()].slice(0, IDLE_LINKS);
    unique.forEach((url, index) => setTimeout(fetchAhead, index * MINIMUM_DELAY, url));
  });
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
}
