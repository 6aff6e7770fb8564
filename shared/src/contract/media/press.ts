import { z } from 'zod';
import { LAST_KEYED_PAGE } from '../section/last-page.ts';
import { picture } from '../content/picture.ts';
import { mediaItem } from './media.ts';

/** What the newsroom publishes: releases, press packages, speeches in full, fact sheets. */
export const PRESS_KINDS = ['release', 'kit', 'speech', 'facts'] as const;
export type PressKind = (typeof PRESS_KINDS)[number];

/** The columns whose articles the newsroom takes, by what they are there. */
export const PRESS_COLUMNS = {
  release: ['COL-XWZX-QYDT', 'COL-XWZX-PPDT'],
  speech: ['SPC-MTZX-JHSL'],
} as const satisfies Partial<Record<PressKind, readonly string[]>>;

/** As brands are called in the pack. */
export const brandId = z.string().regex(/^[a-z0-9-]{3,64}$/);

/** What the newsroom is narrowed by; empty means any (spec ENT-press-filter). */
export const pressFilter = z.strictObject({
  kind: z.union([z.enum(PRESS_KINDS), z.literal('')]).default(''),
  brand: z.union([brandId, z.literal('')]).default(''),
  pageNo: z.number().int().min(1).max(LAST_KEYED_PAGE).default(1),
  pageSize: z.number().int().min(1).max(100).default(12),
});

const brand = z.object({ id: z.string(), name: z.string() });

/** One publication of the newsroom (spec ENT-press-item). */
export const pressItem = z.object({
  kind: z.enum(PRESS_KINDS),
  /** Of the article, the entry of the library, or the subject of the fact sheet. */
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai: from when on it may be used. */
  publishTime: z.string(),
  /** Of an article, for its address; empty otherwise. */
  categoryCode: z.string(),
  /** Whether pictures, films or fact sheets belong to it, as `press/material` has them. */
  hasMaterial: z.boolean(),
  /** Whom it is about; none where it is about the group. */
  brands: z.array(brand),
  picture: picture.optional(),
});
export type PressItem = z.infer<typeof pressItem>;

const count = z.number().int().positive();

export const pressPage = z.object({
  list: z.array(pressItem),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
  /** How many each kind would leave with the brand as it is, and each brand with the kind as it is. */
  kinds: z.array(z.object({ value: z.enum(PRESS_KINDS), count })),
  brands: z.array(brand.extend({ count })),
});
export type PressPage = z.infer<typeof pressPage>;

/** What belongs to a publication, to be taken together. */
export const pressMaterial = z.object({
  title: z.string(),
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
  publishTime: z.string(),
  categoryCode: z.string(),
  /** Pictures, films and packages about the same: what is only about it first. */
  entries: z.array(mediaItem),
  /** Fact sheets of what it is about, each with its files in both languages. */
  sheets: z.array(mediaItem),
});
export type PressMaterial = z.infer<typeof pressMaterial>;
