import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import { loadArticleList, type ArticleListData } from '../../components/article-list/article-list.load.ts';
import { ARTICLE_LISTS } from '../../model/article-lists.ts';

/** News of the group's responsibility by time and keyword. */
export function loadCsrList(request: PageRequest, services: LoadServices): Promise<Outcome<ArticleListData>> {
  return loadArticleList(ARTICLE_LISTS.csrList, request, services);
}
