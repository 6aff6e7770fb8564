import type { Dividend } from 'shared/contract/invest/investor';
import { describe, expect, it } from 'vitest';
import { dividendFor, dividendYears, payOutPct, sharesIn } from './dividend-years.ts';

const paid = (year: number, kind: Dividend['kind'], per10Shares: number): Dividend => ({
  year,
  kind,
  per10Shares,
  recordDate: '',
  exDate: '',
  payDate: '',
  hRecordDate: '',
  hExDate: '',
});

describe('the dividends of a year', () => {
  it('are its interim and final ones, complete once the final one is known', () => {
    const years = dividendYears([
      paid(2026, 'interim', 0.8),
      paid(2025, 'annual', 2.3),
      paid(2025, 'final', 1.6),
      paid(2025, 'interim', 0.7),
    ]);
    expect(years).toEqual([
      { year: 2026, interim: 0.8, final: 0, total: 0.8, complete: false },
      { year: 2025, interim: 0.7, final: 1.6, total: 2.3, complete: true },
    ]);
  });
});

describe('a number of shares', () => {
  it.each([
    ['5000', 5000],
    ['5,000', 5000],
    [' ５０００ ', 5000],
    ['1', 1],
  ])('%j is %i', (text, shares) => expect(sharesIn(text)).toBe(shares));

  it.each(['', '0', '-5', '1.5', '1e3', 'many', '12345678901'])('%j is none', (text) => {
    expect(sharesIn(text)).toBeNull();
  });

  it('earns what the lesson works out', () => {
    expect(dividendFor(3000, 0.8)).toBe(240);
    expect(dividendFor(7, 0.85)).toBe(0.6);
  });
});

// Issue 17, item 5.
describe('the pay-out ratio', () => {
  it('is what was paid of the earnings of a share', () => {
    // 2.30 for ten shares are 0.23 for one, of 0.71 earned: 32.39 %.
    expect(payOutPct(2.3, 0.71)).toBeCloseTo(32.394, 3);
  });

  it('is not known without earnings, or of a loss', () => {
    expect([payOutPct(2.3, undefined), payOutPct(2.3, 0), payOutPct(2.3, -0.2)]).toEqual([null, null, null]);
  });
});
