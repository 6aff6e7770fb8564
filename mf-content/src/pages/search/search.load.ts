import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import { LAST_SEARCH_PAGE, SEARCH_PAGE_SIZE, type BestResults, type SearchPage } from 'shared/contract/site/search';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { messages } from '../../messages/by-language.ts';
import { beginningsOf, searchQuery, searchAddress, searchRequest, type SearchQuery } from './search-query.ts';

export interface SearchData {
  query: SearchQuery;
  /** Of the chosen tab. Null when nothing was pending or the service did not answer. */
  found: SearchPage | null;
  /** Of all kinds, without the choices that only the tab knows; null likewise. */
  best: BestResults | null;
  /** Words of published titles to try instead. */
  suggestions: string[];
}

const MOST_SUGGESTIONS = 8;

function headOf(query: SearchQuery, lang: LoadServices['lang']): Head {
  const { search } = messages[lang];
  const title = query.key === '' ? search.title : search.titleOf.replace('{{key}}', () => query.key);
  return { title, description: search.description, canonical: searchAddress(query), noindex: true };
}

async function suggest(key: string, { api, report }: LoadServices): Promise<string[]> {
  const pending = beginningsOf(key).map((searchKeyword) =>
    orFallback(api.call('search/participle', { searchKeyword }), { list: [], groups: [] }, report),
  );
  const words = (await Promise.all(pending)).flatMap(({ list }) => list.map(({ participleWord }) => participleWord));
  const others = words.filter((word) => word.toLowerCase() !== key.toLowerCase());
  return [...new Set(others)].slice(0, MOST_SUGGESTIONS);
}

/** Results of the chosen tab, and what all kinds have. */
async function search(query: SearchQuery, { api, report }: LoadServices) {
  const [found, best] = await Promise.all([
    orFallback<SearchPage | null>(api.call('search/page', searchRequest(query)), null, report),
    orFallback<BestResults | null>(api.call('search/best', { searchKeyword: query.key }), null, report),
  ]);
  return { found, best };
}

/** Whether no kind has anything; while only one call has answered, what it says. */
function isNothing({ found, best }: Pick<SearchData, 'found' | 'best'>): boolean {
  return found?.totalCount === 0 && Object.keys(best?.counts ?? {}).length === 0 && (best?.answers ?? []).length === 0;
}

/** A search that fails is only logged (spec ERR-logged-only); a page beyond the end does not exist. */
export async function loadSearch(request: PageRequest, services: LoadServices): Promise<Outcome<SearchData>> {
  const query = searchQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const head = headOf(query, services.lang);
  if (query.key === '') {
    return { kind: 'page', head, data: { query, found: null, best: null, suggestions: [] } };
  }
  if (query.page > LAST_SEARCH_PAGE) return NOT_FOUND;
  const { found, best } = await search(query, services);
  if (found && query.page > pageCount(found.totalCount, SEARCH_PAGE_SIZE)) return NOT_FOUND;
  const suggestions = isNothing({ found, best }) ? await suggest(query.key, services) : [];
  return { kind: 'page', head, data: { query, found, best, suggestions } };
}
