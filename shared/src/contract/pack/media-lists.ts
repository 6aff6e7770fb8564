import { z } from 'zod';
import { MEDIA_COLOURS, MEDIA_TOPICS } from '../media/media.ts';
import { factSheetFile, SUBJECT_KINDS } from '../media/media-detail.ts';
import { id, lines, minute, words } from './pack-values.ts';

/* What the media library says about its entries beside what its files are. */

/** `media-facts.json`: what entries of `library.json` show, by their ids. */
export const packMediaFacts = z.array(
  z.strictObject({
    id,
    /** Ids of `media-subjects.json`, the most important first. */
    about: z.array(id).min(1),
    topics: z.array(z.enum(MEDIA_TOPICS)).min(1),
    /** Of the vehicle in a picture. */
    colour: z.enum(MEDIA_COLOURS).optional(),
    place: words.optional(),
  }),
);

/** `media-subjects.json`: vehicles, places and what else the library shows: background and figures for those who write about it. */
export const packMediaSubjects = z.array(
  z.strictObject({
    id,
    kind: z.enum(SUBJECT_KINDS),
    /** Of `brands.json`. */
    brand: id.optional(),
    name: words,
    background: lines,
    facts: z.array(z.strictObject({ name: words, value: words })),
    /** Articles about it. */
    articles: z.array(id),
    /** Its fact sheet in each language, as `pnpm --filter content fact-sheets` made it. */
    sheet: z.strictObject({ cn: factSheetFile, en: factSheetFile }).optional(),
  }),
);

/** `live-events.json`: presentations for the press that are shown as they happen. */
export const packLiveEvents = z.array(
  z
    .strictObject({
      id,
      /** `yyyy-MM-dd HH:mm`, Asia/Shanghai. */
      begins: minute,
      ends: minute,
      title: words,
      summary: words,
      place: words,
      /** A film of the library, shown in place of a broadcast and as its recording. */
      film: id.optional(),
      /** A package of the library. */
      kit: id.optional(),
      /** Articles that are out by its end: releases, speeches. */
      articles: z.array(id),
      /** `at` in minutes from the beginning, in order. */
      parts: z.array(z.strictObject({ at: z.number().int().nonnegative(), title: words, text: words })).min(2),
    })
    .refine(({ begins, ends }) => begins < ends, { path: ['ends'], message: 'must be after its beginning' }),
);
