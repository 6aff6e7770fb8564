import type { Fragment } from 'shared/contract/section/section';
import { word } from './feedback/frame-words.ts';
import { fetchFragment } from './fragments.ts';
import { preloadFor } from './islands/islands.ts';
import { loadStylesheet } from './load-files.ts';
import { constellation, firstPage } from './page-data.ts';
import { addressOf } from './page-link.ts';

/** Milliseconds; after that the browser's own navigation does better. */
const STYLES_TIMEOUT = 5000;

/** Another constellation or layout changes the frame itself. */
function needsDocument(fragment: Fragment): boolean {
  return fragment.constellation !== constellation.id || fragment.layout !== document.documentElement.dataset['layout'];
}

/** The page that stands in when the network is gone; its words came with the document. */
function offlineFragment(url: URL): Fragment {
  const { documentElement } = document;
  return {
    constellation: constellation.id,
    url: addressOf(url),
    status: 0,
    title: word('offlineTitle'),
    htmlLang: documentElement.lang,
    layout: documentElement.dataset['layout'] as Fragment['layout'],
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

const patience = () => new Promise<never>((_resolve, reject) => setTimeout(reject, STYLES_TIMEOUT));

/**
 * Brings a page and its styles; the old page stays as it is.
 * @returns null when the address is to be opened as a document
 */
export async function prepare(url: URL, signal: AbortSignal): Promise<Fragment | null> {
  try {
    const fragment = await obtain(url, signal);
    signal.throwIfAborted();
    if (needsDocument(fragment)) return null;
    if (fragment.page.islands.some((island) => island.when === 'load')) preloadFor(fragment.page);
    await Promise.race([Promise.all(fragment.css.map((asset) => loadStylesheet(asset, signal))), patience()]);
    return fragment;
  } catch {
    return null;
  }
}
