import { describe, expect, it } from 'vitest';
import { COMPARED_WITH as CONTRACT, MARK_KINDS } from 'shared/contract/invest/stock';
import { comparedBars, comparedHistory, comparedPart, rebased } from './comparison.ts';
import { COMPARED_WITH, MARKS, stockQuery } from '../../../model/stock-choice.ts';
import { NO_PRICES, type Compared, type StockView } from '../../../model/stock-view.ts';

const compared: Compared = {
  lines: [
    { id: 'share', name: 'H', values: [null, 4, 5, 4] },
    { id: 'index', name: 'Index', values: [3000, 3000, 3300, 2700] },
  ],
  rates: [0.9, 0.9, 0.9, 1],
};
const candle = (day: number, close: number) => [`2026-11-${day}`, 1, close, 1, 20, 1000] as const;
const view = (choice: Partial<StockView>): StockView => ({
  ...stockQuery.initial,
  ...NO_PRICES,
  quote: null,
  candles: [candle(16, 8), candle(17, 9), candle(18, 9.9), candle(19, 10)],
  compared,
  ...choice,
});

// Spec I5: issue 17, item 2.
describe('what a share is compared with', () => {
  it('is what the service knows', () => {
    expect(COMPARED_WITH).toEqual(CONTRACT);
    expect(MARKS).toEqual(MARK_KINDS);
  });

  it('begins at 100 on the first day on which all have a price', () => {
    const bars = comparedBars(view({ compare: 'share,index' }));
    expect(bars?.dates).toEqual(['2026-11-17', '2026-11-18', '2026-11-19']);
    const parts = bars?.lines.map(({ values }) => rebased(values).map((value) => Math.round(value ?? 0)));
    expect(parts).toEqual([
      [100, 110, 111],
      [100, 125, 100],
      [100, 110, 90],
    ]);
  });

  it('of the chosen days begins with them', () => {
    const bars = comparedBars(view({ compare: 'index', from: '2026-11-18' }));
    expect(bars?.dates).toEqual(['2026-11-18', '2026-11-19']);
    expect(bars?.lines.map(({ id }) => id)).toEqual(['own', 'index']);
    expect(comparedHistory(view({ compare: 'index', from: '2026-11-18' }))?.dates).toHaveLength(4);
  });

  it('has the premium of A over H at the rate of each day', () => {
    // 9 ÷ (4 × 0.9) = 2.5; 9.9 ÷ (5 × 0.9) = 2.2; 10 ÷ (4 × 1) = 2.5.
    expect(comparedBars(view({ compare: 'share' }))?.premiums).toEqual([150, 120, 150]);
    // From the other side: 4 ÷ (9 × 0.9) = 0.4938.
    expect(comparedBars(view({ compare: 'share', market: 'H' }))?.premiums[0]).toBe(-50.62);
    expect(comparedBars(view({ compare: 'index' }))?.premiums).toEqual([]);
  });

  it('is nothing unless something is chosen and there', () => {
    expect(comparedBars(view({}))).toBeNull();
    expect(comparedBars(view({ compare: 'peer-1' }))).toBeNull();
    expect(comparedBars(view({ compare: 'share', to: '2026-11-16' }))).toBeNull();
    expect(comparedBars(view({ compare: 'share', period: 'minute' }))).toBeNull();
  });

  it('travels with a page as the chosen lines and days alone', () => {
    expect(comparedPart(compared, ['index'], { start: 1, end: 3 })).toEqual({
      lines: [{ id: 'index', name: 'Index', values: [3000, 3300] }],
      rates: [],
    });
    expect(comparedPart(compared, ['share'], { start: 1, end: 3 }).rates).toEqual([0.9, 0.9]);
  });

  it('keeps gaps where there was no price', () => {
    expect(rebased([null, 4, null, 5])).toEqual([null, 100, null, 125]);
    expect(rebased([])).toEqual([]);
  });
});
