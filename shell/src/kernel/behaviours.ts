import { LANG_CODE } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';
import { word } from './feedback/frame-words.ts';
import { firstPage } from './page-data.ts';
import { toast } from './feedback/toast.ts';

/** CSS pixels (spec LIM-back-to-top). */
const BACK_TO_TOP_FROM = 800;
/** Milliseconds a page must be seen before it counts (spec G-4). */
const SEEN_AFTER = 1000;

/** Some pages offer their link from the corner, too (spec SCR-copy-link). */
export function offerLink(isOffered: boolean): void {
  document.querySelector('[data-corner-copy]')?.toggleAttribute('data-offered', isOffered);
}

function watchScroll(): void {
  const top = document.querySelector<HTMLElement>('[data-back-to-top]');
  const copy = document.querySelector<HTMLElement>('[data-corner-copy]');
  if (!top || !copy) return;
  const update = () => {
    top.hidden = scrollY < BACK_TO_TOP_FROM;
    copy.hidden = top.hidden || !copy.hasAttribute('data-offered');
  };
  addEventListener('scroll', update, { passive: true });
  update();
}

/** The button goes with the scroll, so the keyboard goes on from the content (WCAG 2.4.3). */
function backToTop(): void {
  scrollTo({ top: 0 });
  document.querySelector('main')?.focus({ preventScroll: true });
}

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast(word('linkCopied'));
  } catch {
    toast(word('linkCopyFailed'));
  }
}

/** The share link of the footer is one for all pages; what it shares is known when it is used. */
function sharePage(link: HTMLAnchorElement): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  link.search = new URLSearchParams({ url: canonical ?? location.href, title: document.title }).toString();
}

function onClick(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('[data-back-to-top]')) backToTop();
  if (target?.closest('[data-copy-link]')) void copyAddress();
  if (target?.closest('[data-print=""]')) print();
  const share = target?.closest<HTMLAnchorElement>('a[data-share-page]');
  if (share) sharePage(share);
}

/** Once per article and session; `keepalive` lets the visitor leave meanwhile. */
async function countView(element: HTMLElement, baseId: string): Promise<void> {
  const key = `seen:${baseId}`;
  if (sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, '1');
  const response = await fetch(`${API_PREFIX}/article/updateHits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ baseId, language: LANG_CODE[firstPage.lang] }),
    keepalive: true,
  });
  const answer = (await response.json()) as { data?: { hits?: number } };
  if (answer.data?.hits !== undefined)
    element.textContent = answer.data.hits.toLocaleString(document.documentElement.lang);
}

/** A page is seen when it has been on screen for a second: not yet while it is prerendered or in a background tab. */
export function countHits(): void {
  const element = document.querySelector<HTMLElement>('main [data-hits]');
  const baseId = element?.dataset['hits'];
  if (!element || !baseId) return;
  const count = () => {
    if (!element.isConnected) return;
    if (document.visibilityState !== 'visible') document.addEventListener('visibilitychange', wait, { once: true });
    // A failed count is nobody's concern but the log's (spec ERR-logged-only).
    else void countView(element, baseId).catch(() => {});
  };
  const wait = () => setTimeout(count, SEEN_AFTER);
  wait();
}

export function listenForBehaviours(): void {
  document.documentElement.dataset['js'] = '';
  document.addEventListener('click', onClick);
  watchScroll();
}
