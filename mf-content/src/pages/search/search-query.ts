import { SEARCH_TYPES, type SearchType } from 'shared/contract/site/search';
import type { CallBody } from 'shared/contract/call/calls';
import { paths } from '../../paths.ts';
import { readKey, readPage } from '../../model/list-query.ts';

/** What a visitor looks for. 0: any year; empty column: any category. */
export interface SearchQuery {
  key: string;
  type: SearchType;
  year: number;
  column: string;
  /** From 1. */
  page: number;
}

const LONGEST_CODE = 40;

export function readSearchQuery(query: Readonly<Record<string, string>>): SearchQuery {
  const { key, type, year = '', column = '', page } = query;
  return {
    key: readKey(key),
    type: SEARCH_TYPES.find((known) => known === type) ?? 'news',
    year: /^\d{4}$/.test(year) ? Number(year) : 0,
    column: column.length <= LONGEST_CODE && /^[A-Z-]+$/.test(column) ? column : '',
    page: readPage(page),
  };
}

/** Address below the language segment, without defaults, in the order of the route's declaration. */
export function searchAddress({ key, type, year, column, page }: SearchQuery): string {
  return paths.search.address({
    key,
    type: type === 'news' ? '' : type,
    year: year === 0 ? '' : year,
    column,
    page: page > 1 ? page : '',
  });
}

/** What the service is asked for; 8 to the page (spec LIM-search-size). */
export function searchRequest({ key, type, year, column, page }: SearchQuery): CallBody<'search/page'> {
  return { searchKeyword: key, searchType: type, year, categoryCode: column, pageNo: page };
}

/** Beginnings to complete when nothing was found: each word, then less and less of it for a slip at its end. */
export function beginningsOf(key: string): string[] {
  const words = [key, ...key.split(/\s+/)];
  const parts = [1, 2, 3].flatMap((share) => words.map((word) => firstPart(word, share)));
  return [...new Set(parts)].slice(0, MOST_BEGINNINGS);
}

const MOST_BEGINNINGS = 6;

function firstPart(word: string, share: number): string {
  const signs = Array.from(word);
  return signs
    .slice(0, Math.ceil(signs.length / share))
    .join('')
    .trim();
}
