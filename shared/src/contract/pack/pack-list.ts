import { z } from 'zod';
import { announcementPiece } from '../content/announcement-text.ts';
import { REPORT_CODES, TOPIC_CODES } from '../content/category.ts';
import { EXPERT_TAGS } from '../content/expert.ts';
import { EVENT_KINDS, REPORT_KINDS } from '../invest/investor.ts';
import { KEY_FIGURES } from '../invest/key-figure-names.ts';
import { packJobs, packProgrammeRounds, packWorkplaces } from './talent-lists.ts';
import { packDealers } from './dealer-lists.ts';
import { packGlossary, packInvestorContacts, packLessons, packResults } from './investor-lists.ts';
import { words, day, id } from './pack-values.ts';
import { MOST_CHAPTERS } from '../media/media.ts';
import { COMPARED_WITH, MARKETS } from '../invest/stock.ts';
import { packLiveEvents, packMediaFacts, packMediaSubjects } from './media-lists.ts';
import { packSounds } from './pack-sounds.ts';
import { packVehicleOutlines, packVehicles } from './vehicle-list.ts';

/*
 * The lists of the content pack: files of one item beside another, all kept and read alike by the service. Each item has
 * an id that is unique in its file.
 */

const moment = z.union([z.iso.date(), z.string().regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/)]);
const minute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** The minute at which it is out, in Asia/Shanghai; without one it always was. */
const published = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/)
  .optional();
/** A document of the site, or empty with a size of 0 when none is published here. */
const document = { url: z.string(), size: z.number().int().nonnegative() };
/** A report that is there as pages too, at an address below the language segment, and whose English is a document of its own. */
const readable = {
  web: z
    .string()
    .regex(/^\/[\w/-]+$/)
    .optional(),
  english: z.strictObject(document).optional(),
};

/** `topics.json`: articles gathered under a heading; `tag` holds tags of these articles, comma separated. */
export const packTopics = z.array(
  z.strictObject({
    id,
    category: z.enum(TOPIC_CODES),
    date: day,
    title: words,
    introduction: words,
    tag: words,
    picture: z.string().optional(),
    link: z.string(),
    articles: z.array(id).min(1),
  }),
);
/** `special-topics.json`: responsibility and ESG reports */
export const packSpecialTopics = z.array(
  z.strictObject({
    id,
    category: z.enum(REPORT_CODES),
    year: z.number().int().min(2000).max(2100),
    date: day,
    title: words,
    summary: words,
    picture: z.string().optional(),
    ...document,
    ...readable,
  }),
);
/** `activities.json`: what there is to go to; 1 events of the group, 2 offers to owners */
export const packActivities = z.array(
  z
    .strictObject({
      id,
      category: z.union([z.literal(1), z.literal(2)]),
      begins: day,
      ends: day,
      title: words,
      summary: words,
      place: words,
      picture: z.string().optional(),
      url: z.string(),
    })
    .refine(({ begins, ends }) => begins <= ends, { path: ['ends'], error: 'is before begins' }),
);
/** `categories.json`: parents before their children */
export const packCategories = z.array(
  z.strictObject({
    code: z.string().regex(/^[A-Z]{3}(-[A-Z]+)+$/),
    parent: z.string(),
    businessType: z.literal(2),
    name: words,
  }),
);
/** `dividends.json`: yuan per ten shares; annual totals are summed, never written */
export const packDividends = z.array(
  z.strictObject({
    id,
    year: z.number().int(),
    kind: z.enum(['interim', 'final']),
    per10Shares: z.number().positive().multipleOf(0.01),
    recordDate: day,
    exDate: day,
    payDate: day,
    /** Of the H shares, whose register closes before it. */
    hRecordDate: day,
    hExDate: day,
    published,
  }),
);
/** `reports.json`: periodic reports and presentations */
export const packReports = z.array(
  z.strictObject({
    id,
    year: z.number().int(),
    kind: z.enum(REPORT_KINDS),
    market: z.union([z.enum(MARKETS), z.literal('')]),
    date: day,
    /** The minute of that day at which it is out. */
    time: minute.default('00:00'),
    title: words,
    ...document,
    ...readable,
  }),
);
/** `events.json`: the investors' calendar; raise `sequence` with every change of an event */
export const packEvents = z.array(
  z
    .strictObject({
      id,
      kind: z.enum(EVENT_KINDS),
      begins: moment,
      ends: moment,
      /** Of results: the first day on which those who know them do not deal. */
      closedFrom: day.optional(),
      published,
      sequence: z.number().int().nonnegative(),
      title: words,
      summary: words,
      place: words,
    })
    .refine(({ begins, ends }) => begins <= ends && begins.length === ends.length, {
      path: ['ends'],
      error: 'must be of the kind of begins, and not before it',
    }),
);
/** `key-figures.json`: a year of the group as its annual report has it; money in CNY billion */
export const packKeyFigures = z.array(
  z.strictObject({
    id: z.string().regex(/^\d{4}$/),
    sales: z.number().int().positive(),
    revenue: z.number().positive(),
    netProfit: z.number().positive(),
    research: z.number().positive(),
    cashFlow: z.number(),
    assets: z.number().positive(),
    equity: z.number().positive(),
    /** Yuan. */
    perShare: z.number(),
    published,
    /** Figures that a later report states anew, and why. */
    restated: z.array(z.strictObject({ figure: z.enum(KEY_FIGURES), note: words })).default([]),
  }),
);
/** `announcement-texts.json`: by the `baseId` of the announcement; a missing language means that it was not filed in it */
export const packAnnouncementTexts = z.array(
  z.strictObject({
    id,
    cn: z.array(announcementPiece).min(1).optional(),
    en: z.array(announcementPiece).min(1).optional(),
  }),
);
/** `experts.json`: people with one of the fixed tags; pictures by name */
export const packExperts = z.array(
  z.strictObject({
    id,
    tag: z.enum(EXPERT_TAGS),
    name: words,
    title: words,
    quote: words,
    /** Year of joining the group. */
    since: z.number().int(),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    /** Wide, and upright for phones. */
    picture: z.string(),
    mPicture: z.string(),
    /** Articles that tell of the work; the newest first. */
    articles: z.array(id).min(1),
  }),
);
/** `sales-by-company.json`, `sales-by-product.json`: parts of `sales.json`, whose months they sum to exactly */
export const packSalesParts = z.array(
  z.strictObject({
    id,
    name: words,
    months: z.array(
      z.strictObject({
        month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
        output: z.number().int().nonnegative(),
        sales: z.number().int().nonnegative(),
      }),
    ),
  }),
);
/** Chapters of a film follow each other from its beginning on. */
const inOrder = (chapters: readonly { at: number }[]) =>
  chapters.every(({ at }, index) => (index === 0 ? at === 0 : at > (chapters[index - 1]?.at ?? 0)));

