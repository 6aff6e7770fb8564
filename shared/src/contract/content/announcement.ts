import { z } from 'zod';
import { LAST_KEYED_PAGE } from '../section/last-page.ts';
import { LANGS } from '../text/lang.ts';
import { MARKETS } from '../invest/stock.ts';
import { ANNOUNCEMENT_CATEGORIES, announcementPiece } from './announcement-text.ts';

/** The root topics of A-share and H-share announcements (spec CALL-topic-rootPage). */
export const ANNOUNCEMENT_CODES = { A: 'SPC-TZGX-GGB-AG', H: 'SPC-TZGX-GGB-HG' } as const;

const pages = { pageNo: z.number().int().min(1).max(LAST_KEYED_PAGE).default(1) };

export const announcementFilter = z.strictObject({
  categoryCode: z.enum([ANNOUNCEMENT_CODES.A, ANNOUNCEMENT_CODES.H]),
  businessType: z.number().int().default(2),
  appendixType: z.number().int().default(1),
  ...pages,
  pageSize: z.number().int().min(1).max(100).default(5),
});

/** A document of the site; bytes. */
export const announcementDocument = z.strictObject({
  url: z.string(),
  size: z.number().int().positive(),
  pages: z.number().int().positive(),
});
/** By language; both lead to one file where a document has both. */
export type AnnouncementDocuments = Partial<Record<(typeof LANGS)[number], z.infer<typeof announcementDocument>>>;

export const announcement = z.object({
  baseId: z.string(),
  title: z.string(),
  /** `yyyy-MM-dd`. */
  date: z.string(),
  /** `yyyy-MM-dd HH:mm`, Asia/Shanghai. */
  publishTime: z.string(),
  categoryCode: z.string(),
  category: z.enum(ANNOUNCEMENT_CATEGORIES),
  /** Languages that its text exists in. */
  languages: z.array(z.enum(LANGS)),
  /** The document, in the other language where it has none in this one; empty without one. */
  url: z.string(),
  /** Bytes, 0 without a document. */
  size: z.number().int().nonnegative(),
});
export type Announcement = z.infer<typeof announcement>;

export const announcementPage = z.object({
  list: z.array(announcement),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
});

/** Longest text that somebody looks for, characters (UTF-16). */
export const ANNOUNCEMENT_KEYWORD = 64;

/** A list that can be narrowed (spec I11). Empty, or 0, means any. */
export const announcementSearch = z.strictObject({
  market: z.union([z.enum(MARKETS), z.literal('')]).default(''),
  category: z.union([z.enum(ANNOUNCEMENT_CATEGORIES), z.literal('')]).default(''),
  year: z.number().int().min(0).max(2100).default(0),
  /** In the title or anywhere in the text, in any case. */
  keyword: z.string().trim().max(ANNOUNCEMENT_KEYWORD).default(''),
  ...pages,
  pageSize: z.number().int().min(1).max(100).default(8),
});
export type AnnouncementSearch = z.infer<typeof announcementSearch>;

/** How many there would be with each answer to one question, the other answers as they are; only what there is. */
export const announcementFacets = z.object({
  market: z.partialRecord(z.enum(MARKETS), z.number().int()),
  category: z.partialRecord(z.enum(ANNOUNCEMENT_CATEGORIES), z.number().int()),
  year: z.record(z.string(), z.number().int()),
});
export type AnnouncementFacets = z.infer<typeof announcementFacets>;

export const announcementList = announcementPage.extend({ facets: announcementFacets });

const neighbour = announcement.pick({ baseId: true, title: true, date: true });

export const announcementDetail = announcement.extend({
  market: z.enum(MARKETS),
  pieces: z.array(announcementPiece),
  /** Null without a document in this language. `languages`: what the document itself is written in. */
  document: announcementDocument.extend({ languages: z.array(z.enum(LANGS)) }).nullable(),
  /** Before and after it in its market, by time. */
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
  /** Filed on the same matter in the other market on the same day. */
  counterpart: neighbour.nullable(),
});
export type AnnouncementDetail = z.infer<typeof announcementDetail>;
