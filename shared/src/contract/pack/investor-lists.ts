import { z } from 'zod';
import { words, lines, id } from './pack-values.ts';

/* Lists of the pack that pages for investors show. */

const money = z.number().positive();
/**
 * `results.json`: what was published of a period, newest first, by the ids of the other lists; `<year>-<kind>`. It is out with
 * its reports. Money in CNY billion; a year has its figures in `key-figures.json`. `briefing` is what was said, out when its
 * event is over, and `film` its film: `media/<file>.{mp4,webm}`, `begins` says at which second each part of the briefing does.
 */
export const packResults = z.array(
  z.strictObject({
    id: z.string().regex(/^\d{4}-(annual|half|quarter1|quarter3)$/),
    announcements: z.strictObject({ A: id.optional(), H: id.optional() }),
    reports: z.array(id).min(1),
    presentation: id.optional(),
    event: id.optional(),
    figures: z
      .strictObject({
        revenue: money,
        netProfit: money,
        research: money,
        /** Of the same months a year before. */
        last: z.strictObject({ revenue: money, netProfit: money, research: money }),
      })
      .optional(),
    briefing: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z][a-z0-9-]*$/),
          heading: words,
          lines: z.array(z.strictObject({ by: words, text: words })).min(1),
        }),
      )
      .default([]),
    film: z
      .strictObject({
        file: z.string().regex(/^[a-z0-9-]+$/),
        /** By its name in `media.json`. */
        poster: z.string(),
        /** Pixels. */
        width: z.number().int().positive(),
        height: z.number().int().positive(),
        seconds: z.number().positive(),
        begins: z.array(z.number().nonnegative()).min(1),
      })
      .optional(),
  }),
);
/** `lessons.json`: articles for investors, each with questions to test oneself; `answer` counts from 0 */
export const packLessons = z.array(
  z.strictObject({
    id,
    minutes: z.number().int().positive(),
    questions: z
      .array(
        z
          .strictObject({
            question: words,
            options: lines,
            answer: z.number().int().nonnegative(),
            explanation: words,
          })
          .refine(({ options, answer }) => answer < options.cn.length && options.cn.length === options.en.length, {
            path: ['answer'],
            error: 'must be one of the options, which both languages have alike',
          }),
      )
      .min(1),
  }),
);
/** `glossary.json`: words of reports, in the order in which they are read */
export const packGlossary = z.array(z.strictObject({ id, term: words, text: words }));
/** `investor-contacts.json`: who answers investors; `picture` by name */
export const packInvestorContacts = z.array(
  z.strictObject({
    id,
    name: words,
    role: words,
    languages: words,
    /** International, `+86 20 0000 0002`. */
    phone: z.string().regex(/^\+[\d ]{8,20}$/),
    email: z.email(),
    picture: z.string().optional(),
  }),
);
