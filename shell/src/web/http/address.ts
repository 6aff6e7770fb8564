import { isLang, type Lang } from 'shared/contract/lang';
import { API_PREFIX, ASSET_PREFIX, BASE, FRAGMENT_PREFIX, MEDIA_PREFIX } from 'shared/contract/site';

/** What an address asks for, before any section is asked. */
export type Address =
  | { kind: 'home' }
  | { kind: 'asset'; path: string }
  | { kind: 'media'; path: string }
  | { kind: 'service' }
  | { kind: 'page'; lang: Lang; path: string; search: string; fragment: boolean; slash: boolean }
  /** Below the base without a language that exists. */
  | { kind: 'no-language'; first: string; rest: string; search: string; fragment: boolean }
  | { kind: 'outside' };

const below = (path: string, prefix: string) => path.startsWith(`${prefix}/`);

function pageAddress(path: string, search: string, fragment: boolean): Address {
  const [, first = ''] = path.split('/');
  if (!isLang(first)) return { kind: 'no-language', first, rest: path === '/' ? '' : path, search, fragment };
  const rest = path.slice(first.length + 1);
  const slash = rest.endsWith('/');
  return { kind: 'page', lang: first, path: rest.replace(/\/+$/, '') || '/', search, fragment, slash };
}

/** `target` is the request target: path and query as they came (RFC 9112 §3.2.1). */
export function parseAddress(target: string): Address {
  const cut = target.indexOf('?');
  const path = cut === -1 ? target : target.slice(0, cut);
  const search = cut === -1 ? '' : target.slice(cut);
  if (below(path, ASSET_PREFIX)) return { kind: 'asset', path: path.slice(ASSET_PREFIX.length + 1) };
  if (below(path, MEDIA_PREFIX)) return { kind: 'media', path: path.slice(MEDIA_PREFIX.length + 1) };
  if (below(path, API_PREFIX)) return { kind: 'service' };
  if (below(path, FRAGMENT_PREFIX)) return pageAddress(path.slice(FRAGMENT_PREFIX.length), search, true);
  if (path === '/') return { kind: 'home' };
  if (path === BASE || below(path, BASE)) return pageAddress(path.slice(BASE.length) || '/', search, false);
  return { kind: 'outside' };
}
