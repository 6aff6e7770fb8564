import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import {
  LAST_SEARCH_PAGE,
  SEARCH_PAGE_SIZE,
  SEARCH_TYPES,
  type SearchPage,
  type SearchType,
} from 'shared/contract/site/search';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { messages } from '../../messages/by-language.ts';
import { beginningsOf, searchQuery, searchAddress, searchRequest, type SearchQuery } from './search-query.ts';

/** Results of a tab: how many, and whether there may be more than were counted. */
export type TabCount = Pick<SearchPage, 'totalCount' | 'totalExact'>;

export interface SearchData {
  query: SearchQuery;
  /** Null when nothing was pending or the service did not answer. */
  found: SearchPage | null;
  /** Of both tabs; null where the service did not answer. */
  counts: Record<SearchType, TabCount | null>;
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
    orFallback(api.call('search/participle', { searchKeyword }), { list: [] }, report),
  );
  const words = (await Promise.all(pending)).flatMap(({ list }) => list.map(({ participleWord }) => participleWord));
  const others = words.filter((word) => word.toLowerCase() !== key.toLowerCase());
  return [...new Set(others)].slice(0, MOST_SUGGESTIONS);
}

/** Results of the chosen tab, and how many the other one has without the choices that only this one knows. */
async function search(query: SearchQuery, { api, report }: LoadServices) {
  const pending = SEARCH_TYPES.map(async (type) => {
    const other = { searchKeyword: query.key, searchType: type, pageSize: 1 };
    const body = type === query.type ? searchRequest(query) : other;
    return [type, await orFallback<SearchPage | null>(api.call('search/page', body), null, report)] as const;
  });
  const pages = Object.fromEntries(await Promise.all(pending)) as Record<SearchType, SearchPage | null>;
  return { found: pages[query.type], counts: { news: countOf(pages.news), pack: countOf(pages.pack) } };
}

function countOf(page: SearchPage | null): TabCount | null {
  return page && { totalCount: page.totalCount, totalExact: page.totalExact };
}

/** A search that fails is only logged (spec ERR-logged-only); a page beyond the end does not exist. */
export async function loadSearch(request: PageRequest, services: LoadServices): Promise<Outcome<SearchData>> {
  const query = searchQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const head = headOf(query, services.lang);
  if (query.key === '') {
    return { kind: 'page', head, data: { query, found: null, counts: { news: null, pack: null }, suggestions: [] } };
  }
  if (query.page > LAST_SEARCH_PAGE) return NOT_FOUND;
  const { found, counts } = await search(query, services);
  if (found && query.page > pageCount(found.totalCount, SEARCH_PAGE_SIZE)) return NOT_FOUND;
  const suggestions = found?.totalCount === 0 ? await suggest(query.key, services) : [];
  return { kind: 'page', head, data: { query, found, counts, suggestions } };
}
