import { id, narrowing, pageQuery, place, type QueryChoice } from 'shared/contract/section/query';

const params = { id, tag: narrowing(place) };

/** A topic is named by `id` (spec SCR-media-detail); the place of one of its tags narrows its articles, 0 is all of them. */
export const topicQuery = pageQuery(params);
export type TopicQuery = QueryChoice<typeof params>;
