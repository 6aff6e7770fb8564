import type { Fragment } from 'shared/contract/section/section';
import { BASE, FRAGMENT_PREFIX } from 'shared/contract/site/site';
import { pageStyles } from './header/menu.ts';
import { fetchEarly } from './load-files.ts';
import { HOME } from './page-link.ts';

/** Milliseconds a prefetched fragment may wait for its click. */
const KEPT_FOR = 15_000;

const ahead = new Map<string, Promise<Fragment>>();

/** A page and its styles come side by side: one way to the server and back. */
async function request(url: URL, signal?: AbortSignal): Promise<Fragment> {
  const style = pageStyles[url.pathname.slice(HOME.length)];
  if (style) fetchEarly([style, '']);
  const address = FRAGMENT_PREFIX + url.pathname.slice(BASE.length) + url.search;
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal: signal ?? null });
  try {
    return (await response.json()) as Fragment;
  } catch {
    // A page that is a document, or an answer that was cut off: the network is there.
    throw new SyntaxError(address);
  }
}

/** @throws TypeError when the network is gone (Fetch standard), SyntaxError when the address must be opened as a document. */
export function fetchFragment(url: URL, signal: AbortSignal): Promise<Fragment> {
  const early = ahead.get(url.href);
  ahead.delete(url.href);
  // A prefetch that failed says nothing about now.
  return early ? early.catch(() => request(url, signal)) : request(url, signal);
}

/** Fetches a fragment before anybody clicks. */
export function fetchAhead(url: URL): void {
  if (ahead.has(url.href)) return;
  const loading = request(url);
  ahead.set(url.href, loading);
  const forget = () => ahead.delete(url.href);
  loading.catch(forget);
  setTimeout(forget, KEPT_FOR);
}
