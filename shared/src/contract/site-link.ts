import type { Lang } from './lang.ts';
import { BASE } from './site.ts';

/** Address of a page of this site; `address` is below the language segment, such as `/news?page=2`. */
export function pageHref(lang: Lang, address: string): string {
  return `${BASE}/${lang}${address === '/' ? '' : address}`;
}

/** Below the language segment. Links are always made with `baseid` (decision G-3). */
export function articleAddress(baseId: string): string {
  return `/news/detail?baseid=${encodeURIComponent(baseId)}`;
}

export interface ContentLink {
  href: string;
  /** Leads away from this site. */
  external: boolean;
}

/**
 * An address as editors write it: absolute, a place on the page, or below the language
 * segment with or without a slash (decision G-25).
 */
export function contentLink(lang: Lang, url: string): ContentLink {
  if (/^(https?:)?\/\//i.test(url)) return { href: url, external: true };
  if (/^(mailto:|tel:|#)/i.test(url)) return { href: url, external: false };
  return { href: pageHref(lang, `/${url.replace(/^\/+/, '')}`), external: false };
}
