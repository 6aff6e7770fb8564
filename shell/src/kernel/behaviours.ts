import { LANG_CODE } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';
import { firstPage } from './page-data.ts';

/** Milliseconds a page must be seen before it counts (spec G-4). */
const SEEN_AFTER = 1000;

/** Some pages offer their link from the corner, too (spec SCR-copy-link). */
export function offerLink(isOffered: boolean): void {
  document.querySelector('[data-corner-copy]')?.toggleAttribute('data-offered', isOffered);
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
