import { z } from 'zod';
import { picture } from '../content/picture.ts';
import { mediaFilm } from '../media/media.ts';
import { MARKETS } from './stock.ts';

/** Periods that end in a report, in the order of the year. */
export const PERIOD_KINDS = ['quarter1', 'half', 'quarter3', 'annual'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** `<year>-<kind>` */
export const periodId = z.string().regex(/^\d{4}-(quarter1|half|quarter3|annual)$/);

/** What a period is judged by first: vehicles, and money in CNY billion. */
export const RESULT_FIGURES = ['sales', 'nev', 'revenue', 'netProfit', 'research'] as const;

const file = z.object({
  title: z.string(),
  url: z.string(),
  size: z.number().int().nonnegative(),
  /** The same as pages: an address below the language segment. */
  web: z.string().optional(),
});

/** What was published of one period (spec I13). */
const result = z.object({
  id: periodId,
  year: z.number().int(),
  kind: z.enum(PERIOD_KINDS),
  /** When it was published, `yyyy-MM-dd HH:mm` in Asia/Shanghai. */
  publishTime: z.string(),
  /** Of each market, by their ids. */
  announcements: z.array(z.object({ market: z.enum(MARKETS), baseId: z.string(), title: z.string() })),
  reports: z.array(file.extend({ market: z.union([z.enum(MARKETS), z.literal('')]) })),
  presentation: file.nullable(),
  /** Whether what was said can be read. */
  hasBriefing: z.boolean(),
  /** Whether it can be watched, too. */
  hasFilm: z.boolean(),
  /** The months of the period against the same ones of the year before; without those that are not known. */
  figures: z.array(z.object({ name: z.enum(RESULT_FIGURES), now: z.number(), before: z.number() })),
});
export type Result = z.infer<typeof result>;

/** Newest first. */
export const resultList = z.object({ list: z.array(result) });

export const briefingQuery = z.strictObject({ period: periodId });

/** The slides of a briefing as a silent film, with what was said as captions. */
const briefingFilm = mediaFilm.omit({ transcript: true }).extend({
  poster: picture,
  seconds: z.number().positive(),
  /** Where its parts begin, as WebVTT of the kind `chapters`; the language of the page first. */
  chapters: mediaFilm.shape.captions,
});
export type BriefingFilm = z.infer<typeof briefingFilm>;

/** What was said about the results of a period, word for word. */
export const briefing = z.object({
  id: periodId,
  year: z.number().int(),
  kind: z.enum(PERIOD_KINDS),
  title: z.string(),
  /** `yyyy-MM-dd HH:mm`, Asia/Shanghai. */
  begins: z.string(),
  ends: z.string(),
  place: z.string(),
  film: briefingFilm.optional(),
  chapters: z.array(
    z.object({
      id: z.string(),
      heading: z.string(),
      /** Second of the film, where there is one. */
      at: z.number().nonnegative().optional(),
      lines: z.array(z.object({ by: z.string(), text: z.string() })),
    }),
  ),
});
export type Briefing = z.infer<typeof briefing>;
