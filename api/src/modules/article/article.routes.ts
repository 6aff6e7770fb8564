import type { ARTICLE_CALLS } from 'shared/contract/content/article.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { ArticleOrder } from './article-order.service.ts';
import { articleInFull, articleList, countReader, relatedArticles } from './article.service.ts';

export function articleCalls(services: Services): Handlers<typeof ARTICLE_CALLS> {
  const listing = { ...services, order: new ArticleOrder(services) };
  return {
    'article/page': (filter, lang) => articleList(listing, lang, filter),
    'article/publishedPage': (filter, lang) => articleList(listing, lang, filter),
    'article/detail': (query, lang) => articleInFull(services, lang, query),
    'article/more': (query, lang) => relatedArticles(services, lang, query),
    'article/updateHits': ({ baseId }, _lang, { visitor }) => countReader(services, baseId, visitor),
  };
}
