import type { Candle } from 'shared/contract/invest/stock';
import { describe, expect, it } from 'vitest';
import { dayIn, priceOn } from './price-on-day.ts';

const day = (date: string, close: number): Candle => [date, 9, close, 8, 10, 1000, 9000];
const days = [day('2026-11-12', 9.44), day('2026-11-13', 9.61), day('2026-11-16', 9.71)];

/** Tuesday, during trading. */
const NOW = Date.UTC(2026, 10, 17, 4);

// Spec I8.
describe('the price of a day', () => {
  it('is its close', () => {
    expect(priceOn('2026-11-13', days, NOW)).toEqual({
      requested: '2026-11-13',
      state: 'close',
      found: { date: '2026-11-13', close: 9.61 },
    });
  });

  it('is that of Friday on a Sunday', () => {
    expect(priceOn('2026-11-15', days, NOW)).toEqual({
      requested: '2026-11-15',
      state: 'closed',
      found: { date: '2026-11-13', close: 9.61 },
    });
  });

  it('is not known before the history begins', () => {
    for (const known of [priceOn('2026-11-11', days, NOW), priceOn('2026-11-13', [], NOW)]) {
      expect(known).toMatchObject({ state: 'early', found: null });
    }
  });

  it('that has not come is not called closed, by the clock of Shanghai', () => {
    expect(priceOn('2026-11-18', days, NOW).state).toBe('future');
    // Midnight has passed there.
    expect(priceOn('2026-11-18', days, Date.UTC(2026, 10, 17, 16, 1)).state).toBe('pending');
  });

  it('that is not over is not called closed, and shows the newest close', () => {
    expect(priceOn('2026-11-17', days, NOW)).toMatchObject({ state: 'pending', found: { date: '2026-11-16' } });
    // A Saturday after the newest day.
    expect(priceOn('2026-11-21', days, Date.UTC(2026, 10, 22)).state).toBe('closed');
  });
});

describe('a day in an address', () => {
  it.each(['2026-11-15', '2024-02-29'])('%s is one', (text) => expect(dayIn(text)).toBe(text));

  it.each(['', '2026-02-30', '2026-13-01', '15.11.2026', '2026-11-15T00:00'])('%j is none', (text) => {
    expect(dayIn(text)).toBeNull();
  });
});
