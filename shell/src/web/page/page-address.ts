import { isLang, type Lang } from 'shared/contract/text/lang';
import { BASE, FRAGMENT_PREFIX } from 'shared/contract/site/site';

/** What a request target below the base asks for, before any section is asked. */
export type RequestedPage =
  | { kind: 'page'; lang: Lang; path: string; search: string; isFragment: boolean; hasSlash: boolean }
  /** Without a language that exists. */
  | { kind: 'no-language'; first: string; rest: string; search: string };

/** @param target path and query as they came (RFC 9112 §3.2.1), at or below `BASE` */
export function requestedPage(target: string): RequestedPage {
  const cut = target.indexOf('?');
  const path = cut === -1 ? target : target.slice(0, cut);
  const search = cut === -1 ? '' : target.slice(cut);
  const isFragment = path.startsWith(`${FRAGMENT_PREFIX}/`);
  const below = path.slice(isFragment ? FRAGMENT_PREFIX.length : BASE.length) || '/';
  const [, first = ''] = below.split('/');
  if (!isLang(first)) return { kind: 'no-language', first, rest: below === '/' ? '' : below, search };
  const rest = below.slice(first.length + 1);
  return {
    kind: 'page',
    lang: first,
    path: rest.replace(/\/+$/, '') || '/',
    search,
    isFragment,
    hasSlash: rest.endsWith('/'),
  };
}

/** The address of a page's document, which is also its key in the cache. */
export function documentUrl({ lang, path, search }: { lang: Lang; path: string; search: string }): string {
  return `${BASE}/${lang}${path === '/' ? '' : path}${search}`;
}

const FRAGMENTS = `${FRAGMENT_PREFIX}/`;

/** The document's address of a request target as it came, and whether its fragment is asked for. Parses nothing. */
export function pageKey(target: string): { url: string; isFragment: boolean } {
  const isFragment = target.startsWith(FRAGMENTS);
  return { url: isFragment ? `${BASE}/${target.slice(FRAGMENTS.length)}` : target, isFragment };
}
