import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { loadArticleList, type ArticleListData } from '../../service/article-list.ts';
import { ARTICLE_LISTS } from '../../model/article-lists.ts';

/** News of the group's responsibility by time and keyword. */
export function loadCsrList(request: PageRequest, services: LoadServices): Promise<Outcome<ArticleListData>> {
  return loadArticleList(ARTICLE_LISTS.csrList, request, services);
}
