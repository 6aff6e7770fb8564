import type { Lang } from 'shared/contract/lang';
import { BASE } from 'shared/contract/site';
import type { Market, Period } from 'shared/contract/stock';

// The contract's own lists would bring its validator into the browser.
export const MARKETS = ['A', 'H'] as const satisfies readonly Market[];
/** Product specification §1: time-sharing, day, week, month. */
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

/** Path below the language segment; defaults are left out, so that every view has one address. */
export function pathOf({ market, period }: StockChoice): string {
  const query = new URLSearchParams();
  if (market !== 'A') query.set('market', market);
  if (period !== 'day') query.set('period', period);
  return query.size > 0 ? `/invest/stock?${query}` : '/invest/stock';
}

export function hrefOf(lang: Lang, choice: StockChoice): string {
  return `${BASE}/${lang}${pathOf(choice)}`;
}
