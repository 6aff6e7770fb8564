import { describe, expect, it } from 'vitest';
import type { Candle } from 'shared/contract/invest/stock';
import { candlesOf } from './candles.model.ts';

/** Wednesday to Tuesday, over a weekend and the turn of a month. */
const days: Candle[] = [
  ['2026-09-30', 10, 12, 9, 13, 100, 1000],
  ['2026-10-01', 12, 11, 8, 12, 200, 2000],
  ['2026-10-02', 11, 14, 11, 15, 300, 3000],
  ['2026-10-05', 14, 13, 12, 20, 400, 4000],
  ['2026-10-06', 13, 16, 13, 17, 500, 5000],
];

describe('candles', () => {
  it('of days are the days', () => {
    expect(candlesOf(days, 'day')).toEqual(days);
  });

  it('of weeks open with the first day, close with the last and reach as far as any', () => {
    expect(candlesOf(days, 'week')).toEqual([
      ['2026-10-02', 10, 14, 8, 15, 600, 6000],
      ['2026-10-06', 14, 16, 12, 20, 900, 9000],
    ]);
  });

  it('of months begin on the first', () => {
    expect(candlesOf(days, 'month')).toEqual([
      ['2026-09-30', 10, 12, 9, 13, 100, 1000],
      ['2026-10-06', 12, 16, 8, 20, 1400, 14_000],
    ]);
  });

  it('keep a Sunday in the week of the Monday before it', () => {
    const sunday: Candle = ['2026-10-04', 1, 1, 1, 1, 1, 1];
    expect(candlesOf([...days.slice(0, 3), sunday, ...days.slice(3)], 'week').map(([day]) => day)).toEqual([
      '2026-10-04',
      '2026-10-06',
    ]);
  });

  it('of nothing are none', () => {
    expect(candlesOf([], 'week')).toEqual([]);
  });
});
