import { ANNOUNCEMENT_CODES } from 'shared/contract/content/announcement';
import { NEWS_COLUMNS } from 'shared/contract/content/article';
import { PRESS_KINDS } from 'shared/contract/media/press';
import { JOB_TRACKS } from 'shared/contract/talent/job';
import type { Lang } from 'shared/contract/text/lang';
import type { Links } from 'shared/contract/section/links';
import type { FeedSource } from 'shared/contract/section/route';
import { BASE } from 'shared/contract/site/site';

/*
 * The feeds of the site (spec C30, I12, J7, M12, M22). The frame links to them, the web process writes them.
 */

/** File ending -> media type. */
export const FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;
export type FeedFormat = keyof typeof FEED_TYPES;

const TRACK_FEEDS = JOB_TRACKS.map((track) => `jobs-${track}` as const);
const PRESS_FEEDS = PRESS_KINDS.map((kind) => `press-${kind}` as const);
export const FEED_NAMES = [
  'all',
  ...NEWS_COLUMNS,
  ANNOUNCEMENT_CODES.A,
  ANNOUNCEMENT_CODES.H,
  'jobs',
  ...TRACK_FEEDS,
  'press',
  ...PRESS_FEEDS,
] as const;
/** `all` news, one column of it, the announcements of one market, all vacancies or those of one track, the newsroom or one kind of it. */
export type FeedName = (typeof FEED_NAMES)[number];

/** Path of a feed. */
export function feedPath(lang: Lang, name: FeedName, format: FeedFormat): string {
  return `${BASE}/${lang}/feeds/${name}.${format}`;
}

/** What a feed of vacancies may be narrowed by: the parameters of the page that lists them, in its order. */
export const VACANCY_SEARCH = ['keyword', 'track', 'function', 'city', 'brand', 'kind'] as const;
/** What those of the newsroom may be narrowed by. */
export const PRESS_SEARCH = ['brand'] as const;
/** What a feed is narrowed by; what is not said is any. */
export type FeedSearch = Partial<Record<(typeof VACANCY_SEARCH | typeof PRESS_SEARCH)[number], string>>;

/** Path of the investors' calendar, to subscribe to (RFC 5545). */
export const calendarPath = (language: number): string => `${BASE}/api/event/calendar.ics?language=${language}`;

/** Where a feed takes its entries from. */
export function sourceOfFeed(name: FeedName): Exclude<FeedSource, 'events'> {
  if (name.startsWith('jobs')) return 'vacancies';
  if (name.startsWith('press')) return 'press';
  return name.startsWith('SPC-') ? 'announcements' : 'articles';
}

/** The page that shows what a feed holds, below the language segment; null while nobody shows it. */
export function homeOfFeed(name: FeedName, links: Links): string | null {
  const column = NEWS_COLUMNS.find((code) => code === name);
  return links.offering('feedHome', sourceOfFeed(name), { column });
}

function feedsFrom(source: FeedSource, column: string): FeedName[] {
  if (source === 'events') return [];
  if (source === 'announcements') return [ANNOUNCEMENT_CODES.A, ANNOUNCEMENT_CODES.H];
  if (source === 'vacancies') return ['jobs', ...TRACK_FEEDS];
  if (source === 'press') return ['press', ...PRESS_FEEDS];
  const own = NEWS_COLUMNS.find((code) => code === column);
  return own ? [own, 'all'] : ['all', ...NEWS_COLUMNS];
}

/**
 * Feeds of a page, the nearest first.
 * @param column of the articles that the page shows; empty for all
 */
export function feedsOf(sources: readonly FeedSource[], column: string): FeedName[] {
  return sources.flatMap((source) => feedsFrom(source, column));
}
