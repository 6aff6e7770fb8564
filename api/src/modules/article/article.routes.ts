import type { Calls, Services } from '../../call-table.ts';
import { articleInFull, articleList, countReader, relatedArticles } from './article.service.ts';

type ArticleCalls = Calls<
  'article/page' | 'article/publishedPage' | 'article/detail' | 'article/more' | 'article/updateHits'
>;

export const articleCalls = (services: Services): ArticleCalls => ({
  'article/page': (filter, lang) => articleList(services, lang, filter),
  'article/publishedPage': (filter, lang) => articleList(services, lang, filter),
  'article/detail': (query, lang) => articleInFull(services, lang, query),
  'article/more': (query, lang) => relatedArticles(services, lang, query),
  'article/updateHits': ({ baseId }) => countReader(services, baseId),
});
