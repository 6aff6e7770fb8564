import type { ArticleItem } from 'shared/contract/content/article';
import type { CallData } from 'shared/contract/call/calls';
import { NOT_FOUND, screenOfMissing } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { trailTo } from '../../model/media-trail.ts';
import { topicQuery, type TopicQuery } from '../../model/topic-query.ts';
import { paths } from '../../paths.ts';

export type TopicDetail = CallData<'topic/detail'>;

export interface TopicData {
  topic: TopicDetail;
  /** The place of the tag that narrows the articles; 0 for all of them. */
  tag: number;
  /** Null when the list did not arrive. */
  articles: ArticleItem[] | null;
  /** The public address to share; null while the site's own host is not known. */
  shareUrl: string | null;
}

/** The articles of a topic (spec CALL-topic-articles). */
const PAGE_SIZE = 100;
/** Link previews use the file of this width. */
const PREVIEW_WIDTH = 1200;

function headOf(topic: TopicDetail, query: TopicQuery, lang: Lang): Head {
  const { displayName, introduction, topicDate, picture } = topic;
  return {
    title: displayName,
    description: introduction,
    canonical: paths.topic.address(topicQuery.texts(query)),
    ...(topicQuery.isNarrowed(query) ? { noindex: true } : {}),
    trail: trailTo(lang, displayName),
    subject: { '@type': 'CollectionPage', name: displayName, description: introduction, datePublished: topicDate },
    ...(picture?.widths.includes(PREVIEW_WIDTH) ? { image: picture.name } : {}),
  };
}

async function pageOf(query: TopicQuery, services: LoadServices): Promise<Outcome<TopicData>> {
  const { api, lang, origin, report } = services;
  const { id, tag: place } = query;
  const topic = await api.call('topic/detail', { id });
  const chosen = topic.tags[place - 1];
  if (place !== 0 && !chosen) return NOT_FOUND;
  const { categoryCode, tag } = chosen ?? { ...topic, tag: '' };
  const gathered = api.call('topic/articles', { id, categoryCode, tag, pageNo: 1, pageSize: PAGE_SIZE });
  const found = await orFallback(gathered, null, report);
  const shareUrl = origin === undefined ? null : origin + paths.topic.href(lang, { id });
  return {
    kind: 'page',
    head: headOf(topic, query, lang),
    data: { topic, tag: place, articles: found?.list ?? null, shareUrl },
  };
}

/** An id of the library, which this address may name as well, has a page of its own. */
async function entryOf(id: string, { api, lang }: LoadServices): Promise<Outcome<TopicData> | null> {
  try {
    await api.call('media/detail', { id });
  } catch {
    return null;
  }
  return { kind: 'redirect', status: 301, to: paths.entry.href(lang, { id }) };
}

/** The topic is required; its articles fall back to an empty list (spec ERR-logged-only). */
export async function loadTopic(request: PageRequest, services: LoadServices): Promise<Outcome<TopicData>> {
  const query = topicQuery.parse(request.query);
  if (!query || query.id === '') return NOT_FOUND;
  try {
    return await pageOf(query, services);
  } catch (error) {
    const screen = screenOfMissing(error, services.lang);
    if (screen) return (await entryOf(query.id, services)) ?? screen;
    throw error;
  }
}
