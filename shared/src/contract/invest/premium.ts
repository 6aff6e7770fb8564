import type { Market } from './stock.ts';

export interface BothShares {
  market: Market;
  /** Price on this market, in its currency. */
  own: number;
  /** Price on the other market, in the other currency. */
  other: number | null;
  /** Yuan for a Hong Kong dollar. */
  rate: number | null;
}

/** How much more the A share costs than the H share at the exchange rate, in percent with two decimals; null without either. */
export function premiumPct({ market, own, other, rate }: BothShares): number | null {
  if (!other || !rate) return null;
  const [a, h] = market === 'A' ? [own, other] : [other, own];
  return Math.round((a / (h * rate) - 1) * 10_000) / 100;
}
