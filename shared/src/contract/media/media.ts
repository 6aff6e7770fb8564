import { z } from 'zod';
import { picture } from '../content/picture.ts';
import { whenObject } from '../call/when-object.ts';

export const MEDIA_KINDS = ['video', 'image', 'pack'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** What the library is sorted by by hand; an entry has one or more. */
export const MEDIA_TOPICS = [
  'vehicles',
  'concept',
  'aerodynamics',
  'powertrain',
  'manufacturing',
  'pavilion',
  'autoShow',
  'people',
] as const;
export type MediaTopic = (typeof MEDIA_TOPICS)[number];
/** Colour of what a picture shows. */
export const MEDIA_COLOURS = ['white', 'silver', 'grey', 'blue', 'green', 'gold', 'orange', 'purple'] as const;
export type MediaColour = (typeof MEDIA_COLOURS)[number];
/** Of a picture or film; a square one is neither, and a package is as its pictures are. */
export const MEDIA_ORIENTATIONS = ['landscape', 'portrait'] as const;
export type MediaOrientation = (typeof MEDIA_ORIENTATIONS)[number];
export const MEDIA_SORTS = ['newest', 'oldest', 'name'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

const anyOf = <const T extends readonly string[]>(values: T) =>
  z.union([z.enum(values), z.literal('')]).default('' as const);
const anyId = z.union([z.string().regex(/^[a-z0-9-]{3,64}$/), z.literal('')]).default('');

/** What entries of the library are chosen by; empty means any (spec ENT-media-filter, M17). */
export const mediaConditions = z.strictObject({
  type: anyOf(MEDIA_KINDS),
  /** Days back from now; empty means all time. */
  time: z.union([z.number().int().min(1).max(3650), z.literal('')]).default(''),
  /** Words of captions in either language. */
  searchKeyword: z.string().trim().max(100).default(''),
  brand: anyId,
  vehicle: anyId,
  topic: anyOf(MEDIA_TOPICS),
  orientation: anyOf(MEDIA_ORIENTATIONS),
  colour: anyOf(MEDIA_COLOURS),
  year: z.union([z.number().int().min(1990).max(2100), z.literal('')]).default(''),
});
export type MediaConditions = z.output<typeof mediaConditions>;

/** Media manage list: type and time, with an all-time option, and facets (spec ENT-media-filter). */
export const mediaFilter = mediaConditions.extend({
  sort: z.enum(MEDIA_SORTS).default('newest'),
  pageNo: z.number().int().min(1).max(1000).default(1),
  pageSize: z.number().int().min(1).max(100).default(12),
});

/** Chapters of a film: more would be a list to search. */
export const MOST_CHAPTERS = 12;

/** A video that can be played here. */
export const mediaFilm = z.object({
  /** Best first. */
  sources: z.array(z.object({ src: z.string(), type: z.string() })).min(1),
  /** Pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** WebVTT, the language of the page first; none for a loop, in which nothing is heard or written. */
  captions: z.array(z.object({ src: z.string(), lang: z.string() })),
  /** What is seen, heard and written, line by line, in the language of the page. */
  transcript: z.array(z.string()),
});
export type MediaFilm = z.infer<typeof mediaFilm>;

/**
 * How large the pictures of a download are, as JPEG: pixels of the longer side. What a picture does not have is not offered
 * for it, and its next smaller one is given (spec M4); `original` is every file at its largest.
 */
export const RESOLUTIONS = ['web', 'press', 'print', 'original'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];
export const PRESS_SIDES = { web: 800, press: 1600, print: 3840 } as const satisfies Record<
  Exclude<Resolution, 'original'>,
  number
>;

const pixels = z.object({ width: z.number().int().positive(), height: z.number().int().positive() });

/** One way to take an entry: what its files truly are. */
export const mediaOffer = z.object({
  resolution: z.enum(RESOLUTIONS),
  /** Files, without the papers of a ZIP file. */
  count: z.number().int().positive(),
  /** Bytes that come: of the one file, or of the ZIP file of a package. */
  bytes: z.number().int().positive(),
  /** Ending of its name: `jpg`, `mp4`, `zip`. */
  type: z.string(),
  /** Of the smallest and of the largest picture; none where there is no picture. */
  pixels: z.tuple([pixels, pixels]).optional(),
  /** What gives it once the terms are accepted; before, it leads to them. */
  url: z.string(),
});
export type MediaOffer = z.infer<typeof mediaOffer>;

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
  /** Largest first; none until there are files. */
  offers: z.array(mediaOffer),
  credit: z.string(),
});
export type MediaItem = z.infer<typeof mediaItem>;

