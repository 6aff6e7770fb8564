import type { Lang } from 'shared/contract/text/lang';
import { narrowing, oneOf, pageQuery } from 'shared/contract/section/query';
import { paths } from '../paths.ts';
import type { Market, Period } from 'shared/contract/invest/stock';

// The contract's own lists would bring its validator into the browser.
export const MARKETS = ['A', 'H'] as const satisfies readonly Market[];
/** Time-sharing, day, week, month (spec I1). */
export const PERIODS = ['minute', 'day', 'week', 'month'] as const satisfies readonly ('minute' | Period)[];
export type ViewPeriod = (typeof PERIODS)[number];

/** Which market, in which steps. */
export interface StockChoice {
  market: Market;
  period: ViewPeriod;
}

/** The chart of a market is a page, in whichever steps. */
export const stockQuery = pageQuery({ market: oneOf(MARKETS, 'A'), period: narrowing(oneOf(PERIODS, 'day')) });

export function isSame(one: StockChoice, other: StockChoice): boolean {
  return one.market === other.market && one.period === other.period;
}

/** Path below the language segment; defaults are left out, so that every view has one address. */
export function pathOf(choice: StockChoice): string {
  return paths.stock.address(stockQuery.texts(choice));
}

export function hrefOf(lang: Lang, choice: StockChoice): string {
  return paths.stock.href(lang, stockQuery.texts(choice));
}
