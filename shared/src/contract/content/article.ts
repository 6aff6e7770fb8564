import { z } from 'zod';
import { LAST_KEYED_PAGE, LAST_PAGE } from '../section/last-page.ts';
import { LANGS } from '../text/lang.ts';
import { picture } from './picture.ts';

/** Days offered by the time filter; -1 means all time and is stored as empty (spec STATE-time-filter). */
export const TIME_FILTERS = [-1, 1, 7, 30, 90, 180] as const;
export const DEFAULT_PAGE_SIZE = 8;

export const NEWS_COLUMNS = ['COL-XWZX-QYDT', 'COL-XWZX-PPDT', 'COL-XWZX-MTBD'] as const;
/** Columns of `csr/list` and `tech/innoList` (spec SCR-csr-list, SCR-tech-innoList). */
export const CSR_COLUMNS = ['COL-SHZR-ZRDT'] as const;
export const INNOVATION_COLUMNS = ['COL-KJCX-CXCG', 'COL-KJCX-JSWZ'] as const;

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai (spec G-33). */
const stamp = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
const optionalStamp = z.union([stamp, z.literal('')]).default('');

/** Of a list of articles, before its fields are compared. */
export const articleListFields = z.strictObject({
  categoryCode: z.string().max(40).default(''),
  categoryCodeList: z.array(z.string().max(40)).max(20).default([]),
  beginTime: optionalStamp,
  endTime: optionalStamp,
  searchKeyword: z.string().trim().max(100).default(''),
  appendixType: z.number().int().min(0).max(9).optional(),
  pageNo: z.number().int().min(1).max(LAST_KEYED_PAGE).default(1),
  pageSize: z.number().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
});

/** Article list filter (spec ENT-article-filter). Unknown fields are refused; what holds words has no keys, and is counted out. */
export const articleFilter = articleListFields.refine(
  ({ searchKeyword, pageNo }) => searchKeyword === '' || pageNo <= LAST_PAGE,
  { path: ['pageNo'], error: 'range' },
);

/** An item of a list (spec ENT-article). */
export const articleItem = z.object({
  baseId: z.string(),
  title: z.string(),
  publishTime: stamp,
  categoryCode: z.string(),
  summary: z.string(),
  source: z.string(),
  firstPicUrl: z.string(),
  picture: picture.optional(),
  video: z.string(),
  poster: z.string(),
});
export type ArticleItem = z.infer<typeof articleItem>;

export const articlePage = z.object({
  list: z.array(articleItem),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
});
export type ArticlePage = z.infer<typeof articlePage>;

/** Spec ENT-article-query. */
export const articleQuery = z
  .strictObject({
    id: z.string().max(64).optional(),
    baseId: z.string().max(64).optional(),
    preview: z.boolean().default(false),
    /** Signed by the service; without it a preview shows nothing that is not published (spec G-38). */
    token: z.string().max(128).optional(),
  })
  .refine((query) => query.id !== undefined || query.baseId !== undefined, { path: ['baseId'], message: 'required' });

const reference = z.object({ baseId: z.string(), title: z.string() });

export const attachment = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  ext: z.string(),
});

/** A part of an article's text: sanitised HTML, or a figure as data, so that nobody has to look for it in the HTML. */
const articlePiece = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('html'), html: z.string() }),
  z.object({
    kind: z.literal('figure'),
    picture,
    /** Plain text; empty when there is none. */
    caption: z.string(),
  }),
]);
export type ArticlePiece = z.infer<typeof articlePiece>;

/** Spec ENT-article-detail. */
export const articleDetail = articleItem.extend({
  id: z.string(),
  author: z.string(),
  /** Sanitised at import; `p h2 h3 ul ol li blockquote cite figure figcaption table a strong em` only. */
  content: z.string(),
  /** The same as `content`, in the order of reading. */
  body: z.array(articlePiece),
  /** Whole minutes, at least one. */
  readingMinutes: z.number().int().positive(),
  hits: z.number().int().nonnegative(),
  tags: z.array(z.string()),
  attachments: z.array(attachment),
  /** Languages this article exists in. */
  languages: z.array(z.enum(LANGS)),
  /** Pictures, films or fact sheets belong to it, as `press/material` has them; of releases and speeches only. */
  hasMaterial: z.literal(true).optional(),
  prev: reference.optional(),
  next: reference.optional(),
});
export type ArticleDetail = z.infer<typeof articleDetail>;

/** Spec LIM-more. */
export const moreQuery = z.strictObject({
  id: z.string().max(64),
  pageNo: z.number().int().min(1).max(100).default(1),
  pageSize: z.number().int().min(1).max(20).default(3),
});