/** The conditions that have a count for each of their values. */
export const MEDIA_FACETS = ['type', 'brand', 'vehicle', 'topic', 'orientation', 'colour', 'year'] as const;
export type MediaFacet = (typeof MEDIA_FACETS)[number];

const facetValue = z.object({
  value: z.string(),
  /** Where the pack names it: brands and vehicles. */
  name: z.string().optional(),
  count: z.number().int().positive(),
});
/** How many entries each value would leave with the other conditions as they are, so that no choice leads to nothing. */
export const mediaFacets = z.record(z.enum(MEDIA_FACETS), z.array(facetValue));
export type MediaFacets = z.infer<typeof mediaFacets>;

export const mediaPage = z.object({
  list: z.array(mediaItem),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
  facets: mediaFacets,
});
export type MediaPage = z.infer<typeof mediaPage>;

const PICK = /^[\w-]{1,64}(?:~(?:web|press|print|original))?$/;

/** An entry of the library, and behind a tilde its resolution where it is not that of the others: `image-v6~print`. */
export const mediaPick = z.string().regex(PICK);

/** What a pick says. */
export function pickOf(pick: string): { id: string; resolution?: Resolution } {
  const [id = '', said] = pick.split('~');
  const resolution = RESOLUTIONS.find((one) => one === said);
  return resolution === undefined ? { id } : { id, resolution };
}

/** Entries in one download. */
export const MOST_PICKS = 200;

const selectionFields = {
  /** Entries of the library. */
  ids: z.array(mediaPick).min(1).max(MOST_PICKS).optional(),
  /** Everything that a filter of the library finds. */
  conditions: mediaConditions.optional(),
};
const isOneWay = ({ ids, conditions }: { ids?: unknown; conditions?: unknown }) =>
  (ids === undefined) !== (conditions === undefined);
/** Also when another field is wrong: all faults are told at once. */
const oneWay = { path: ['ids'], message: 'choice', when: whenObject };

/** Either entries by id, or those that conditions find (spec ENT-media-choice). */
const mediaSelection = z.strictObject(selectionFields).refine(isOneWay, oneWay);
export type MediaSelection = z.output<typeof mediaSelection>;

/** A choice to be measured (spec ENT-media-choice). */
export const amountQuery = z
  .strictObject({ ...selectionFields, resolution: z.enum(RESOLUTIONS).default('original') })
  .refine(isOneWay, oneWay);
export type AmountQuery = z.output<typeof amountQuery>;

export const mediaAmount = z.object({
  /** Files; one that several entries hold counts once. */
  count: z.number().int().nonnegative(),
  /** Bytes of the files. */
  size: z.number().int().nonnegative(),
  /** Bytes of the ZIP file, to the last one; 0 where there is nothing to put into one. */
  zip: z.number().int().nonnegative(),
});
export type MediaAmount = z.infer<typeof mediaAmount>;

/** Without the terms of use there is no download (spec M5). */
export const batchQuery = z
  .strictObject({ ...selectionFields, resolution: z.enum(RESOLUTIONS), acceptTerms: z.literal(true) })
  .refine(isOneWay, oneWay);
export type BatchQuery = z.output<typeof batchQuery>;

/** Everything that conditions find and that can be taken, newest first: as many as one download may name. */
export const mediaIds = z.object({
  ids: z.array(z.string()).max(MOST_PICKS),
  /** All of them, also those beyond. */
  totalCount: z.number().int().nonnegative(),
});

/** A basket: picks, in the order in which they were put in. */
export const basketQuery = z.strictObject({
  ids: z.array(mediaPick).min(1).max(MOST_PICKS),
  resolution: z.enum(RESOLUTIONS).default('original'),
});
export type BasketQuery = z.output<typeof basketQuery>;

export const mediaBasket = z.object({
  lines: z.array(
    z.object({
      item: mediaItem,
      /** Of its offers, the one that is taken. */
      resolution: z.enum(RESOLUTIONS),
    }),
  ),
  /** Ids that are not there, or not any more. */
  missing: z.array(z.string()),
  amount: mediaAmount,
  /** Days for which the ZIP file that is not asked for any more keeps its address. */
  keepDays: z.number().int().positive(),
});
export type MediaBasket = z.infer<typeof mediaBasket>;

/** Path of the ZIP file, of this site. */
export const batchAddress = z.object({ url: z.string() });
