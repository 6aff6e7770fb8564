import type { Calls, Services } from '../../call-table.ts';
import { ArticleOrder } from './article-order.service.ts';
import { articleInFull, articleList, countReader, relatedArticles } from './article.service.ts';

type ArticleCalls = Calls<
  'article/page' | 'article/publishedPage' | 'article/detail' | 'article/more' | 'article/updateHits'
>;

export function articleCalls(services: Services): ArticleCalls {
  const listing = { ...services, order: new ArticleOrder(services) };
  return {
    'article/page': (filter, lang) => articleList(listing, lang, filter),
    'article/publishedPage': (filter, lang) => articleList(listing, lang, filter),
    'article/detail': (query, lang) => articleInFull(services, lang, query),
    'article/more': (query, lang) => relatedArticles(services, lang, query),
    'article/updateHits': ({ baseId }) => countReader(services, baseId),
  };
}
