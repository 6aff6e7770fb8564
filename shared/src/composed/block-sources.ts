import type { Activity } from '../contract/booking/activity.ts';
import type { ArticleItem } from '../contract/content/article.ts';
import type { Brand } from '../contract/content/brand.ts';
import type { PlainBlock } from '../contract/content/page-body.ts';
import type { Pavilion } from '../contract/booking/pavilion.ts';
import type { LoadServices } from '../contract/section/section.ts';
import type { SpecialTopic, Topic } from '../contract/content/topic.ts';

export type BlockOf<K extends PlainBlock['kind']> = Extract<PlainBlock, { kind: K }>;

/** What blocks that show lists find at the service, by kind. */
export interface FoundBy {
  articles: ArticleItem[];
  topicArticles: ArticleItem[];
  topics: Topic[];
  activities: Activity[];
  reports: SpecialTopic[];
  brands: Brand[];
  visit: Pavilion;
}
export type ListKind = keyof FoundBy;

type Sources = { [K in ListKind]: (block: BlockOf<K>, services: LoadServices) => Promise<FoundBy[K]> };

const ALL_OF_TOPIC = 100;
const ACTIVITIES = 999;

/** How each kind asks the service (docs/specification/calls.md). */
const SOURCES: Sources = {
  articles: async ({ categories, count }, { api }) => {
    const page = await api.call('article/page', { categoryCodeList: categories, pageNo: 1, pageSize: count });
    return page.list;
  },
  topicArticles: async ({ topic: id }, { api }) => {
    const topic = await api.call('topic/detail', { id });
    const { categoryCode } = topic;
    const page = await api.call('topic/articles', { id, categoryCode, tag: '', pageNo: 1, pageSize: ALL_OF_TOPIC });
    return page.list;
  },
  topics: async ({ category, count }, { api }) => {
    const page = await api.call('topic/page', { categoryCodeList: [category], pageNo: 1, pageSize: count });
    return page.list;
  },
  activities: async ({ category, count }, { api }) => {
    const past = category === 1 ? { hasExpire: 1 as const } : {};
    const page = await api.call('activity/list', { category, status: 1, pageNo: 1, pageSize: ACTIVITIES, ...past });
    return page.list.slice(0, count);
  },
  reports: async ({ category, count }, { api }) => {
    const page = await api.call('specialTopic/page', { categoryCodeList: [category], pageNo: 1, pageSize: count });
    return page.list;
  },
  brands: async (_block, { api }) => (await api.call('brand/list', {})).list,
  visit: (_block, { api }) => api.call('booking/pavilion', {}),
};

export function isListBlock(block: PlainBlock): block is BlockOf<ListKind> {
  return Object.hasOwn(SOURCES, block.kind);
}

/** Asks for what a block shows. */
export function findFor<K extends ListKind>(block: BlockOf<K>, services: LoadServices): Promise<FoundBy[K]> {
  const source = SOURCES[(block as PlainBlock).kind as K] as (
    block: BlockOf<K>,
    services: LoadServices,
  ) => Promise<FoundBy[K]>;
  return source(block, services);
}
