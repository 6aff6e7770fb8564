import { describe, expect, it } from 'vitest';
import { withAnnualTotals } from './dividends.model.ts';

const payment = (name: `${number}-${'interim' | 'final'}`, per10Shares: number, payDate: string) => ({
  id: name,
  year: Number(name.slice(0, 4)),
  kind: name.endsWith('final') ? ('final' as const) : ('interim' as const),
  per10Shares,
  recordDate: payDate,
  exDate: payDate,
  payDate,
  hRecordDate: payDate,
  hExDate: payDate,
});

// Spec I10, ENT-dividend.
describe('dividends', () => {
  const rows = withAnnualTotals([
    payment('2025-interim', 0.1, '2025-10-20'),
    payment('2026-interim', 0.8, '2026-10-23'),
    payment('2025-final', 0.2, '2026-06-19'),
  ]).map(({ year, kind, per10Shares }) => [year, kind, per10Shares]);

  it('come newest first, each year with its exact total, its final and its interim payment', () => {
    expect(rows.slice(1)).toEqual([
      [2025, 'annual', 0.3],
      [2025, 'final', 0.2],
      [2025, 'interim', 0.1],
    ]);
  });

  it('have no total before the final dividend is known', () => {
    expect(rows[0]).toEqual([2026, 'interim', 0.8]);
  });

  it('of nobody are none', () => {
    expect(withAnnualTotals([])).toEqual([]);
  });
});
