import type { Fragment } from 'shared/contract/section/section';
import { word } from './feedback/frame-words.ts';
import { fetchFragment } from './fragments.ts';
import { preloadFor } from './islands/islands.ts';
import { loadStylesheet } from './load-files.ts';
import { constellation, firstPage } from './page-data.ts';
import { endProgress, startProgress } from './feedback/progress.ts';
import { adoptEntry, pushEntry, restoreScroll, saveScroll, scrollToHash } from './scroll.ts';
import { announcePage, showPage } from './show-page.ts';

/** Milliseconds; after that the browser's own navigation does better. */
const STYLES_TIMEOUT = 5000;

export type Move = { kind: 'push' } | { kind: 'pop'; state: unknown };

/** Path and query of the page on screen. */
let here = location.pathname + location.search;
let current: AbortController | null = null;

export const isHere = (url: URL) => url.pathname + url.search === here;
export function setHere(address: string): void {
  here = address;
}
export const getHere = () => here;

/** The visitor is back on the page on screen, or jumps within it: what was under way does not count any more. */
export function stopNavigating(): void {
  current?.abort();
  endProgress('done');
}

function openDocument(url: URL, move: Move): void {
  if (move.kind === 'push') location.assign(url);
  else location.reload();
}

/** Another constellation, layout or language changes the frame itself. */
function needsDocument(fragment: Fragment): boolean {
  const { documentElement } = document;
  return (
    fragment.constellation !== constellation.id ||
    fragment.htmlLang !== documentElement.lang ||
    fragment.layout !== documentElement.dataset['layout']
  );
}

/** The page that stands in when the network is gone; its words came with the document. */
function offlineFragment(url: URL): Fragment {
  const { documentElement } = document;
  return {
    constellation: constellation.id,
    url: url.pathname + url.search,
    status: 0,
    title: word('offlineTitle'),
    htmlLang: documentElement.lang,
    layout: documentElement.dataset['layout'] === 'bare' ? 'bare' : 'default',
    headerTheme: 'dark',
    head: [],
    css: [],
    html: document.querySelector<HTMLTemplateElement>('template#offline')?.innerHTML ?? '',
    languageHref: url.pathname,
    page: { ...firstPage, section: '', islands: [], words: {}, js: [] },
  };
}

async function obtain(url: URL, signal: AbortSignal): Promise<Fragment> {
  try {
    return await fetchFragment(url, signal);
  } catch (error) {
    if (error instanceof TypeError) return offlineFragment(url);
    throw error;
  }
}

async function loadStyles(fragment: Fragment): Promise<void> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('stylesheets took too long')), STYLES_TIMEOUT);
  });
  await Promise.race([Promise.all(fragment.css.map((asset) => loadStylesheet(asset))), timeout]);
}

async function prepare(url: URL, signal: AbortSignal): Promise<Fragment | null> {
  const fragment = await obtain(url, signal);
  if (signal.aborted) return fragment;
  if (needsDocument(fragment)) return null;
  if (fragment.page.islands.some((island) => island.when === 'load')) preloadFor(fragment.page);
  await loadStyles(fragment);
  return fragment;
}

interface Arrival {
  fragment: Fragment;
  url: URL;
  move: Move;
  signal: AbortSignal;
}

function commitIn({ fragment, url, move, signal }: Arrival): () => Promise<void> {
  return async () => {
    await showPage(fragment, signal, () => {
      if (move.kind === 'push') pushEntry(fragment.url + url.hash);
      else adoptEntry(move.state);
      here = fragment.url;
    });
    if (signal.aborted) return;
    if (move.kind === 'push') scrollToHash(url.hash);
    else restoreScroll();
  };
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState !== 'visible';

async function commit(change: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition || calm()) return change();
  const transition = document.startViewTransition(change);
  // Both reject when a transition is skipped, which is no failure of the navigation.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}

/** Prepare, then commit: the old page stays whole until the new one is ready. A newer navigation cancels an older. */
export async function navigate(url: URL, move: Move): Promise<void> {
  current?.abort();
  const mine = new AbortController();
  current = mine;
  saveScroll();
  startProgress();
  try {
    const fragment = await prepare(url, mine.signal);
    if (mine.signal.aborted) return;
    if (!fragment) return openDocument(url, move);
    await commit(commitIn({ fragment, url, move, signal: mine.signal }));
    if (mine.signal.aborted) return;
    announcePage(fragment.title);
    endProgress(fragment.status === 0 ? 'failed' : 'done');
  } catch {
    if (mine.signal.aborted) return;
    endProgress('failed');
    openDocument(url, move);
  }
}
