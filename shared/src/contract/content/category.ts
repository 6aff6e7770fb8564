import { z } from 'zod';
import { ANNOUNCEMENT_CODES } from './announcement.ts';
import type { articleFilter } from './article.ts';

/** Media topics and news topics (spec CALL-topic-page). */
export const TOPIC_CODES = ['SPC-MTZX-MTZT', 'SPC-XWZX-ZTBD'] as const;
export type TopicCode = (typeof TOPIC_CODES)[number];

/** Responsibility and ESG reports, and announcements as a list page shows them (spec CALL-specialTopic-page). */
export const REPORT_CODES = ['SPC-SHZR-SZBG', 'SPC-SHZR-ESG'] as const;
export const SPECIAL_TOPIC_CODES = [...REPORT_CODES, ANNOUNCEMENT_CODES.A, ANNOUNCEMENT_CODES.H] as const;
export type SpecialTopicCode = (typeof SPECIAL_TOPIC_CODES)[number];

type Filter = z.input<typeof articleFilter>;
type CategoryCall = 'article/page' | 'topic/page' | 'specialTopic/page';

/** The one replacement (spec CALL-code-list): the code goes into the list, `appendixType` is taken out. */
function withCodeList({ categoryCode, appendixType: _dropped, ...rest }: Filter): Filter {
  return { ...rest, categoryCodeList: categoryCode === undefined ? [] : [categoryCode] };
}

interface CategorySource {
  call: CategoryCall;
  payload: (filter: Filter) => Filter;
}

const ARTICLES: CategorySource = { call: 'article/page', payload: (filter) => filter };
const TOPICS: CategorySource = { call: 'topic/page', payload: withCodeList };
const SPECIAL_TOPICS: CategorySource = { call: 'specialTopic/page', payload: withCodeList };

/** Category code -> call and payload (spec G-36). Codes that are not here are columns of articles. */
export const CATEGORY_SOURCES: Readonly<Record<TopicCode | SpecialTopicCode, CategorySource>> = {
  'SPC-MTZX-MTZT': TOPICS,
  'SPC-XWZX-ZTBD': TOPICS,
  'SPC-SHZR-SZBG': SPECIAL_TOPICS,
  'SPC-SHZR-ESG': SPECIAL_TOPICS,
  'SPC-TZGX-GGB-AG': SPECIAL_TOPICS,
  'SPC-TZGX-GGB-HG': SPECIAL_TOPICS,
};

/**
 * The call that lists a category, and what to send to it for a list filter.
 * @public for other clients of the service; our own pages know their calls
 */
export function categoryRequest(filter: Filter & { categoryCode: string }): { call: CategoryCall; body: Filter } {
  const known: Readonly<Record<string, CategorySource>> = CATEGORY_SOURCES;
  const source = Object.hasOwn(known, filter.categoryCode) ? (known[filter.categoryCode] ?? ARTICLES) : ARTICLES;
  return { call: source.call, body: source.payload(filter) };
}

/** Category (spec CALL-category-query). `businessType` is 2 on this site. */
export const categoryQuery = z.strictObject({
  code: z.string().min(1).max(40),
  businessType: z.number().int().min(0).max(9).default(2),
});
export const childrenQuery = z.strictObject({ code: z.string().min(1).max(40) });

/** One category in one language; a root has an empty `parentCode`. */
export const category = z.object({ code: z.string(), parentCode: z.string(), name: z.string() });
export type Category = z.infer<typeof category>;

/** In the order of the pack. */
export const categoryList = z.object({ list: z.array(category) });
