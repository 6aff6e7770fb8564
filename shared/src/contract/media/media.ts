import { z } from 'zod';
import { picture } from '../content/picture.ts';
import { whenObject } from '../call/when-object.ts';

export const MEDIA_KINDS = ['video', 'image', 'pack'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Media manage list: type and time, with an all-time option (spec ENT-media-filter). */
export const mediaFilter = z.strictObject({
  type: z.union([z.enum(MEDIA_KINDS), z.literal('')]).default(''),
  /** Days back from now; empty means all time. */
  time: z.union([z.number().int().min(1).max(3650), z.literal('')]).default(''),
  pageNo: z.number().int().min(1).max(1000).default(1),
  pageSize: z.number().int().min(1).max(100).default(12),
});

/** A video that can be played here. */
export const mediaFilm = z.object({
  /** Best first. */
  sources: z.array(z.object({ src: z.string(), type: z.string() })).min(1),
  /** Pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** WebVTT, the language of the page first; none for a loop, in which nothing is said or written. */
  captions: z.array(z.object({ src: z.string(), lang: z.string() })),
  /** What is seen and written, line by line, in the language of the page. */
  transcript: z.array(z.string()),
});
export type MediaFilm = z.infer<typeof mediaFilm>;

/** Spec ENT-media-item. */
export const mediaItem = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  kind: z.enum(MEDIA_KINDS),
  /** `yyyy-MM-dd`. */
  date: z.string(),
  tags: z.array(z.string()),
  picture: picture.optional(),
  /** Seconds; videos only. */
  duration: z.number().int().positive().optional(),
  film: mediaFilm.optional(),
  fileCount: z.number().int().nonnegative(),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  /** Where the file is, or of a pack the form of `media/pack/{id}.zip`; empty until it is published. */
  url: z.string(),
  credit: z.string(),
});
export type MediaItem = z.infer<typeof mediaItem>;

export const mediaPage = z.object({
  list: z.array(mediaItem),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
});
export type MediaPage = z.infer<typeof mediaPage>;

/**
 * How large the pictures of a download are: `web` 800, `press` 1600 and `print` 3840 pixels on the longer side as JPEG,
 * never enlarged; `original` is every file as it is (spec M4).
 */
export const RESOLUTIONS = ['web', 'press', 'print', 'original'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

const selectionFields = {
  /** Entries of the library. */
  ids: z.array(z.string().min(1).max(64)).min(1).max(200).optional(),
  /** Everything that a filter of the library finds. */
  conditions: mediaFilter.pick({ type: true, time: true }).optional(),
};
const isOneWay = ({ ids, conditions }: { ids?: unknown; conditions?: unknown }) =>
  (ids === undefined) !== (conditions === undefined);
/** Also when another field is wrong: all faults are told at once. */
const oneWay = { path: ['ids'], message: 'choice', when: whenObject };

/** Either entries by id, or those that conditions find (spec ENT-media-choice). */
export const mediaSelection = z.strictObject(selectionFields).refine(isOneWay, oneWay);
export type MediaSelection = z.output<typeof mediaSelection>;

export const mediaAmount = z.object({
  /** Files; one that several entries hold counts once. */
  count: z.number().int().nonnegative(),
  /** Bytes of the originals. */
  size: z.number().int().nonnegative(),
});
export type MediaAmount = z.infer<typeof mediaAmount>;

/** Without the terms of use there is no download (spec M5). */
export const batchQuery = z
  .strictObject({ ...selectionFields, resolution: z.enum(RESOLUTIONS), acceptTerms: z.literal(true) })
  .refine(isOneWay, oneWay);
export type BatchQuery = z.output<typeof batchQuery>;

/** Path of the ZIP file, of this site. */
export const batchAddress = z.object({ url: z.string() });
