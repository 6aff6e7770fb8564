import { defineCalls } from '../call/call-row.ts';
import { bestQuery, bestResults, participleList, participleQuery, searchPage, searchQuery } from './search.ts';

export const SEARCH_CALLS = defineCalls({
  'search/page': {
    method: 'POST',
    request: searchQuery,
    response: searchPage,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'One kind of results with a word; highlights are offsets, never HTML. 8 a page.',
    reference: 'spec CALL-search-page',
  },
  'search/best': {
    method: 'POST',
    request: bestQuery,
    response: bestResults,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'Answers to a keyword from data, the first results of all kinds, and how many each kind has.',
    reference: 'spec CALL-search-best',
  },
  'search/participle': {
    method: 'POST',
    request: participleQuery,
    response: participleList,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary:
      'Words that complete what is typed, 8 by default, and vehicles, pages and documents with it in their titles.',
    reference: 'spec CALL-search-participle, G-35',
  },
});
