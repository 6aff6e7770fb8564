import type { TOPIC_CALLS } from 'shared/contract/content/topic.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { activities } from './activity.service.ts';
import { categoryTree, childCategories } from './category.service.ts';
import { experts } from './expert.service.ts';
import { specialTopics } from './special-topic.service.ts';
import { topicArticles, topicInFull, topicList } from './topic.service.ts';

export const topicCalls = (services: Services): Handlers<typeof TOPIC_CALLS> => ({
  'topic/page': (filter, lang) => topicList(services, lang, filter),
  'topic/detail': ({ id }, lang) => topicInFull(services, lang, id),
  'topic/articles': (query, lang) => topicArticles(services, lang, query),
  'specialTopic/page': (filter, lang) => specialTopics(services, lang, { ...filter, year: 0 }),
  'specialTopic/detailPageByConditions': (conditions, lang) => specialTopics(services, lang, conditions),
  'activity/list': (filter, lang) => activities(services, lang, filter),
  'category/query': ({ code }, lang) => categoryTree(services, lang, code),
  'category/childrenByCode': ({ code }, lang) => childCategories(services, lang, code),
  'expert/list': (_, lang) => experts(services, lang),
});
