import type { Announcement } from 'shared/contract/content/announcement';
import { LANGS } from 'shared/contract/text/lang';
import type { Call } from '../service/kept-answers.ts';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { feedPath, FEED_TYPES, homeOfFeed } from '../../published/feeds.ts';
import { iconPath } from '../../published/icon-links.ts';
import { BASE } from 'shared/contract/site/site';
import { lineDrawing } from 'shared/ui/media/line-field/line-file';
import type { Snapshot } from '../constellation/snapshot.ts';
import type { RenderContext } from '../page/render-request.ts';
import { articlesPath, type DocumentAddress } from './document-address.ts';
import { feedTime, writeFeed } from './feed-formats.ts';
import { isFeedKey, readFeed, rfc3339 } from './feed-source.ts';
import { provenPages } from './site-pages.ts';
import { manifestOf } from './small-documents.ts';
import {
  announcementPages,
  articlePages,
  sitemapIndex,
  newsPages,
  sitemapOfNews,
  sitemapOfPages,
  type NewsItem,
} from './sitemap.ts';

export interface TextDocument {
  type: string;
  text: string;
  /** RFC 3339, of the newest thing in it. */
  changed?: string;
  /** Seconds for which browsers need not ask again; they ask each time when absent. */
  maxAge?: number;
  /** Beside or instead of those of every document. */
  headers?: Readonly<Record<string, string>>;
}

export interface DocumentContext {
  snapshot: Snapshot;
  context: RenderContext;
}

/** A document is written from one content version; null is an address that leads nowhere. */
type Writer<A> = (address: A, context: DocumentContext) => Promise<TextDocument | null>;
type Of<K> = Extract<DocumentAddress, { kind: K }>;

/** A drawing has another address when it changes. */
const YEAR = 31_536_000;

export const writeLines: Writer<Of<'lines'>> = async ({ drawing }) => {
  const text = lineDrawing(drawing);
  return text === null ? null : { type: 'image/svg+xml', text, maxAge: YEAR };
};

const XML = 'application/xml; charset=utf-8';
const WORDS = { cn, en };
const TWO_DAYS = 2 * 86_400_000;
/** In quiet times these stand where news would. */
const LATEST = 8;
/** As many as the service gives at once. */
const ANNOUNCEMENTS = 100;
/** Google News reads no more. */
const MOST_NEWS = 1000;

export const writeFeedDocument: Writer<Of<'feed'>> = async (address, { snapshot, context }) => {
  const { lang, name, format, after, search } = address;
  const { links } = snapshot;
  const home = homeOfFeed(name, links);
  if (home === null || !isFeedKey(name, after)) return null;
  const { call, origin } = context;
  const { entries, next } = await readFeed({ call, origin, links, home }, { name, lang, after, search });
  if (after !== '' && entries.length === 0) return null;
  const siteName = (await context.siteData.get(lang))?.info.name ?? '';
  const words = WORDS[lang].feeds;
  const query = new URLSearchParams(search).toString();
  const self = `${origin}${feedPath(lang, name, format)}${query === '' ? '' : `?${query}`}`;
  const pageAfter = (key: string) => `${self}${query === '' ? '?' : '&'}after=${key}`;
  const about = Object.values(search).join(', ');
  const feed = {
    lang,
    title: `${words.names[name]}${about === '' ? '' : ` (${about})`} – ${siteName}`,
    description: words.description.replace('{{name}}', siteName),
    home: `${origin}${BASE}/${lang}${home}${query === '' ? '' : `?${query}`}`,
    self: after === '' ? self : pageAfter(after),
    ...(next === '' ? {} : { next: pageAfter(next) }),
    siteName,
    icon: origin + iconPath(512),
    entries,
  };
  return { type: `${FEED_TYPES[format]}; charset=utf-8`, text: writeFeed(feed, format), changed: feedTime(feed) };
};

export const writeSitemap: Writer<unknown> = async (_address, { context }) => {
  const { list } = await context.call('sitemap/ranges', {}, { lang: 'cn' });
  const files = list.map(({ from, changed }) => ({ path: articlesPath(from), changed: rfc3339(changed) }));
  const fixed = ['pages', 'announcements', 'news'].map((name) => ({ path: `/sitemap-${name}.xml` }));
  const text = sitemapIndex(context.origin, [...fixed, ...files]);
  return { type: XML, text };
};

export const writePagesSitemap: Writer<unknown> = async (_address, { snapshot, context }) => {
  return { type: XML, text: sitemapOfPages(context.origin, await provenPages(snapshot, context)) };
};

export const writeArticlesSitemap: Writer<Of<'sitemap-articles'>> = async ({ from }, { snapshot, context }) => {
  const ranges = await context.call('sitemap/ranges', {}, { lang: 'cn' });
  if (!ranges.list.some((range) => range.from === from)) return null;
  const { list } = await context.call('sitemap/articles', { from }, { lang: 'cn' });
  return { type: XML, text: sitemapOfPages(context.origin, articlePages(list, snapshot.links)) };
};

/** Every announcement that is out, where some page of the constellation shows it; those of tomorrow come with their minute. */
export const writeAnnouncementsSitemap: Writer<unknown> = async (_address, { snapshot, context }) => {
  const announcements: Announcement[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await context.call('announcement/page', { pageNo, pageSize: ANNOUNCEMENTS }, { lang: 'cn' });
    announcements.push(...page.list);
    if (page.list.length < ANNOUNCEMENTS) break;
  }
  return { type: XML, text: sitemapOfPages(context.origin, announcementPages(announcements, snapshot.links)) };
};

async function recentNews(call: Call, lang: NewsItem['lang'], publisher: string): Promise<NewsItem[]> {
  const since = Date.now() - TWO_DAYS;
  const items: NewsItem[] = [];
  let after = '';
  do {
    const page = await call('feed/articles', { after, pageSize: 100 }, { lang });
    const isRecent = ({ publishTime }: (typeof page.list)[number]) => Date.parse(rfc3339(publishTime)) >= since;
    const recent = page.list.filter(isRecent);
    const listed = items.length + recent.length === 0 ? page.list.slice(0, LATEST) : recent;
    items.push(...listed.map((article) => ({ ...article, lang, publisher, isRecent: isRecent(article) })));
    after = recent.length === page.list.length ? page.next : '';
  } while (after !== '' && items.length < MOST_NEWS / LANGS.length);
  return items.slice(0, MOST_NEWS / LANGS.length);
}

export const writeNewsSitemap: Writer<unknown> = async (_address, { snapshot, context }) => {
  const items = await Promise.all(
    LANGS.map(async (lang) => recentNews(context.call, lang, (await context.siteData.get(lang))?.info.name ?? '')),
  );
  return { type: XML, text: sitemapOfNews(context.origin, newsPages(items.flat(), snapshot.links)) };
};

export const writeManifest: Writer<Of<'manifest'>> = async ({ lang }, { context }) => {
  const site = await context.siteData.get(lang);
  return site && { type: 'application/manifest+json; charset=utf-8', text: manifestOf(lang, site.info) };
};
