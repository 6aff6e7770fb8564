import { DEFAULT_PAGE_SIZE, NEWS_COLUMNS, TIME_FILTERS } from 'shared/contract/article';
import type { CallBody } from 'shared/contract/calls';

export type NewsColumn = (typeof NEWS_COLUMNS)[number];
export type Days = (typeof TIME_FILTERS)[number];

/** What a visitor has chosen in the news list. Empty column: all; -1 days: all time; empty key: any words. */
export interface NewsQuery {
  column: NewsColumn | '';
  days: Days;
  key: string;
  /** From 1. */
  page: number;
}

const ALL_TIME = -1;
/** As the service accepts it. */
const LONGEST_KEY = 100;
const DAY = 86_400_000;
/** Shanghai has had no daylight saving time since 1991. */
const SHANGHAI = 8 * 3_600_000;

/** Reads the address; every value it does not know becomes the default. */
export function readNewsQuery(query: Readonly<Record<string, string>>): NewsQuery {
  const { column = '', days = '', key = '', page = '' } = query;
  return {
    column: NEWS_COLUMNS.find((code) => code === column) ?? '',
    days: TIME_FILTERS.find((choice) => String(choice) === days) ?? ALL_TIME,
    key: key.trim().slice(0, LONGEST_KEY).trim(),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Address below the language segment, without defaults, in the order of the route's declaration. */
export function newsAddress({ column, days, key, page }: NewsQuery): string {
  const pairs = [
    column !== '' && `column=${column}`,
    days !== ALL_TIME && `days=${days}`,
    key !== '' && `key=${encodeURIComponent(key)}`,
    page > 1 && `page=${page}`,
  ].filter((pair) => pair !== false);
  return pairs.length === 0 ? '/news' : `/news?${pairs.join('&')}`;
}

/** Midnight in Shanghai `days` days before `now`, `yyyy-MM-dd HH:mm:ss` (decision G-16). */
export function beginTime(days: number, now: number): string {
  return `${new Date(now + SHANGHAI - days * DAY).toISOString().slice(0, 10)} 00:00:00`;
}

/** What the service is asked for; a filter that is not set is left out. */
export function newsFilter({ column, days, key, page }: NewsQuery, now: number): CallBody<'article/page'> {
  return {
    ...(column === '' ? { categoryCodeList: [...NEWS_COLUMNS] } : { categoryCode: column }),
    ...(days === ALL_TIME ? {} : { beginTime: beginTime(days, now) }),
    ...(key === '' ? {} : { searchKeyword: key }),
    pageNo: page,
    pageSize: DEFAULT_PAGE_SIZE,
  };
}
