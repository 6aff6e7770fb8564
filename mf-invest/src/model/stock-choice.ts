import type { Lang } from 'shared/contract/text/lang';
import { narrowing, oneOf, pageQuery, type QueryParam } from 'shared/contract/section/query';
import { paths } from '../paths.ts';
import type { ComparedWith, Market, MarkKind, Period } from 'shared/contract/invest/stock';
import { dayIn } from './price-on-day.ts';

// The contract's own lists would bring its validator into the browser.
export const MARKETS = ['A', 'H'] as const satisfies readonly Market[];
/** Time-sharing, day, week, month (spec I1). */
export const PERIODS = ['minute', 'day', 'week', 'month'] as const satisfies readonly ('minute' | Period)[];
export type ViewPeriod = (typeof PERIODS)[number];
/** How far back a history reaches from its newest bar. */
export const RANGES = ['5D', '1M', '6M', 'YTD', '1Y', 'all'] as const;
export type Range = (typeof RANGES)[number];
export const SHAPES = ['candle', 'line', 'area'] as const;
export const SCALES = ['linear', 'log'] as const;
export const INDICATORS = ['ma', 'ema', 'boll', 'macd', 'rsi'] as const;
export type Indicator = (typeof INDICATORS)[number];
export const NONE_CHOSEN = 'none';
export const COMPARED_WITH = ['share', 'index', 'peer-1', 'peer-2'] as const satisfies readonly ComparedWith[];
export const MARKS = ['results', 'dividend', 'news'] as const satisfies readonly MarkKind[];

/** Which market, in which steps, how far back, and drawn how. */
export interface StockChoice {
  market: Market;
  period: ViewPeriod;
  /** Empty: the usual one of the period. */
  range: Range | '';
  /** `yyyy-MM-dd`, or empty for no end; together they go before the range. */
  from: string;
  to: string;
  shape: (typeof SHAPES)[number];
  scale: (typeof SCALES)[number];
  /** Indicators by comma, or `none`. */
  lines: string;
  /** What it is compared with by comma, or `none`. */
  compare: string;
  /** What is marked by comma, or `none`. */
  marks: string;
  /** The day whose price is asked for, `yyyy-MM-dd`; empty for none. */
  date: string;
}

const day: QueryParam<string> = { fallback: '', read: (text) => dayIn(text) ?? undefined };

const namesIn = <Name extends string>(text: string, names: readonly Name[]): Name[] => {
  const chosen = text.split(',');
  return names.filter((name) => chosen.includes(name));
};

/** Some of the names by comma, each once and in one order, so that a choice has one address. */
function nameList(names: readonly string[], fallback: string): QueryParam<string> {
  return {
    fallback,
    read(text) {
      if (text === NONE_CHOSEN) return text;
      const known = namesIn(text, names);
      return known.length > 0 && known.join(',') === text ? text : undefined;
    },
  };
}

/** Adds a name to a list, or takes it away. */
export function toggled<Name extends string>(text: string, names: readonly Name[], name: Name): string {
  const had = namesIn(text, names);
  const chosen = names.filter((one) => (one === name) !== had.includes(one));
  return chosen.length === 0 ? NONE_CHOSEN : chosen.join(',');
}

/** The chart of a market is a page, in whichever steps, range and drawing. */
export const stockQuery = pageQuery({
  market: oneOf(MARKETS, 'A'),
  period: narrowing(oneOf(PERIODS, 'day')),
  range: narrowing(oneOf(RANGES, '')),
  from: narrowing(day),
  to: narrowing(day),
  shape: narrowing(oneOf(SHAPES, 'candle')),
  scale: narrowing(oneOf(SCALES, 'linear')),
  lines: narrowing(nameList(INDICATORS, 'ma')),
  compare: narrowing(nameList(COMPARED_WITH, NONE_CHOSEN)),
  marks: narrowing(nameList(MARKS, 'results,dividend')),
  date: narrowing(day),
});

export function isSame(one: StockChoice, other: StockChoice): boolean {
  return pathOf(one) === pathOf(other);
}

/** Half a year of days; of weeks and months all there are. */
export function rangeOf({ period, range }: Pick<StockChoice, 'period' | 'range'>): Range {
  return range === '' ? usualRange(period) : range;
}

const usualRange = (period: ViewPeriod): Range => (period === 'day' ? '6M' : 'all');

/** The choice with a range, which ends a span of days that was typed or dragged before. */
export function withRange(choice: StockChoice, range: Range): StockChoice {
  const period = choice.period === 'minute' ? 'day' : choice.period;
  return { ...choice, period, range: range === usualRange(period) ? '' : range, from: '', to: '' };
}

/** What the price of a day was, was asked of the market before. */
export const withMarket = (choice: StockChoice, market: Market): StockChoice => ({ ...choice, market, date: '' });

/** Other steps reach as far back as they usually do. */
export function withPeriod(choice: StockChoice, period: ViewPeriod): StockChoice {
  return { ...choice, period, range: '', from: '', to: '' };
}

export const indicatorsOf = ({ lines }: Pick<StockChoice, 'lines'>): Indicator[] => namesIn(lines, INDICATORS);
/** The server draws averages only; others are drawn by the library of charts. */
export const needsLibrary = (choice: Pick<StockChoice, 'lines'>): boolean =>
  indicatorsOf(choice).some((name) => name !== 'ma');
/** Nothing is compared within a day. */
export const comparedIn = ({ period, compare }: Pick<StockChoice, 'period' | 'compare'>): ComparedWith[] =>
  period === 'minute' ? [] : namesIn(compare, COMPARED_WITH);
export const marksIn = ({ marks }: Pick<StockChoice, 'marks'>): MarkKind[] => namesIn(marks, MARKS);

/** Path below the language segment; defaults are left out, so that every view has one address. */
export function pathOf(choice: StockChoice): string {
  return paths.stock.address(stockQuery.texts(choice));
}

export function hrefOf(lang: Lang, choice: StockChoice): string {
  return paths.stock.href(lang, stockQuery.texts(choice));
}

/** A market as the page shows it first. */
export function marketHref(lang: Lang, market: Market): string {
  return hrefOf(lang, { ...stockQuery.initial, market });
}