/**
 * `films.json`: the videos of the library that are moving pictures of this site, by their ids there; the files are
 * `media/<file>.{mp4,webm}`, or those of `editions` that are there. Captions say what is seen and written, and in brackets what is heard, for nothing is said; a loop is
 * silent and has none, and no chapters.
 */
export const packFilms = z.array(
  z.strictObject({
    id,
    file: z.string().regex(/^[a-z0-9-]+$/),
    /** Pixels. */
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    /** Seconds from the start, in order. */
    captions: z.array(z.strictObject({ from: z.number().nonnegative(), until: z.number().positive(), text: words })),
    /** `seen` describes the pictures to who does not see them (WCAG 1.2.3). */
    chapters: z
      .array(z.strictObject({ at: z.number().nonnegative(), title: words, seen: words }))
      .max(MOST_CHAPTERS)
      .refine(inOrder, 'must begin at 0 and go on in order'),
    /** What the files are, best first; made by `pnpm --filter content films`. One that is not there is not offered. */
    editions: z.array(
      z.strictObject({
        name: z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9]+)+$/),
        /** Media type with its codec (RFC 6381). */
        type: z.string().startsWith('video/'),
        width: z.number().int().positive(),
        height: z.number().int().positive(),
        bytes: z.number().int().positive(),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    ),
  }),
);
/**
 * `benchmarks.json`: what the shares are compared with, `[day, value]` oldest first, and how many yuan a Hong Kong dollar cost.
 * Names say that they are samples, because names of real ones would be claims.
 */
export const packBenchmarks = z
  .array(
    z.strictObject({
      id: z.enum([...COMPARED_WITH.filter((id) => id !== 'share'), 'rate']),
      name: words,
      values: z.array(z.tuple([day, z.number().positive()])).min(1),
    }),
  )
  .length(COMPARED_WITH.length);
/** `press-pictures.json`: pictures of the library by name, and the sizes in pixels that `media/<name>-<width>.jpg` has. */
export const packPressPictures = z.array(
  z.strictObject({
    id,
    sizes: z.array(z.strictObject({ width: z.number().int().positive(), height: z.number().int().positive() })).min(1),
  }),
);
export const PACK_LISTS = {
  'topics.json': packTopics,
  'special-topics.json': packSpecialTopics,
  'activities.json': packActivities,
  'categories.json': packCategories,
  'dividends.json': packDividends,
  'reports.json': packReports,
  'results.json': packResults,
  'events.json': packEvents,
  'key-figures.json': packKeyFigures,
  'lessons.json': packLessons,
  'glossary.json': packGlossary,
  'investor-contacts.json': packInvestorContacts,
  'announcement-texts.json': packAnnouncementTexts,
  'experts.json': packExperts,
  'jobs.json': packJobs,
  'workplaces.json': packWorkplaces,
  'programme-rounds.json': packProgrammeRounds,
  'sales-by-company.json': packSalesParts,
  'sales-by-product.json': packSalesParts,
  'films.json': packFilms,
  'sounds.json': packSounds,
  'media-facts.json': packMediaFacts,
  'media-subjects.json': packMediaSubjects,
  'live-events.json': packLiveEvents,
  'benchmarks.json': packBenchmarks,
  'press-pictures.json': packPressPictures,
  'dealers.json': packDealers,
  'vehicles.json': packVehicles,
  'vehicle-outlines.json': packVehicleOutlines,
} as const;
