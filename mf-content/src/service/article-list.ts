import { DEFAULT_PAGE_SIZE, type ArticlePage } from 'shared/contract/content/article';
import { isDeep } from 'shared/contract/section/last-page';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { messages } from '../messages/by-language.ts';
import type { ArticleList } from '../model/article-lists.ts';
import { lastPage, listAddress, listFilter, listQuery, type ListQuery } from '../model/list-query.ts';
import { listTrail } from '../model/content-trail.ts';

export interface ArticleListData {
  query: ListQuery;
  /** Null when the list did not arrive, which is not the same as an empty one. */
  found: ArticlePage | null;
}

function headOf(list: ArticleList, query: ListQuery, lang: LoadServices['lang']): Head {
  const { columns, columnDescriptions, ...own } = messages[lang];
  const { documentTitle: title, description } = own[list.name];
  const { column, page } = query;
  const named =
    column === '' ? { title, description } : { title: columns[column], description: columnDescriptions[column] };
  return {
    ...named,
    page,
    canonical: listAddress(list, query),
    trail: listTrail(list, lang),
    ...(isDeep(page) || listQuery(list).isNarrowed(query) ? { noindex: true } : {}),
  };
}

/**
 * A list that fails is only logged and falls back to empty (spec ERR-logged-only); an unknown column and a page beyond the end
 * do not exist (spec S2).
 */
export async function loadArticleList(
  list: ArticleList,
  request: PageRequest,
  services: LoadServices,
): Promise<Outcome<ArticleListData>> {
  const query = listQuery(list).parse(request.query);
  if (!query || query.page > lastPage(query)) return NOT_FOUND;
  const answer = services.api.call('article/page', listFilter(list, query, request.now));
  const found = await orFallback(answer, null, services.report);
  if (found && query.page > pageCount(found.totalCount, DEFAULT_PAGE_SIZE)) return NOT_FOUND;
  return { kind: 'page', head: headOf(list, query, services.lang), data: { query, found } };
}
