import { z } from 'zod';
import { picture } from './picture.ts';

export const MEDIA_KINDS = ['video', 'image', 'pack'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Media manage list: type and time, with an all-time option (product specification §3). */
export const mediaFilter = z.strictObject({
  type: z.union([z.enum(MEDIA_KINDS), z.literal('')]).default(''),
  /** Days back from now; empty means all time. */
  time: z.union([z.number().int().min(1).max(3650), z.literal('')]).default(''),
  pageNo: z.number().int().min(1).max(1000).default(1),
  pageSize: z.number().int().min(1).max(100).default(12),
});

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
  fileCount: z.number().int().nonnegative(),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  /** Where the file is; empty until it is published. */
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
