import { z } from 'zod';
import { LAST_KEYED_PAGE } from '../section/last-page.ts';
import { articleItem, articleListFields } from './article.ts';
import { SPECIAL_TOPIC_CODES, TOPIC_CODES } from './category.ts';
import { picture } from './picture.ts';

/** A list filter without `categoryCode` and `appendixType` (spec CALL-code-list). */
const listFilter = articleListFields.omit({ categoryCode: true, appendixType: true });

/** Empty `categoryCodeList` means every topic category. */
export const topicFilter = listFilter.extend({
  categoryCodeList: z.array(z.enum(TOPIC_CODES)).max(TOPIC_CODES.length).default([]),
});

/** An item of a topic list (spec ENT-topic). */
export const topic = z.object({
  topicId: z.string(),
  displayName: z.string(),
  categoryCode: z.enum(TOPIC_CODES),
  /** Comma separated. */
  tag: z.string(),
  /** `yyyy-MM-dd`. */
  topicDate: z.string(),
  /** Address of the cover's largest file, empty without one. */
  coverPath: z.string(),
  picture: picture.optional(),
  introduction: z.string(),
  /** Empty: the topic is shown by the site itself. */
  topicLink: z.string(),
});
export type Topic = z.infer<typeof topic>;

export const topicPage = z.object({
  list: z.array(topic),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
});

export const topicQuery = z.strictObject({ id: z.string().min(1).max(64) });

/** A topic with its tags, each with what `topic/articles` wants (spec ENT-topic-tag). */
export const topicDetail = topic.extend({
  tags: z.array(z.object({ tag: z.string(), categoryCode: z.enum(TOPIC_CODES) })),
});

/** 100 to the page (spec CALL-topic-articles, LIM-topic-articles). `id` narrows to one topic; an empty tag means all. */
export const topicArticlesQuery = z.strictObject({
  categoryCode: z.enum(TOPIC_CODES),
  tag: z.string().trim().max(60).default(''),
  id: z.string().max(64).optional(),
  pageNo: z.number().int().min(1).max(LAST_KEYED_PAGE).default(1),
  pageSize: z.number().int().min(1).max(100).default(100),
});

export const topicArticlePage = z.object({
  list: z.array(articleItem),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
});

/** Announcement and special topic filter (spec ENT-announcement-filter). Empty lists mean everything. */
export const specialTopicFilter = listFilter.extend({
  categoryCodeList: z.array(z.enum(SPECIAL_TOPIC_CODES)).max(SPECIAL_TOPIC_CODES.length).default([]),
  categoryIdList: z.array(z.string().max(64)).max(20).default([]),
});

/** The same with the year that a report is about; 0 means any. */
export const specialTopicConditions = specialTopicFilter.extend({
  year: z.number().int().min(0).max(2100).default(0),
});

export const specialTopic = z.object({
  id: z.string(),
  title: z.string(),
  categoryCode: z.enum(SPECIAL_TOPIC_CODES),
  /** `yyyy-MM-dd`. */
  date: z.string(),
  /** The year it is about. */
  year: z.number().int(),
  summary: z.string(),
  picture: picture.optional(),
  /** The document; empty, with a size of 0 bytes, when none is published here. */
  url: z.string(),
  size: z.number().int().nonnegative(),
  /** The same as pages: an address below the language segment. */
  web: z.string().optional(),
});
export type SpecialTopic = z.infer<typeof specialTopic>;

export const specialTopicPage = z.object({
  list: z.array(specialTopic),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
});
