import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import type { Crumb, Head } from 'shared/contract/section/section';
import { BASE, MEDIA_PREFIX } from 'shared/contract/site/site';
import type { SiteInfo } from 'shared/contract/site/site-info';
import { iconPath } from '../../published/icon-links.ts';
import { PREVIEW } from '../../published/preview-address.ts';

/* JSON-LD (schema.org): who publishes the site, where a page stands, what an article is. */

export interface StructuredInput {
  head: Head;
  lang: Lang;
  /** Absolute: this page, its preview picture. */
  url: string;
  preview: string;
  origin: string;
  info: SiteInfo;
  isHome: boolean;
  /** Absolute address of the search page; null where this constellation has none. */
  searchUrl: string | null;
}

const homeUrl = ({ origin, lang }: StructuredInput) => `${origin}${BASE}/${lang}`;
/** One id in both languages: it is one group. */
const publisherId = ({ origin }: StructuredInput) => `${origin}/#organization`;

function organization(input: StructuredInput): object {
  const { info, origin } = input;
  return {
    '@context': 'https://schema.org',
    '@type': 'Corporation',
    '@id': publisherId(input),
    name: info.name,
    alternateName: info.shortName,
    slogan: info.slogan,
    url: homeUrl(input),
    logo: { '@type': 'ImageObject', url: origin + iconPath(512), width: 512, height: 512 },
    ...(info.tickers ? { tickerSymbol: info.tickers } : {}),
    sameAs: [info.weibo],
  };
}

function website(input: StructuredInput): object {
  const target = {
    '@type': 'EntryPoint',
    urlTemplate: `${input.searchUrl}?key={search_term_string}`,
  };
  const search = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    url: homeUrl(input),
    name: input.info.name,
    inLanguage: HTML_LANG[input.lang],
    publisher: { '@id': publisherId(input) },
    ...(input.searchUrl !== null ? { potentialAction: search } : {}),
  };
}

function breadcrumbs(trail: readonly Crumb[], { origin, url }: StructuredInput): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href === undefined ? url : new URL(href, origin).href,
    })),
  };
}

function newsArticle(input: StructuredInput): object {
  const { head, url, preview, origin, info, lang } = input;
  const own = head.image === undefined ? [] : [`${origin}${MEDIA_PREFIX}/${head.image}-${PREVIEW.width}.webp`];
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    mainEntityOfPage: url,
    // Longer headlines are cut by who shows them; 110 characters are what search engines read.
    headline: Array.from(head.title).slice(0, 110).join(''),
    description: head.description,
    image: [...own, preview],
    ...(head.published === undefined ? {} : { datePublished: `${head.published.replace(' ', 'T')}+08:00` }),
    inLanguage: HTML_LANG[lang],
    author: { '@type': 'Organization', name: head.author ?? info.name },
    publisher: {
      '@type': 'Organization',
      '@id': publisherId(input),
      name: info.name,
      logo: { '@type': 'ImageObject', url: origin + iconPath(512) },
    },
  };
}

/** Sections know paths only; machines that keep what they read need whole addresses. */
function withOrigin(thing: object, origin: string): object {
  const whole = (value: unknown): unknown => {
    if (typeof value === 'string') return value.startsWith(`${BASE}/`) ? origin + value : value;
    if (Array.isArray(value)) return value.map(whole);
    return typeof value === 'object' && value !== null ? withOrigin(value, origin) : value;
  };
  return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, whole(value)]));
}

/** The JSON-LD blocks of a page; none on pages that stay out of search engines. */
export function structuredData(input: StructuredInput): object[] {
  const { trail = [] } = input.head;
  if (input.head.noindex) return [];
  return [
    ...(input.isHome ? [organization(input), website(input)] : []),
    ...(trail.length > 0 ? [breadcrumbs(trail, input)] : []),
    ...(input.head.type === 'article' ? [newsArticle(input)] : []),
    ...[input.head.subject ?? []]
      .flat()
      .map((thing) => ({ '@context': 'https://schema.org', ...withOrigin(thing, input.origin), url: input.url })),
  ];
}
