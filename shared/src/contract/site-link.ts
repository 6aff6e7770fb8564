import type { Lang } from './lang.ts';
import { BASE, MEDIA_PREFIX } from './site.ts';

/** Address of a page of this site; `address` is below the language segment, such as `/news?page=2`. */
export function pageHref(lang: Lang, address: string): string {
  return `${BASE}/${lang}${address === '/' ? '' : address}`;
}

/** Where articles are shown, and the list they belong to. Both are below the language segment. */
export interface ArticleArea {
  detail: string;
  list: string;
}

const NEWS_AREA: ArticleArea = { detail: '/news/detail', list: '/news' };
const AREAS: Readonly<Record<string, ArticleArea>> = {
  'COL-SHZR': { detail: '/csr/detail', list: '/csr/list' },
  'COL-KJCX': { detail: '/tech/detail', list: '/tech/innoList' },
};

/** By the root of its category code: responsibility, technology, and the news for everything else (decision table 8.1). */
export function articleArea(categoryCode: string): ArticleArea {
  const root = categoryCode.split('-', 2).join('-');
  return (Object.hasOwn(AREAS, root) ? AREAS[root] : undefined) ?? NEWS_AREA;
}

/** An article as far as its address needs it. */
export interface AddressedArticle {
  baseId: string;
  categoryCode: string;
}

/** The one address of an article, below the language segment. Links are always made with `baseid` (decision G-3). */
export function articleAddress({ baseId, categoryCode }: AddressedArticle): string {
  return `${articleArea(categoryCode).detail}?baseid=${encodeURIComponent(baseId)}`;
}

export interface ContentLink {
  href: string;
  /** Leads away from this site. */
  external: boolean;
}

/**
 * An address as editors write it: absolute, a file of the pack, a place on the page, or below the language
 * segment with or without a slash (decision G-25).
 */
export function contentLink(lang: Lang, url: string): ContentLink {
  if (/^(https?:)?\/\//i.test(url)) return { href: url, external: true };
  if (/^(mailto:|tel:|#)/i.test(url) || url.startsWith(`${MEDIA_PREFIX}/`)) return { href: url, external: false };
  return { href: pageHref(lang, `/${url.replace(/^\/+/, '')}`), external: false };
}
