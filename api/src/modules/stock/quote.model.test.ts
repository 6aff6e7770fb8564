import { describe, expect, it } from 'vitest';
import type { Candle } from 'shared/contract/invest/stock';
import { publicCandles, quoteOf } from './quote.model.ts';

const days: Candle[] = [
  ['2025-11-20', 1, 1, 0.5, 99, 1, 1],
  ['2026-11-19', 10, 10, 9, 11, 100, 1000],
  ['2026-11-20', 10, 10.25, 9.5, 12, 200, 2000],
];
const listing = { market: 'A', code: 'A-DEMO', name: 'Chenyue', currency: 'CNY', sample: true } as const;

describe('a quote', () => {
  it.each([
    ['A', '15:14:59', 2],
    ['A', '15:15:00', 3],
    ['H', '16:14:59', 2],
    ['H', '16:15:00', 3],
  ] as const)('of market %s at %s is never younger than fifteen minutes', (market, time, visible) => {
    expect(publicCandles(days, market, Date.parse(`2026-11-20T${time}+08:00`))).toHaveLength(visible);
  });

  it('compares with the close before and the year before', () => {
    expect(quoteOf(listing, days)).toMatchObject({
      last: 10.25,
      prevClose: 10,
      change: 0.25,
      changePct: 2.5,
      high52: 12,
      low52: 9,
      time: '2026-11-20 15:00',
    });
  });

  it('of the first day compares with its opening', () => {
    expect(quoteOf(listing, days.slice(0, 1))).toMatchObject({ prevClose: 1, change: 0, changePct: 0 });
  });

  it('does not exist before the first day is public', () => {
    expect(quoteOf(listing, [])).toBeUndefined();
  });
});
