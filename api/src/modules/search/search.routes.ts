import type { Calls, Services } from '../../call-table.ts';
import { PackWords } from './pack-words.service.ts';
import { searchResults, suggestions } from './search.service.ts';

export function searchCalls(services: Services): Calls<'search/page' | 'search/participle'> {
  const searching = { ...services, words: new PackWords(services) };
  return {
    'search/page': (query, lang) => searchResults(searching, lang, query),
    'search/participle': (query, lang) => suggestions(searching, lang, query),
  };
}
