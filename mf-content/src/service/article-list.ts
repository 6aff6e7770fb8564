import { DEFAULT_PAGE_SIZE, type ArticlePage } from 'shared/contract/content/article';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { messages } from '../messages/by-language.ts';
import type { ArticleList } from '../model/article-lists.ts';
import { listAddress, listFilter, readListQuery, type ListQuery } from '../model/list-query.ts';
import { listTrail } from '../model/content-trail.ts';

export interface ArticleListData {
  query: ListQuery;
  /** Null when the list did not arrive, which is not the same as an empty one. */
  found: ArticlePage | null;
}

function headOf(list: ArticleList, query: ListQuery, lang: LoadServices['lang']): Head {
  const { columns, list: shared, ...own } = messages[lang];
  const { title: whole, description } = own[list.name];
  const title = query.column === '' ? whole : columns[query.column];
  const numbered = shared.titleOfPage.replace('{{title}}', title).replace('{{page}}', String(query.page));
  return {
    title: query.page > 1 ? numbered : title,
    description,
    canonical: listAddress(list, query),
    trail: listTrail(list, lang),
    // Results of a search are no content of their own.
    ...(query.key === '' ? {} : { noindex: true }),
  };
}

/** A list that fails is only logged and falls back to empty (spec ERR-logged-only); a page beyond the end does not exist. */
export async function loadArticleList(
  list: ArticleList,
  request: PageRequest,
  services: LoadServices,
): Promise<Outcome<ArticleListData>> {
  const query = readListQuery(list, request.query);
  const answer = services.api.call('article/page', listFilter(list, query, request.now));
  const found = await orFallback(answer, null, services.report);
  if (found && query.page > pageCount(found.totalCount, DEFAULT_PAGE_SIZE)) {
    return { kind: 'screen', screen: 'not-found' };
  }
  return { kind: 'page', head: headOf(list, query, services.lang), data: { query, found } };
}
