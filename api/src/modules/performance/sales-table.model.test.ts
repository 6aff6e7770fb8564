import { describe, expect, it } from 'vitest';
import { comparableMonths, salesTableOf } from './sales-table.model.ts';

const series = (id: string, figures: Readonly<Record<string, number>>) => ({
  id,
  name: id,
  months: Object.entries(figures).map(([month, sales]) => ({ month, output: sales * 2, sales })),
});

const sedan = series('sedan', { '2025-01': 100, '2025-02': 200, '2025-03': 900, '2026-01': 110, '2026-02': 250 });
const supercar = series('supercar', { '2025-01': 0, '2025-02': 0, '2026-01': 0, '2026-02': 5 });
const table = salesTableOf([sedan, supercar], '2026-02', 'product');

// Spec I16, SCR-sales-table.
describe('the table of a month', () => {
  it('compares the month and the year so far with last year', () => {
    expect(table.rows[0]?.sales).toMatchObject({ m: 250, mLast: 200, ytd: 360, ytdLast: 300, yoy: 0.25 });
    expect(table.rows[0]?.sales.chg).toBeCloseTo(0.2);
    expect(table.rows[0]?.output).toMatchObject({ m: 500, mLast: 400, ytd: 720, ytdLast: 600 });
  });

  it('has no change where there was nothing to change from', () => {
    expect(table.rows[1]?.sales).toEqual({ m: 5, mLast: 0, ytd: 5, ytdLast: 0, chg: null, yoy: null });
  });

  it('has the sum of its rows as total, with changes of its own', () => {
    expect(table.total.sales).toMatchObject({ m: 255, mLast: 200, ytd: 365, ytdLast: 300 });
    expect(table.total.sales.yoy).toBeCloseTo(0.275);
    expect(table.total.output).toMatchObject({ m: 510, mLast: 400 });
  });
});

describe('months that can be compared', () => {
  it('are those whose last year is known from January on, newest first', () => {
    expect(comparableMonths(['2024-11', '2024-12', '2025-01', '2025-02', '2026-01'])).toEqual(['2026-01']);
    expect(comparableMonths(['2024-01', '2024-12', '2025-01', '2025-02'])).toEqual(['2025-02', '2025-01']);
    expect(comparableMonths([])).toEqual([]);
  });
});
