import { DEFAULT_PAGE_SIZE, TIME_FILTERS } from 'shared/contract/content/article';
import type { CallBody } from 'shared/contract/call/calls';
import { paths } from '../paths.ts';
import type { ArticleList, ListColumn } from './article-lists.ts';

export type Days = (typeof TIME_FILTERS)[number];

/** What a visitor has chosen in a list. Empty column: all; -1 days: all time; empty key: any words. */
export interface ListQuery {
  column: ListColumn | '';
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

/** Nothing chosen. */
export const EVERYTHING: ListQuery = { column: '', days: ALL_TIME, key: '', page: 1 };

/** From 1; everything that is no page number is the first page. */
export function readPage(page = ''): number {
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** Words to look for, as the service takes them. */
export function readKey(key = ''): string {
  return key.trim().slice(0, LONGEST_KEY).trim();
}

/** Reads the address; every value it does not know becomes the default. */
export function readListQuery({ columns }: ArticleList, query: Readonly<Record<string, string>>): ListQuery {
  const { column = '', days = '', key, page } = query;
  return {
    column: columns.find((code) => code === column) ?? '',
    days: TIME_FILTERS.find((choice) => String(choice) === days) ?? ALL_TIME,
    key: readKey(key),
    page: readPage(page),
  };
}

/** Address below the language segment, without defaults, in the order of the route's declaration. */
export function listAddress({ name }: ArticleList, { column, days, key, page }: ListQuery): string {
  return paths[name].address({ column, key, days: days === ALL_TIME ? '' : days, page: page > 1 ? page : '' });
}

/** Midnight in Shanghai `days` days before `now`, `yyyy-MM-dd HH:mm:ss` (spec G-16). */
export function beginTime(days: number, now: number): string {
  return `${new Date(now + SHANGHAI - days * DAY).toISOString().slice(0, 10)} 00:00:00`;
}

/** What the service is asked for; a filter that is not set is left out. */
export function listFilter(
  { columns }: ArticleList,
  { column, days, key, page }: ListQuery,
  now: number,
): CallBody<'article/page'> {
  return {
    ...(column === '' ? { categoryCodeList: [...columns] } : { categoryCode: column }),
    ...(days === ALL_TIME ? {} : { beginTime: beginTime(days, now) }),
    ...(key === '' ? {} : { searchKeyword: key }),
    pageNo: page,
    pageSize: DEFAULT_PAGE_SIZE,
  };
}
