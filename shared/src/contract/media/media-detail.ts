import { z } from 'zod';
import { articleItem } from '../content/article.ts';
import { picture } from '../content/picture.ts';
import { MEDIA_COLOURS, MEDIA_ORIENTATIONS, MEDIA_TOPICS, mediaItem } from './media.ts';

/** What entries of the library are about. */
export const SUBJECT_KINDS = ['vehicle', 'place', 'technology', 'event', 'people'] as const;

export const mediaQuery = z.strictObject({ id: z.string().min(1).max(64) });

/** What an entry is about, with the figures that are known of it. */
export const mediaSubject = z.object({
  id: z.string(),
  kind: z.enum(SUBJECT_KINDS),
  name: z.string(),
  /** Name of its brand. */
  brand: z.string().optional(),
  background: z.array(z.string()),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type MediaSubject = z.infer<typeof mediaSubject>;

/** An original file of an entry. */
export const mediaFile = z.object({
  name: z.string(),
  url: z.string(),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  /** Pixels; of pictures and films only. */
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
});

/** An entry of the library in full (spec CALL-media-detail). */
export const mediaDetail = z.object({
  item: mediaItem,
  topics: z.array(z.enum(MEDIA_TOPICS)),
  orientation: z.enum(MEDIA_ORIENTATIONS).optional(),
  colour: z.enum(MEDIA_COLOURS).optional(),
  /** Empty where it was made in no particular place. */
  place: z.string(),
  subjects: z.array(mediaSubject),
  files: z.array(mediaFile),
  /** What a package holds, each with the entry that has it alone, where there is one. */
  pictures: z.array(z.object({ picture, id: z.string().optional() })),
  /** Published articles about the same, newest first. */
  articles: z.array(articleItem),
  /** Other entries about the same: films first, then packages, then pictures. */
  related: z.array(mediaItem),
});
export type MediaDetail = z.infer<typeof mediaDetail>;
