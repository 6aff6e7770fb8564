import { expect, it } from 'vitest';
import { salesByYear } from './sales-by-year.ts';

it('months of sales stand in the column of their year, with nothing where there is no figure', () => {
  const { years, rows } = salesByYear([
    { month: '2025-12', sales: 7 },
    { month: '2026-01', sales: 8 },
  ]);
  expect(years).toEqual(['2025', '2026']);
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual({ month: 1, sales: [null, 8] });
  expect(rows[11]).toEqual({ month: 12, sales: [7, null] });
});
