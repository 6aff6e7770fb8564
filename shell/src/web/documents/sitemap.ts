import { DEFAULT_LANG, HTML_LANG, type Lang } from 'shared/contract/text/lang';
import type { Announcement } from 'shared/contract/content/announcement';
import type { SitemapArticle } from 'shared/contract/content/feed';
import { BASE } from 'shared/contract/site/site';
import type { AddressedArticle, Links } from 'shared/contract/section/links';
import { element, xmlDocument, type Markup } from './xml.ts';
import { rfc3339 } from './feed-source.ts';

/* Site maps as sitemaps.org and the search engines' extensions describe them: hreflang, images, news. */

const SPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
};

/** A page in the languages it exists in. */
export interface SitemapPage {
  /** Below the language segment. */
  address: string;
  languages: readonly Lang[];
  /** RFC 3339; absent where nobody knows, which is better than a guess. */
  changed?: string;
  /** Path of its picture. */
  picture?: string;
}

const urlOf = (origin: string, lang: Lang, address: string) =>
  `${origin}${BASE}/${lang}${address === '/' ? '' : address}`;

/** Each language names all of them and itself, so that the links are reciprocal; as the pages' own heads do. */
function alternates(origin: string, { address, languages }: SitemapPage): Markup[] {
  const link = (hreflang: string, lang: Lang) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href: urlOf(origin, lang, address) });
  const first = languages.includes(DEFAULT_LANG) ? DEFAULT_LANG : languages[0];
  return [...languages.map((lang) => link(HTML_LANG[lang], lang)), ...(first ? [link('x-default', first)] : [])];
}

function pageUrls(origin: string, page: SitemapPage): Markup[] {
  const others = alternates(origin, page);
  const { changed, picture } = page;
  return page.languages.map((lang) =>
    element('url', {}, [
      element('loc', {}, urlOf(origin, lang, page.address)),
      changed === undefined ? undefined : element('lastmod', {}, changed),
      ...others,
      picture ? element('image:image', {}, [element('image:loc', {}, origin + picture)]) : undefined,
    ]),
  );
}

export function sitemapOfPages(origin: string, pages: readonly SitemapPage[]): string {
  return xmlDocument(
    element(
      'urlset',
      SPACES,
      pages.flatMap((page) => pageUrls(origin, page)),
    ),
  );
}

/** Articles of the service as pages of the site map. */
export function articlePages(articles: readonly SitemapArticle[], links: Links): SitemapPage[] {
  return articles.flatMap(({ languages, publishTime, picture, ...article }) => {
    const address = links.article(article);
    if (address === null) return [];
    return [{ address, languages, changed: rfc3339(publishTime), ...(picture === '' ? {} : { picture }) }];
  });
}

/** Announcements as pages of the site map, each in the languages that it was filed in. */
export function announcementPages(announcements: readonly Announcement[], links: Links): SitemapPage[] {
  return announcements.flatMap(({ baseId, languages, publishTime }) => {
    const address = links.offering('announcement', true, { id: baseId });
    return address === null ? [] : [{ address, languages, changed: rfc3339(`${publishTime}:00`) }];
  });
}

export interface NewsItem extends AddressedArticle {
  lang: Lang;
  title: string;
  publishTime: string;
  publisher: string;
  /** Two days old at most; readers of news are told no more of older ones than where they are. */
  isRecent: boolean;
}

export interface NewsPage {
  item: NewsItem;
  /** Below the language segment. */
  address: string;
}

/** Those that a page of this constellation shows. */
export function newsPages(items: readonly NewsItem[], links: Links): NewsPage[] {
  return items.flatMap((item) => {
    const address = links.article(item);
    return address === null ? [] : [{ item, address }];
  });
}

/** Google's code for Chinese in simplified characters; all other languages go by ISO 639. */
const NEWS_LANGUAGE: Readonly<Record<Lang, string>> = { cn: 'zh-cn', en: 'en' };

function newsUrl(origin: string, { item, address }: NewsPage): Markup {
  const { lang, title, publishTime, publisher, isRecent } = item;
  const loc = element('loc', {}, urlOf(origin, lang, address));
  if (!isRecent) return element('url', {}, [loc]);
  const publication = [element('news:name', {}, publisher), element('news:language', {}, NEWS_LANGUAGE[lang])];
  return element('url', {}, [
    loc,
    element('news:news', {}, [
      element('news:publication', {}, publication),
      element('news:publication_date', {}, rfc3339(publishTime)),
      element('news:title', {}, title),
    ]),
  ]);
}

/** Articles of the last two days are news, at most a thousand (Google News); it is never without an address, as its schema wants. */
export function sitemapOfNews(origin: string, pages: readonly NewsPage[]): string {
  return xmlDocument(
    element(
      'urlset',
      SPACES,
      pages.map((page) => newsUrl(origin, page)),
    ),
  );
}

export interface SitemapFile {
  /** Path of the file. */
  path: string;
  changed?: string;
}

export function sitemapIndex(origin: string, files: readonly SitemapFile[]): string {
  const rows = files.map(({ path, changed }) =>
    element('sitemap', {}, [
      element('loc', {}, origin + path),
      changed === undefined ? undefined : element('lastmod', {}, changed),
    ]),
  );
  return xmlDocument(element('sitemapindex', { xmlns: SPACES.xmlns }, rows));
}
