import { DEFAULT_PAGE_SIZE, TIME_FILTERS } from 'shared/contract/content/article';
import type { CallBody } from 'shared/contract/call/calls';
import { LAST_KEYED_PAGE, LAST_PAGE } from 'shared/contract/section/last-page';
import {
  keyedPageNumber,
  narrowing,
  oneOf,
  pageQuery,
  typedText,
  type QueryParam,
} from 'shared/contract/section/query';
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
const DAY = 86_400_000;
/** Shanghai has had no daylight saving time since 1991. */
const SHANGHAI = 8 * 3_600_000;

/** Words to look for, as the service takes them. */
export const keyword = typedText(100);

/** A list with one column is that column. */
const onlyColumn = ([only]: readonly ListColumn[]): QueryParam<ListColumn | ''> => ({
  fallback: '',
  read: (text) => (text === only ? '' : undefined),
});

/** By column, time and keyword; time and keyword make no page of their own. */
export const listQuery = ({ columns }: ArticleList) =>
  pageQuery({
    column: columns.length > 1 ? oneOf(columns, '') : onlyColumn(columns),
    days: narrowing(oneOf(TIME_FILTERS, ALL_TIME)),
    key: narrowing(keyword),
    page: keyedPageNumber,
  });

/** The last page that there may be: what holds words is counted out, all else is read from a key. */
export const lastPage = ({ key }: Pick<ListQuery, 'key'>): number => (key === '' ? LAST_KEYED_PAGE : LAST_PAGE);

/** Nothing chosen. */
export const EVERYTHING: ListQuery = { column: '', days: ALL_TIME, key: '', page: 1 };

/** Address below the language segment, without defaults, in the order of the route's declaration. */
export function listAddress(list: ArticleList, chosen: ListQuery): string {
  return paths[list.name].address(listQuery(list).texts(chosen));
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
