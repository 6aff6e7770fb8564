import type { Lang } from 'shared/contract/text/lang';
import { narrowing, oneOf, pageQuery, type QueryParam } from 'shared/contract/section/query';
import { paths } from '../paths.ts';
import type { Market, Period } from 'shared/contract/invest/stock';
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
export const NO_INDICATORS = 'none';

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
}

const day: QueryParam<string> = { fallback: '', read: (text) => dayIn(text) ?? undefined };

/** Indicators by comma, each once and in one order, so that a choice has one address. */
const indicatorList: QueryParam<string> = {
  fallback: 'ma',
  read(text) {
    if (text === NO_INDICATORS) return text;
    const names = text.split(',');
    const known = INDICATORS.filter((name) => names.includes(name));
    return known.length > 0 && known.join(',') === text ? text : undefined;
  },
};

/** The chart of a market is a page, in whichever steps, range and drawing. */
export const stockQuery = pageQuery({
  market: oneOf(MARKETS, 'A'),
  period: narrowing(oneOf(PERIODS, 'day')),
  range: narrowing(oneOf(RANGES, '')),
  from: narrowing(day),
  to: narrowing(day),
  shape: narrowing(oneOf(SHAPES, 'candle')),
  scale: narrowing(oneOf(SCALES, 'linear')),
  lines: narrowing(indicatorList),
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

/** Other steps reach as far back as they usually do. */
export function withPeriod(choice: StockChoice, period: ViewPeriod): StockChoice {
  return { ...choice, period, range: '', from: '', to: '' };
}

export function indicatorsOf({ lines }: Pick<StockChoice, 'lines'>): Indicator[] {
  const names = lines.split(',');
  return INDICATORS.filter((name) => names.includes(name));
}

/** Adds an indicator, or takes it away. */
export function withIndicator(choice: StockChoice, name: Indicator): StockChoice {
  const had = indicatorsOf(choice);
  const chosen = INDICATORS.filter((one) => (one === name ? !had.includes(one) : had.includes(one)));
  return { ...choice, lines: chosen.length === 0 ? NO_INDICATORS : chosen.join(',') };
}

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
