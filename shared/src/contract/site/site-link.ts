import type { Lang } from '../text/lang.ts';
import { BASE, MEDIA_PREFIX } from './site.ts';

/** Address of a page of this site; `address` is below the language segment, such as `/news?page=2`. */
export function pageHref(lang: Lang, address: string): string {
  return `${BASE}/${lang}${address === '/' ? '' : address}`;
}

export interface ContentLink {
  href: string;
  /** Leads away from this site. */
  external: boolean;
}

/**
 * An address as editors write it: absolute, a file of the pack, a place on the page, or below the language
 * segment with or without a slash (spec G-25).
 */
export function contentLink(lang: Lang, url: string): ContentLink {
  if (/^(https?:)?\/\//i.test(url)) return { href: url, external: true };
  if (/^(mailto:|tel:|#)/i.test(url) || url.startsWith(`${MEDIA_PREFIX}/`)) return { href: url, external: false };
  return { href: pageHref(lang, `/${url.replace(/^\/+/, '')}`), external: false };
}
