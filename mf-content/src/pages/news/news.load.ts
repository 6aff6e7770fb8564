import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { loadArticleList, type ArticleListData } from '../../service/article-list.ts';
import { ARTICLE_LISTS } from '../../model/article-lists.ts';

/** News by column, time and keyword. */
export function loadNews(request: PageRequest, services: LoadServices): Promise<Outcome<ArticleListData>> {
  return loadArticleList(ARTICLE_LISTS.news, request, services);
}
