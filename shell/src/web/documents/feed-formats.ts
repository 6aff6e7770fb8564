import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import { FEED_TYPES, type FeedFormat } from '../../published/feeds.ts';
import { element, xmlDocument, type Markup } from './xml.ts';

/*
 * RSS 2.0, Atom 1.0 (RFC 4287) with paging (RFC 5005 §3), JSON Feed 1.1. Written here because the feed libraries of the
 * registry know neither pages nor the language of a feed.
 */

export interface FeedEntry {
  /** Absolute, and the entry's id for ever. */
  url: string;
  title: string;
  summary: string;
  /** RFC 3339. */
  published: string;
  author: string;
  tags: readonly string[];
  /** Absolute address of a picture or a document. */
  file?: { url: string; type: string; bytes?: number };
}

export interface Feed {
  lang: Lang;
  title: string;
  description: string;
  /** Absolute: the page that shows the same, this document, the next page of it. */
  home: string;
  self: string;
  next?: string;
  siteName: string;
  icon: string;
  entries: readonly FeedEntry[];
}

/** When the newest entry was published, RFC 3339. */
export function feedTime({ entries }: Pick<Feed, 'entries'>): string {
  return entries.map(({ published }) => published).reduce((a, b) => (a > b ? a : b), '1970-01-01T00:00:00+08:00');
}

const ATOM = 'http://www.w3.org/2005/Atom';

function linksOf({ self, next }: Feed, format: 'rss' | 'atom', name: string): Markup[] {
  const type = FEED_TYPES[format];
  const own = element(name, { rel: 'self', type, href: self });
  return next === undefined ? [own] : [own, element(name, { rel: 'next', type, href: next })];
}

function rssItem(entry: FeedEntry): Markup {
  const { file } = entry;
  const isPicture = file?.type.startsWith('image/') ?? false;
  return element('item', {}, [
    element('title', {}, entry.title),
    element('link', {}, entry.url),
    element('guid', { isPermaLink: 'true' }, entry.url),
    element('pubDate', {}, new Date(entry.published).toUTCString().replace('GMT', '+0000')),
    element('description', {}, entry.summary),
    entry.author === '' ? undefined : element('dc:creator', {}, entry.author),
    ...entry.tags.map((tag) => element('category', {}, tag)),
    file && isPicture ? element('media:content', { url: file.url, type: file.type, medium: 'image' }) : undefined,
    file && !isPicture
      ? element('enclosure', { url: file.url, type: file.type, length: String(file.bytes ?? 0) })
      : undefined,
  ]);
}

function rss(feed: Feed): string {
  const spaces = {
    version: '2.0',
    'xmlns:atom': ATOM,
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:media': 'http://search.yahoo.com/mrss/',
  };
  const channel = element('channel', {}, [
    element('title', {}, feed.title),
    element('link', {}, feed.home),
    element('description', {}, feed.description),
    element('language', {}, HTML_LANG[feed.lang].toLowerCase()),
    element('lastBuildDate', {}, new Date(feedTime(feed)).toUTCString().replace('GMT', '+0000')),
    element('ttl', {}, '15'),
    ...linksOf(feed, 'rss', 'atom:link'),
    ...feed.entries.map(rssItem),
  ]);
  return xmlDocument(element('rss', spaces, [channel]));
}

function atomEntry(entry: FeedEntry): Markup {
  const { file } = entry;
  const length = file?.bytes === undefined ? {} : { length: String(file.bytes) };
  return element('entry', {}, [
    element('id', {}, entry.url),
    element('title', {}, entry.title),
    element('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    element('published', {}, entry.published),
    element('updated', {}, entry.published),
    element('summary', {}, entry.summary),
    entry.author === '' ? undefined : element('author', {}, [element('name', {}, entry.author)]),
    ...entry.tags.map((tag) => element('category', { term: tag })),
    file ? element('link', { rel: 'enclosure', type: file.type, href: file.url, ...length }) : undefined,
  ]);
}

function atom(feed: Feed): string {
  const parts = [
    element('id', {}, feed.self),
    element('title', {}, feed.title),
    element('subtitle', {}, feed.description),
    element('updated', {}, feedTime(feed)),
    element('author', {}, [element('name', {}, feed.siteName)]),
    element('icon', {}, feed.icon),
    element('link', { rel: 'alternate', type: 'text/html', href: feed.home }),
    ...linksOf(feed, 'atom', 'link'),
    ...feed.entries.map(atomEntry),
  ];
  return xmlDocument(element('feed', { xmlns: ATOM, 'xml:lang': HTML_LANG[feed.lang] }, parts));
}

function jsonItem({ url, title, summary, published, author, tags, file }: FeedEntry): object {
  const isPicture = file?.type.startsWith('image/') ?? false;
  const size = file?.bytes === undefined ? {} : { size_in_bytes: file.bytes };
  return {
    id: url,
    url,
    title,
    summary,
    content_text: summary,
    date_published: published,
    ...(author === '' ? {} : { authors: [{ name: author }] }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(file && isPicture ? { image: file.url } : {}),
    ...(file && !isPicture ? { attachments: [{ url: file.url, mime_type: file.type, ...size }] } : {}),
  };
}

function json(feed: Feed): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.self,
    ...(feed.next === undefined ? {} : { next_url: feed.next }),
    icon: feed.icon,
    language: HTML_LANG[feed.lang],
    authors: [{ name: feed.siteName }],
    items: feed.entries.map(jsonItem),
  };
  return `${JSON.stringify(document)}\n`;
}

const WRITERS: Readonly<Record<FeedFormat, (feed: Feed) => string>> = { rss, atom, json };

/** A feed as one document. */
export function writeFeed(feed: Feed, format: FeedFormat): string {
  return WRITERS[format](feed);
}
