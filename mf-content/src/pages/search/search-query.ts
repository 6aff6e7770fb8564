import { oneOf, pageNumber, pageQuery, year } from 'shared/contract/section/query';
import { SEARCH_SORTS, SEARCH_TYPES, type SearchSort, type SearchType } from 'shared/contract/site/search';
import type { CallBody } from 'shared/contract/call/calls';
import { paths } from '../../paths.ts';
import { keyword } from '../../model/list-query.ts';

/** What a visitor looks for. 0: any year; empty column: any category. */
export interface SearchQuery {
  key: string;
  type: SearchType;
  year: number;
  column: string;
  sort: SearchSort;
  /** From 1. */
  page: number;
}

export const searchQuery = pageQuery({
  key: keyword,
  type: oneOf(SEARCH_TYPES, 'news'),
  year,
  column: { fallback: '', read: (text) => (/^[A-Z-]{1,40}$/.test(text) ? text : undefined) },
  sort: oneOf(SEARCH_SORTS, 'relevance'),
  page: pageNumber,
});

/** Address below the language segment, without defaults, in the order of the route's declaration. */
export function searchAddress(query: SearchQuery): string {
  return paths.search.address(searchQuery.texts(query));
}

/** What the service is asked for; 8 to the page (spec LIM-search-size). */
export function searchRequest({
  key,
  type,
  column,
  sort,
  page,
  year: chosenYear,
}: SearchQuery): CallBody<'search/page'> {
  return { searchKeyword: key, searchType: type, year: chosenYear, categoryCode: column, sort, pageNo: page };
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
