import { z } from 'zod';

export const MARKETS = ['A', 'H'] as const;
export type Market = (typeof MARKETS)[number];
export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Quotes are never younger than this (spec LIM-quote-delay). */
export const QUOTE_DELAY_MINUTES = 15;

export const stockQuery = z.object({ market: z.enum(MARKETS) });
export const klineQuery = stockQuery.extend({ period: z.enum(PERIODS).default('day') });

/** What a market does at an instant: it trades, has lunch or is closed. */
export const MARKET_STATES = ['open', 'break', 'closed'] as const;

/** Spec ENT-quote. Prices and turnover in `currency`; volume in shares; `time` is `yyyy-MM-dd HH:mm`, Asia/Shanghai. */
export const realtime = z.object({
  market: z.enum(MARKETS),
  code: z.string(),
  name: z.string(),
  currency: z.enum(['CNY', 'HKD']),
  last: z.number(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  prevClose: z.number(),
  volume: z.number(),
  turnover: z.number(),
  change: z.number(),
  /** Percent. */
  changePct: z.number(),
  high52: z.number(),
  low52: z.number(),
  time: z.string(),
  /** The market itself, now; figures follow it after the delay. */
  state: z.enum(MARKET_STATES),
  delayMin: z.number().int().min(QUOTE_DELAY_MINUTES),
  /** True while the figures come from the recorded sample feed, not from an exchange. */
  sample: z.boolean(),
});
export type Realtime = z.infer<typeof realtime>;

/** `[date, open, close, low, high, volume, amount]`, oldest first (spec ENT-candle). */
export const candle = z.tuple([z.string(), z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]);
export type Candle = z.infer<typeof candle>;

export const kline = z.object({
  market: z.enum(MARKETS),
  period: z.enum(PERIODS),
  sample: z.boolean(),
  list: z.array(candle),
});
export type KLine = z.infer<typeof kline>;

/** The share on the other market, an index, and two companies of the same trade. */
export const COMPARED_WITH = ['share', 'index', 'peer-1', 'peer-2'] as const;
export type ComparedWith = (typeof COMPARED_WITH)[number];

/** What a share is compared with, bar by bar of `stock/kline`: the newest close of its day or before, null before there is one. */
export const comparison = z.object({
  market: z.enum(MARKETS),
  period: z.enum(PERIODS),
  sample: z.boolean(),
  /** The days of the bars, oldest first; every list below has as many values. */
  dates: z.array(z.string()),
  /** In the order of {@link COMPARED_WITH}; the share in the currency of its market. */
  lines: z.array(z.object({ id: z.enum(COMPARED_WITH), name: z.string(), values: z.array(z.number().nullable()) })),
  /** Yuan for a Hong Kong dollar. */
  rates: z.array(z.number().nullable()),
});
export type Comparison = z.infer<typeof comparison>;

/** What happened to a share: results were published, it began to trade without a dividend, or something else was announced. */
export const MARK_KINDS = ['results', 'dividend', 'news'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export const mark = z.object({
  /** `yyyy-MM-dd`: of the announcement, or the first day without the dividend. */
  date: z.string(),
  kind: z.enum(MARK_KINDS),
  /** The announcement; empty for a dividend, which has its own page. */
  id: z.string(),
  title: z.string(),
});
export type Mark = z.infer<typeof mark>;

/** Oldest first. */
export const markList = z.object({ list: z.array(mark) });

/** `[HH:mm, price, average price since the opening, shares of that minute]`; a minute is named by its end. */
export const minutePoint = z.tuple([z.string(), z.number(), z.number(), z.number()]);
export type MinutePoint = z.infer<typeof minutePoint>;

/** Time-sharing chart of the newest day with a public minute (spec ENT-minutes). Asia/Shanghai. */
export const minuteChart = z.object({
  market: z.enum(MARKETS),
  date: z.string(),
  prevClose: z.number(),
  /** When trading of that day begins and ends, without the lunch break; the axis of the chart. */
  sessions: z.array(z.tuple([z.string(), z.string()])),
  points: z.array(minutePoint),
  /** The market itself, now. */
  state: z.enum(MARKET_STATES),
  delayMin: z.number().int().min(QUOTE_DELAY_MINUTES),
  sample: z.boolean(),
});
export type MinuteChart = z.infer<typeof minuteChart>;
