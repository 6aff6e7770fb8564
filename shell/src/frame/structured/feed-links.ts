import { LANG_CODE, type Lang } from 'shared/contract/text/lang';
import type { FeedSource } from 'shared/contract/section/route';
import type { Fragment } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { calendarPath, feedPath, feedsOf, FEED_TYPES } from '../../published/feeds.ts';

type Tag = Fragment['head'][number];

const WORDS = { cn, en };

export interface PageFeeds {
  sources: readonly FeedSource[];
  /** Of the articles that the page shows; empty for all. */
  column: string;
}

/** `<link rel="alternate">` to the feeds and the calendar that belong to a page (RSS autodiscovery, RFC 4287 §4.2.7). */
export function feedLinks(lang: Lang, { sources, column }: PageFeeds): Tag[] {
  const words = WORDS[lang].feeds;
  const links = feedsOf(sources, column).map((name, index): Tag[] => {
    const link = (format: keyof typeof FEED_TYPES): Tag => [
      'link',
      { rel: 'alternate', type: FEED_TYPES[format], title: words.names[name], href: feedPath(lang, name, format) },
    ];
    // The page's own feed in every format, its neighbours in the one that every reader knows.
    return index === 0 ? [link('rss'), link('atom'), link('json')] : [link('rss')];
  });
  const calendar: Tag = [
    'link',
    { rel: 'alternate', type: 'text/calendar', title: words.calendar, href: calendarPath(LANG_CODE[lang]) },
  ];
  return [...links.flat(), ...(sources.includes('events') ? [calendar] : [])];
}
