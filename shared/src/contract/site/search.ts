import { z } from 'zod';
import { picture } from '../content/picture.ts';

/** The tabs of the results: news and resource packs (spec SCR-search). */
export const SEARCH_TYPES = ['news', 'pack'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

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
  pageNo: z.number().int().min(1).max(LAST_SEARCH_PAGE).default(1),
  pageSize: z.number().int().min(1).max(50).default(SEARCH_PAGE_SIZE),
});

/** `[start, length]` in UTF-16 units of the text beside it, in order, never touching each other. */
const marks = z.array(z.tuple([z.number().int().nonnegative(), z.number().int().positive()]));
export type Mark = [start: number, length: number];

/** A result (spec ENT-search-item). News carry `baseId` and `categoryCode`, packs `id`, `count` and `size`. */
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
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
  publishTime: z.string(),
  firstPicUrl: z.string(),
  picture: picture.optional(),
  /** Below the language segment. */
  url: z.string(),
  /** Files of a pack. */
  count: z.number().int().nonnegative().optional(),
  /** Bytes of a pack. */
  size: z.number().int().nonnegative().optional(),
});
export type SearchItem = z.infer<typeof searchItem>;

const counts = z.record(z.string(), z.number().int());

export const searchPage = z.object({
  list: z.array(searchItem),
  pageNo: z.number().int(),
  /** Exact up to {@link COUNT_LIMIT}. */
  totalCount: z.number().int(),
  totalExact: z.boolean(),
  /**
   * How many of the ranked results (at most the newest 800) each choice of a year or a category would leave: years
   * within the chosen category, and the other way round.
   */
  facets: z.object({ year: counts, category: counts }),
});
export type SearchPage = z.infer<typeof searchPage>;

/** Suggestions while typing (spec CALL-search-participle, G-35). */
export const participleQuery = z.strictObject({
  searchKeyword: keyword,
  pageNo: z.number().int().min(1).max(LAST_SEARCH_PAGE).default(1),
  pageSize: z.number().int().min(1).max(50).default(SEARCH_PAGE_SIZE),
});

/** Words of published titles, never what other visitors typed (spec ENT-suggestion). */
export const participleList = z.object({ list: z.array(z.object({ participleWord: z.string() })) });
export type ParticipleList = z.infer<typeof participleList>;
