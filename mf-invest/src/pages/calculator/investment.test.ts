import { describe, expect, it } from 'vitest';
import { growthOf, type DayClose, type Investment, type Payment } from './investment.ts';

const days: DayClose[] = [
  ['2025-01-02', 10],
  ['2025-06-12', 10.4],
  ['2025-06-13', 10],
  ['2025-10-20', 12.5],
  ['2025-10-21', 12],
  ['2026-01-02', 12.1],
  ['2026-01-05', 13],
];
const payments: Payment[] = [
  { exDate: '2025-10-20', payDate: '2025-10-20', perShare: 0.07 },
  { exDate: '2025-06-13', payDate: '2025-06-13', perShare: 0.145 },
];
const plan: Investment = { by: 'shares', number: 1000, from: '2025-01-01', to: '2026-01-02', dividends: 'none' };

// Spec I9: issue 17, item 5. Every figure below is worked out by hand.
describe('the calculator', () => {
  it('buys at the close of the first trading day and ends with that of the last one', () => {
    // 1,000 × 10.00 = 10,000; 1,000 × 12.10 = 12,100.
    const growth = growthOf(plan, days, payments);
    expect(growth).toMatchObject({
      bought: { date: '2025-01-02', price: 10, shares: 1000, invested: 10_000 },
      received: [],
      end: { date: '2026-01-02', price: 12.1, shares: 1000, cash: 0, worth: 12_100 },
      gain: 2100,
    });
    expect(growth?.gainPct).toBeCloseTo(21, 10);
    // Just a year of 365 days: the rate is the gain.
    expect(growth?.annualPct).toBeCloseTo(21, 10);
    expect(growth?.worth.map(([, worth]) => worth)).toEqual([10_000, 10_400, 10_000, 12_500, 12_000, 12_100]);
  });

  it('keeps dividends as cash', () => {
    // 1,000 × 0.145 = 145; 1,000 × 0.07 = 70; 12,100 + 215 = 12,315.
    const growth = growthOf({ ...plan, dividends: 'cash' }, days, payments);
    expect(growth?.received).toEqual([
      { date: '2025-06-13', perShare: 0.145, shares: 1000, amount: 145, bought: 0 },
      { date: '2025-10-20', perShare: 0.07, shares: 1000, amount: 70, bought: 0 },
    ]);
    expect(growth?.end).toMatchObject({ shares: 1000, cash: 215, worth: 12_315 });
    expect(growth?.gain).toBe(2315);
  });

  it('buys whole shares for dividends, and keeps what buys none for the next', () => {
    // 145 ÷ 10.00 = 14 shares, 5.00 left. 1,014 × 0.07 = 70.98; 75.98 ÷ 12.50 = 6 shares for 75.00, 0.98 left.
    // 1,020 × 12.10 + 0.98 = 12,342.98.
    const growth = growthOf({ ...plan, dividends: 'reinvested' }, days, payments);
    expect(growth?.received).toEqual([
      { date: '2025-06-13', perShare: 0.145, shares: 1000, amount: 145, bought: 14 },
      { date: '2025-10-20', perShare: 0.07, shares: 1014, amount: 70.98, bought: 6 },
    ]);
    expect(growth?.end).toEqual({ date: '2026-01-02', price: 12.1, shares: 1020, cash: 0.98, worth: 12_342.98 });
  });

  it('buys whole shares for an amount, and counts the rest as cash', () => {
    // 5,000 ÷ 10.40 = 480 shares for 4,992.00, 8.00 left; 480 × 12.00 + 8.00 = 5,768.00; 768 ÷ 5,000 = 15.36 %.
    const growth = growthOf({ ...plan, by: 'amount', number: 5000, from: '2025-06-12', to: '2025-10-21' }, days, []);
    expect(growth).toMatchObject({
      bought: { shares: 480, invested: 5000 },
      end: { cash: 8, worth: 5768 },
      gain: 768,
      annualPct: null,
    });
    expect(growth?.gainPct).toBeCloseTo(15.36, 10);
  });

  it('pays nothing to who buys on the first day without the dividend, and to who bought the day before, all of it', () => {
    const bought = (from: string) => growthOf({ ...plan, from, dividends: 'cash' }, days, payments)?.received.length;
    expect([bought('2025-06-12'), bought('2025-06-13'), bought('2025-10-20')]).toEqual([2, 1, 0]);
  });

  it('pays H shares some days later, at the close of the next trading day, for what was held before', () => {
    const later = [{ exDate: '2025-06-13', payDate: '2025-10-01', perShare: 0.145 }];
    const growth = growthOf({ ...plan, dividends: 'reinvested' }, days, later);
    // 145 ÷ 12.50 = 11 shares, 7.50 left.
    expect(growth?.received).toEqual([{ date: '2025-10-20', perShare: 0.145, shares: 1000, amount: 145, bought: 11 }]);
    expect(growth?.end.cash).toBe(7.5);
    expect(growthOf({ ...plan, to: '2025-06-13', dividends: 'cash' }, days, later)?.received).toEqual([]);
  });

  it('tells how much a year it was over more than one', () => {
    // From 2025-01-02 to 2026-01-05 are 368 days: 1.3 to the power of 365 ÷ 368 is 1.29722….
    const growth = growthOf({ ...plan, to: '2026-02-01' }, days, payments);
    expect(growth?.annualPct).toBeCloseTo(29.722, 3);
  });

  it('is nothing without a trading day, or with money that buys no share', () => {
    expect(growthOf({ ...plan, from: '2025-01-03', to: '2025-01-05' }, days, payments)).toBeNull();
    expect(growthOf({ ...plan, by: 'amount', number: 9 }, days, payments)).toBeNull();
  });
});
