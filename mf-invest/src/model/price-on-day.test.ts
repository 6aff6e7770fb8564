import type { Candle } from 'shared/contract/invest/stock';
import { describe, expect, it } from 'vitest';
import { dayIn, priceOn } from './price-on-day.ts';

const day = (date: string, close: number): Candle => [date, 9, close, 8, 10, 1000, 9000];
const days = [day('2026-11-12', 9.44), day('2026-11-13', 9.61), day('2026-11-16', 9.71)];

// Spec I8.
describe('the price of a day', () => {
  it('is its close', () => {
    expect(priceOn('2026-11-13', days).found).toEqual({ date: '2026-11-13', close: 9.61 });
  });

  it('is that of Friday on a Sunday', () => {
    expect(priceOn('2026-11-15', days)).toEqual({
      requested: '2026-11-15',
      found: { date: '2026-11-13', close: 9.61 },
    });
  });

  it('is not known before the history begins', () => {
    expect(priceOn('2026-11-11', days).found).toBeNull();
    expect(priceOn('2026-11-13', []).found).toBeNull();
  });
});

describe('a day in an address', () => {
  it.each(['2026-11-15', '2024-02-29'])('%s is one', (text) => expect(dayIn(text)).toBe(text));

  it.each(['', '2026-02-30', '2026-13-01', '15.11.2026', '2026-11-15T00:00'])('%j is none', (text) => {
    expect(dayIn(text)).toBeNull();
  });
});
