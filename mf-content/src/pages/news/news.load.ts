import { DEFAULT_PAGE_SIZE, type ArticlePage } from 'shared/contract/article';
import { orFallback } from 'shared/contract/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import { pageCount } from 'shared/ui/pagination/page-window';
import { messages } from '../../messages/by-language.ts';
import { newsAddress, newsFilter, readNewsQuery, type NewsQuery } from '../../model/news-query.ts';

export interface NewsData {
  query: NewsQuery;
  /** Null when the list did not arrive, which is not the same as an empty one. */
  found: ArticlePage | null;
}

function headOf(query: NewsQuery, lang: LoadServices['lang']): Head {
  const { news, columns } = messages[lang];
  const title = query.column === '' ? news.title : columns[query.column];
  const numbered = news.titleOfPage.replace('{{title}}', title).replace('{{page}}', String(query.page));
  return {
    title: query.page > 1 ? numbered : title,
    description: news.description,
    canonical: newsAddress(query),
    // Results of a search are no content of their own.
    ...(query.key === '' ? {} : { noindex: true }),
  };
}

/** A list that fails is only logged and falls back to empty (specification §8); a page beyond the end does not exist. */
export async function loadNews(request: PageRequest, services: LoadServices): Promise<Outcome<NewsData>> {
  const query = readNewsQuery(request.query);
  const list = services.api.call('article/page', newsFilter(query, request.now));
  const found = await orFallback(list, null, services.report);
  if (found && query.page > pageCount(found.totalCount, DEFAULT_PAGE_SIZE)) {
    return { kind: 'screen', screen: 'not-found' };
  }
  return { kind: 'page', head: headOf(query, services.lang), data: { query, found } };
}
