import type { SEARCH_CALLS } from 'shared/contract/site/search.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { PublicationMoments } from '../content/publication-moments.service.ts';
import { bestResults } from './best.service.ts';
import { KeptAnswers } from './kept-answers.service.ts';
import { PackWords } from './pack-words.service.ts';
import { searchResults } from './search.service.ts';
import { suggestions } from './suggestion/suggestions.service.ts';

export function searchCalls(services: Services): Handlers<typeof SEARCH_CALLS> {
  const searching = { ...services, words: new PackWords(services) };
  const answers = new KeptAnswers(services.version, new PublicationMoments(services.db, services.now));
  return {
    'search/page': (query, lang) => answers.answer(['page', lang, query], () => searchResults(searching, lang, query)),
    'search/best': ({ searchKeyword }, lang) =>
      answers.answer(['best', lang, searchKeyword], () => bestResults(searching, lang, searchKeyword)),
    'search/participle': (query, lang) =>
      answers.answer(['participle', lang, query], () => suggestions(searching, lang, query)),
  };
}
