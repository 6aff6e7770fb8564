import { z } from 'zod';
import { articleItem } from '../content/article.ts';
import { picture } from '../content/picture.ts';
import { MEDIA_COLOURS, MEDIA_ORIENTATIONS, MEDIA_TOPICS, mediaItem } from './media.ts';

/** What entries of the library are about. */
export const SUBJECT_KINDS = ['vehicle', 'brand', 'place', 'technology', 'event', 'people', 'group'] as const;

export const mediaQuery = z.strictObject({ id: z.string().min(1).max(64) });

/** A fact sheet as a file. */
export const factSheetFile = z.object({
  url: z.string(),
  /** Bytes. */
  size: z.number().int().positive(),
  pages: z.number().int().positive(),
});

/** What an entry is about, with the figures that are known of it. */
export const mediaSubject = z.object({
  id: z.string(),
  kind: z.enum(SUBJECT_KINDS),
  name: z.string(),
  /** Name of its brand. */
  brand: z.string().optional(),
  background: z.array(z.string()),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** In the language of the page; absent where there is none. */
  sheet: factSheetFile.optional(),
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

/** A part of a film: as a place to begin at, and as text for who does not see it (WCAG 1.2.1). */
export const filmChapter = z.object({
  /** Seconds from the start. */
  at: z.number().nonnegative(),
  name: z.string(),
  /** What is to be seen. */
  seen: z.string(),
  /** Captions within it. */
  lines: z.array(z.string()),
});
export type FilmChapter = z.infer<typeof filmChapter>;

/** A file of a film, as it truly is. */
export const filmFile = z.object({
  name: z.string(),
  /** Media type with its codec; `text/vtt` of captions. */
  type: z.string(),
  /** Pixels; of moving pictures. */
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  /** BCP 47; of captions. */
  lang: z.string().optional(),
  /** Bytes. */
  size: z.number().int().positive(),
  /** What a player takes it from. */
  src: z.string(),
  /** What gives it to keep once the terms are accepted; before, it leads to them. */
  url: z.string(),
});
export type FilmFile = z.infer<typeof filmFile>;

/** What only the page of a film needs of it. */
export const filmDetail = z.object({
  /** Moving pictures that are there, best first, then captions. */
  files: z.array(filmFile),
  chapters: z.array(filmChapter),
  /** WebVTT with the names of chapters, the language of the page first. */
  chapterTracks: z.array(z.object({ src: z.string(), lang: z.string() })),
  /** WebVTT with what is seen in each chapter, likewise; absent from services of before films had sound. */
  descriptionTracks: z.array(z.object({ src: z.string(), lang: z.string() })).optional(),
});
export type FilmDetail = z.infer<typeof filmDetail>;

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
  /** Of a film, also of a loop. */
  film: filmDetail.optional(),
  /** What a package holds, each with the entry that has it alone, where there is one. */
  pictures: z.array(z.object({ picture, id: z.string().optional() })),
  /** Published articles about the same, newest first. */
  articles: z.array(articleItem),
  /** Other entries about the same: films first, then packages, then pictures. */
  related: z.array(mediaItem),
});
export type MediaDetail = z.infer<typeof mediaDetail>;

/** Everything that has a fact sheet, the group first, vehicles in the order of the pack (spec CALL-factSheet-list). */
export const factSheets = z.object({ list: z.array(mediaSubject) });

/** One of them, with what belongs to it (spec CALL-factSheet-detail). */
export const factSheet = z.object({
  subject: mediaSubject,
  articles: z.array(articleItem),
  /** Entries of the library about it. */
  entries: z.array(mediaItem),
});
export type FactSheet = z.infer<typeof factSheet>;
