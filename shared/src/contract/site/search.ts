import { z } from 'zod';
import { picture } from '../content/picture.ts';

/** The kinds of results, in the order of their tabs: news and resource packs first (spec SCR-search), then all else. */
export const SEARCH_TYPES = [
  ...(['news', 'pack', 'vehicle', 'page', 'figure', 'announcement', 'report', 'event'] as const),
  ...(['job', 'person', 'place', 'answer', 'media'] as const),
] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export const SEARCH_SORTS = ['relevance', 'newest'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const SEARCH_PAGE_SIZE = 8;
/** Pages after this one are refused: nobody reads them, and each costs more than the one before. */
export const LAST_SEARCH_PAGE = 100;
/** Results are counted up to here; beyond, `totalExact` is false and the number means "at least". */
export const COUNT_LIMIT = 1000;

/** An empty keyword is refused as `required`: 'please enter a search keyword' (spec RULE-search-keyword). */
const keyword = z
  .string()
  .max(100)
  .refine((text) => text.trim() !== '', 'required');

/** Search results (spec ENT-search-query, CALL-search-page). Unknown fields are refused. */
export const searchQuery = z.strictObject({
  searchKeyword: keyword,
  searchType: z.enum(SEARCH_TYPES).default('news'),
  /** Only of this year of publication, Asia/Shanghai; 0 for any. */
  year: z.number().int().min(0).max(9999).default(0),
  /** Only of this category; empty for any. */
  categoryCode: z.string().max(40).default(''),
  sort: z.enum(SEARCH_SORTS).default('relevance'),
  pageNo: z.number().int().min(1).max(LAST_SEARCH_PAGE).default(1),
  pageSize: z.number().int().min(1).max(50).default(SEARCH_PAGE_SIZE),
});

/** `[start, length]` in UTF-16 units of the text beside it, in order, never touching each other. */
const marks = z.array(z.tuple([z.number().int().nonnegative(), z.number().int().positive()]));
export type Mark = [start: number, length: number];

/** A result (spec ENT-search-item). News carry `baseId` and `categoryCode`, all others `id`, packs `count` and `size`. */
export const searchItem = z.object({
  type: z.enum(SEARCH_TYPES),
  baseId: z.string().optional(),
  id: z.string().optional(),
  categoryCode: z.string().optional(),
  title: z.string(),
  titleMarks: marks,
  summary: z.string(),
  /** About 120 characters of the summary or the text around what was found, with `…` where it was cut; never HTML. */
  excerpt: z.string(),
  excerptMarks: marks,
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai; empty for what has no day, such as a vehicle. */
  publishTime: z.string(),
  firstPicUrl: z.string(),
  picture: picture.optional(),
  /** Below the language segment, or a document. */
  url: z.string(),
  /** Files of a pack. */
  count: z.number().int().nonnegative().optional(),
  /** Bytes of a pack. */
  size: z.number().int().nonnegative().optional(),
});
export type SearchItem = z.infer<typeof searchItem>;

/** What was searched in place of the keyword, which finds nothing as it is; empty where it was taken as typed. */
const meant = z.string();

const counts = z.record(z.string(), z.number().int());

export const searchPage = z.object({
  list: z.array(searchItem),
  pageNo: z.number().int(),
  /** Exact up to {@link COUNT_LIMIT}. */
  totalCount: z.number().int(),
  totalExact: z.boolean(),
  /**
   * How many of the ranked results (at most the newest 400) each choice of a year or a category would leave: years
   * within the chosen category, and the other way round.
   */
  facets: z.object({ year: counts, category: counts }),
  meant,
});
export type SearchPage = z.infer<typeof searchPage>;

/** What is asked of everything at once (spec CALL-search-best). */
export const bestQuery = z.strictObject({ searchKeyword: keyword });

/** A fact that answers the keyword by itself, from data: `value` is what was asked for. */
export const searchAnswer = z.object({
  title: z.string(),
  value: z.string(),
  /** Of when, of what, or what to mind; may be empty. */
  note: z.string(),
  /** Below the language segment. */
  url: z.string(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const searchCount = z.object({ totalCount: z.number().int(), totalExact: z.boolean() });
export type SearchCount = z.infer<typeof searchCount>;

export const bestResults = z.object({
  answers: z.array(searchAnswer),
  /** The first results of all kinds together, best first. */
  list: z.array(searchItem),
  /** How many each kind has; a kind without any is absent. */
  counts: z.partialRecord(z.enum(SEARCH_TYPES), searchCount),
  meant,
});
export type BestResults = z.infer<typeof bestResults>;

/** Suggestions while typing (spec CALL-search-participle, G-35). */
export const participleQuery = z.strictObject({
  searchKeyword: keyword,
  pageNo: z.number().int().min(1).max(LAST_SEARCH_PAGE).default(1),
  pageSize: z.number().int().min(1).max(50).default(SEARCH_PAGE_SIZE),
});

/** What is offered beside the words, in this order, and at most how many of each; documents are announcements and reports. */
export const SUGGESTED = { vehicle: 3, page: 3, document: 2 } as const;
export type SuggestedKind = keyof typeof SUGGESTED;

export const suggestedEntry = z.object({
  title: z.string(),
  /** What was typed; empty where the title only sounds so, or has another name. */
  titleMarks: marks,
  /** Below the language segment, or a document. */
  url: z.string(),
  /** Of vehicles. */
  picture: picture.optional(),
});
export type SuggestedEntry = z.infer<typeof suggestedEntry>;

export const suggestedGroup = z.object({
  /** In the language that was asked for. */
  name: z.string(),
  entries: z.array(suggestedEntry),
});

/**
 * Words of published titles, never what other visitors typed (spec ENT-suggestion). On the first page vehicles, pages and
 * documents whose titles hold what was typed; a group without any is absent (spec LIM-suggestions).
 */
export const participleList = z.object({
  list: z.array(z.object({ participleWord: z.string() })),
  groups: z.array(suggestedGroup),
});
export type ParticipleList = z.infer<typeof participleList>;
