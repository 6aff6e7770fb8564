import type { Lang } from 'shared/contract/text/lang';
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

/** Reads an address; anything unknown is the default, A shares by day. */
export function choiceOf(query: Readonly<Record<string, string>>): StockChoice {
  return {
    market: MARKETS.find((market) => market === query['market']) ?? 'A',
    period: PERIODS.find((period) => period === query['period']) ?? 'day',
  };
}

const givenOf = ({ market, period }: StockChoice) => ({
  market: market === 'A' ? '' : market,
  period: period === 'day' ? '' : period,
});

/** Path below the language segment; defaults are left out, so that every view has one address. */
export function pathOf(choice: StockChoice): string {
  return paths.stock.address(givenOf(choice));
}

export function hrefOf(lang: Lang, choice: StockChoice): string {
  return paths.stock.href(lang, givenOf(choice));
}
