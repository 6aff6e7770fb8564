import { defineCalls } from '../call/call-row.ts';
import { participleList, participleQuery, searchPage, searchQuery } from './search.ts';

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
    summary: 'News or resource packs with a word; highlights are offsets, never HTML. 8 a page.',
    reference: 'spec CALL-search-page',
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
    summary: 'Words that complete what is typed. 8 by default.',
    reference: 'spec CALL-search-participle, G-35',
  },
});
