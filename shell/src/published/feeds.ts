import { ANNOUNCEMENT_CODES } from 'shared/contract/announcement';
import { NEWS_COLUMNS } from 'shared/contract/article';
import { JOB_TRACKS } from 'shared/contract/job';
import type { Lang } from 'shared/contract/lang';
import { BASE } from 'shared/contract/site';

/*
 * The feeds of the site (features C30, I12, J7, M12). The frame links to them, the web process writes them.
 */

/** File ending -> media type. */
export const FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;
export type FeedFormat = keyof typeof FEED_TYPES;

const TRACK_FEEDS = JOB_TRACKS.map((track) => `jobs-${track}` as const);
export const FEED_NAMES = [
  'all',
  ...NEWS_COLUMNS,
  ANNOUNCEMENT_CODES.A,
  ANNOUNCEMENT_CODES.H,
  'jobs',
  ...TRACK_FEEDS,
] as const;
/** `all` news, one column of it, the announcements of one market, all vacancies or those of one track. */
export type FeedName = (typeof FEED_NAMES)[number];

/** Path of a feed. */
export function feedPath(lang: Lang, name: FeedName, format: FeedFormat): string {
  return `${BASE}/${lang}/feeds/${name}.${format}`;
}

/** Path of the investors' calendar, to subscribe to (RFC 5545). */
export const calendarPath = (language: number): string => `${BASE}/api/event/calendar.ics?language=${language}`;

/** The page that shows what a feed holds, below the language segment. */
export function homeOfFeed(name: FeedName): string {
  if (name === 'all') return '/news';
  if (name.startsWith('jobs')) return '/talent';
  return name.startsWith('SPC-') ? '/invest/notice' : `/news?column=${name}`;
}

/** Feeds of a page by its address below the language segment. */
export function feedsOf(address: string): FeedName[] {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const column = NEWS_COLUMNS.find((code) => code === searchParams.get('column'));
  if (pathname === '/' || pathname.startsWith('/news')) return column ? [column, 'all'] : ['all', ...NEWS_COLUMNS];
  if (pathname.startsWith('/invest')) return [ANNOUNCEMENT_CODES.A, ANNOUNCEMENT_CODES.H];
  return pathname.startsWith('/talent') ? ['jobs', ...TRACK_FEEDS] : [];
}
