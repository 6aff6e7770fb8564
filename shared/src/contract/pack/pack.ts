import { z } from 'zod';
import { ANNOUNCEMENT_CODES, announcementDocument } from '../content/announcement.ts';
import { ANNOUNCEMENT_CATEGORIES } from '../content/announcement-text.ts';
import { attachment } from '../content/article.ts';
import { BODY_TYPES } from '../content/brand.ts';
import { MEDIA_KINDS } from '../media/media.ts';
import { menuTree } from '../site/menu.ts';
import { PACK_LISTS } from './pack-list.ts';
import { MODULE_CODES } from '../content/page-module.ts';
import { pavilion } from '../booking/pavilion.ts';
import { siteInfo } from '../site/site-info.ts';
import { candle } from '../invest/stock.ts';
import { PROGRAMME_STATUSES, PROGRAMME_TRACKS } from '../talent/talent.ts';
import { packSearch } from './search-words.ts';
import { visitRulesWith } from '../booking/visit-calendar.ts';

/*
 * The content pack as it lies on disk: one JSON file per kind in `content/pack/`, one folder per article in
 * `content/pack/articles/<baseId>/` with `article.json`, `cn.md` and `en.md` (a missing language file means that the
 * article has no version in that language). Another group's pack makes another group's site.
 */

const text = z.string().trim().min(1);
const inBoth = <T extends z.ZodType>(schema: T) => z.strictObject({ cn: schema, en: schema });
const words = inBoth(text);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const month = z.string().regex(/^\d{4}-\d\d$/);
const stamp = z.string().regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/);
const baseId = z.string().regex(/^[a-z0-9-]{3,64}$/);

/** `media.json`: every picture by name; the files are `content/media/<name>-<width>.{avif,webp}`. */
export const packPictures = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    widths: z.array(z.number().int().positive()).min(1),
    alt: words,
  }),
);
const pictureName = z.string();

/** `site.json` */
export const packSite = inBoth(siteInfo);
/** `menus.json` */
export const packMenus = menuTree;
const packModuleItems = z.array(
  z.strictObject({
    id: z.string(),
    url: z.string(),
    picture: pictureName.optional(),
    title: words,
    summary: inBoth(z.string()),
    label: words.optional(),
  }),
);
/** `modules.json` */
export const packModules = z.record(z.enum(MODULE_CODES), packModuleItems);
/** `announcements.json`; their texts are in `announcement-texts.json` */
export const packAnnouncements = z.array(
  z.strictObject({
    baseId,
    market: z.enum(Object.keys(ANNOUNCEMENT_CODES) as ['A', 'H']),
    category: z.enum(ANNOUNCEMENT_CATEGORIES),
    date: day,
    /** `HH:mm`, Asia/Shanghai: nothing of it is given before. */
    time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
    title: words,
    documents: z.strictObject({ cn: announcementDocument.optional(), en: announcementDocument.optional() }),
  }),
);
/** `sales.json`: the whole group by month, oldest first, at least 49 months so that 36 have a year-on-year change. */
export const packSales = z
  .array(
    z.strictObject({
      month,
      output: z.number().int(),
      sales: z.number().int(),
      nev: z.number().int(),
      /** The minute at which it is out, `yyyy-MM-dd HH:mm`; without one with the end of the month. */
      published: stamp.optional(),
    }),
  )
  .min(49);
/** `brands.json` */
export const packBrands = z
  .array(
    z.strictObject({
      id: z.string(),
      brandName: words,
      kind: words,
      txt: words,
      showUrl: z.string(),
      href: z.url(),
      hero: pictureName.optional(),
      outdoors: z.strictObject({ picture: pictureName, caption: words }).optional(),
      vehicles: z.array(z.strictObject({ tit: words, href: z.url(), type: z.enum(BODY_TYPES), picture: pictureName })),
    }),
  )
  .length(6);
/** `library.json`: the media library */
export const packLibrary = z.array(
  z.strictObject({
    id: baseId,
    kind: z.enum(MEDIA_KINDS),
    date: day,
    title: words,
    summary: words,
    tags: inBoth(z.array(text)),
    picture: pictureName.optional(),
    duration: z.number().int().positive().optional(),
    fileCount: z.number().int().nonnegative(),
    size: z.number().int().nonnegative(),
    url: z.string(),
    /** The pictures of a press package. */
    files: z.array(pictureName).min(1).optional(),
    /** `yyyy-MM-dd HH:mm`, Asia/Shanghai: nothing of the entry is shown or given before (spec M8). */
    embargo: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
      .optional(),
    credit: words,
  }),
);
/** `programmes.json` */
export const packProgrammes = z.array(
  z.strictObject({
    id: baseId,
    track: z.enum(PROGRAMME_TRACKS),
    begins: day,
    ends: day,
    /** Only where the dates do not tell the truth, such as a round that was ended early. */
    status: z.enum(PROGRAMME_STATUSES).optional(),
    title: words,
    summary: words,
    audience: words,
    places: words,
    contact: words,
    steps: z.array(z.strictObject({ name: words, date: day })),
  }),
);
/** `pavilion.json` */
export const packPavilion = inBoth(pavilion);
/** `calendar.json`: when the pavilion can be visited */
export const packCalendar = visitRulesWith(words);
/** `dictionary.json`: names and terms that search must know; suggestions spell them as they stand here. */
export const packDictionary = inBoth(z.array(text));
/** `stock-a.json`, `stock-h.json`: the recorded sample feed, daily candles, oldest first */
export const packStock = z.strictObject({
  market: z.enum(['A', 'H']),
  code: z.string().regex(/^[AH]-DEMO$/),
  name: words,
  currency: z.enum(['CNY', 'HKD']),
  sample: z.literal(true),
  candles: z.array(candle).min(250),
});
/** `articles/<baseId>/article.json` */
export const packArticle = z.strictObject({
  category: z.string().regex(/^[A-Z]{3}(-[A-Z]+)+$/),
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai */
  publishTime: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  picture: pictureName.optional(),
  attachments: z.array(attachment.extend({ name: words })).default([]),
});
/** Front matter of `cn.md` and `en.md`; the Markdown below it is the body. */
export const packArticleFront = z.strictObject({
  title: text,
  summary: text,
  source: text,
  author: z.string().default(''),
  tags: z.array(text).default([]),
});

export const PACK_FILES = {
  'media.json': packPictures,
  'site.json': packSite,
  'menus.json': packMenus,
  'modules.json': packModules,
  'announcements.json': packAnnouncements,
  'sales.json': packSales,
  'brands.json': packBrands,
  'library.json': packLibrary,
  'programmes.json': packProgrammes,
  'pavilion.json': packPavilion,
  'calendar.json': packCalendar,
  'dictionary.json': packDictionary,
  'search.json': packSearch,
  'stock-a.json': packStock,
  'stock-h.json': packStock,
  ...PACK_LISTS,
} as const;
