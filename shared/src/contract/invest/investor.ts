import { z } from 'zod';
import { picture } from '../content/picture.ts';
import { KEY_FIGURES } from './key-figure-names.ts';
import { isDay } from '../text/calendar-day.ts';
import { MARKETS } from './stock.ts';

/** Final, interim, annual total (spec ENT-dividend). */
export const DIVIDEND_KINDS = ['interim', 'final', 'annual'] as const;

/** Yuan (CNY) per ten shares before tax. Days `yyyy-MM-dd`; an annual total has none. H shares are paid on the same day. */
export const dividend = z.object({
  year: z.number().int(),
  kind: z.enum(DIVIDEND_KINDS),
  per10Shares: z.number().positive(),
  recordDate: z.string(),
  exDate: z.string(),
  payDate: z.string(),
  hRecordDate: z.string(),
  hExDate: z.string(),
});
export type Dividend = z.infer<typeof dividend>;

/** Newest year first; in a year the annual total (once it is complete), the final and the interim dividend. */
export const dividendList = z.object({ currency: z.literal('CNY'), list: z.array(dividend) });

export const REPORT_KINDS = ['annual', 'half', 'quarter1', 'quarter3', 'presentation'] as const;

/** Periodic reports (spec SCR-invest-info). `year` 0 and an empty kind or market mean all. */
export const reportFilter = z.strictObject({
  year: z.number().int().min(0).max(2100).default(0),
  kind: z.union([z.enum(REPORT_KINDS), z.literal('')]).default(''),
  market: z.union([z.enum(MARKETS), z.literal('')]).default(''),
  pageNo: z.number().int().min(1).max(1000).default(1),
  pageSize: z.number().int().min(1).max(100).default(8),
});

export const report = z.object({
  id: z.string(),
  title: z.string(),
  year: z.number().int(),
  kind: z.enum(REPORT_KINDS),
  /** Empty: for both markets. */
  market: z.union([z.enum(MARKETS), z.literal('')]),
  /** `yyyy-MM-dd`. */
  date: z.string(),
  /** The document; empty, with a size of 0 bytes, when it is published with the exchange only. */
  url: z.string(),
  size: z.number().int().nonnegative(),
  /** The same as pages: an address below the language segment. */
  web: z.string().optional(),
});
export type Report = z.infer<typeof report>;

export const reportPage = z.object({
  list: z.array(report),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
  /** Every year with a report, newest first. */
  years: z.array(z.number().int()),
});

export const EVENT_KINDS = ['results', 'meeting', 'dividend', 'sales', 'roadshow'] as const;
const dayOrNone = z
  .string()
  .refine((text) => text === '' || isDay(text), { message: 'format' })
  .default('');

/** Days `yyyy-MM-dd` that the calendar has, both counted; empty means open. */
export const eventFilter = z.strictObject({ from: dayOrNone, until: dayOrNone });

/** `yyyy-MM-dd` for a whole day or `yyyy-MM-dd HH:mm`, Asia/Shanghai; `ends` is the last day, or the end. */
const moment = z.string().regex(/^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/);

export const calendarEvent = z.object({
  id: z.string(),
  kind: z.enum(EVENT_KINDS),
  title: z.string(),
  summary: z.string(),
  place: z.string(),
  begins: moment,
  ends: moment,
  /** Of results: the first day on which those who know them do not deal, `yyyy-MM-dd`; otherwise empty. */
  closedFrom: z.string(),
  /** Raised by every change of the event (RFC 5545 §3.8.7.4). */
  sequence: z.number().int().nonnegative(),
  /** By the clock of the service. */
  past: z.boolean(),
  /** Path of the calendar file. */
  icsUrl: z.string(),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

export const eventList = z.object({
  list: z.array(calendarEvent),
  /** Path of the calendar with all of them, to subscribe to. */
  icsUrl: z.string(),
});

/** One year of the group as in its annual report. Money in CNY billion; `perShare` and `dividend` in yuan. */
export const keyFigure = z.object({
  year: z.number().int(),
  sales: z.number().int(),
  revenue: z.number(),
  netProfit: z.number(),
  research: z.number(),
  cashFlow: z.number(),
  assets: z.number(),
  equity: z.number(),
  perShare: z.number(),
  /** Per ten shares before tax, interim and final together. */
  dividend: z.number(),
  /** Figures that a later report states anew, and why. */
  restated: z.array(z.object({ figure: z.enum(KEY_FIGURES), note: z.string() })),
});
export type KeyFigure = z.infer<typeof keyFigure>;

/** Newest year first. */
export const keyFigureList = z.object({ list: z.array(keyFigure) });

/** A lesson of investor education (spec SCR-invest-education): an article with questions to test oneself. */
export const lesson = z.object({
  baseId: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Time that reading takes. */
  minutes: z.number().int(),
  questions: z.array(
    z.object({
      question: z.string(),
      options: z.array(z.string()),
      /** Place of the right option, from 0. */
      answer: z.number().int(),
      explanation: z.string(),
    }),
  ),
});
export type Lesson = z.infer<typeof lesson>;

/** In the order of the pack; lessons that do not exist in the language are left out. */
export const lessonList = z.object({ list: z.array(lesson) });

/** A word of reports and what it means; in the order of the pack. */
export const glossary = z.object({ list: z.array(z.object({ id: z.string(), term: z.string(), text: z.string() })) });
export type GlossaryEntry = z.infer<typeof glossary>['list'][number];

/** Who answers investors. */
const investorContact = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  languages: z.string(),
  phone: z.string(),
  email: z.string(),
  picture: picture.optional(),
  /** Path of the address card. */
  cardUrl: z.string(),
});
export type InvestorContact = z.infer<typeof investorContact>;

export const investorContacts = z.object({ list: z.array(investorContact) });
