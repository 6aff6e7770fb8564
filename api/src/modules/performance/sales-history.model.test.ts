import { expect, it } from 'vitest';
import { salesHistoryOf } from './sales-history.model.ts';

const months = Array.from({ length: 40 }, (_, at) => ({
  month: `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
  output: at + 1,
  sales: at,
  nev: Math.floor(at / 2),
}));

// Spec I17.
it('the history of sales has the last 36 months, and nought where a part has no figure', () => {
  const one = { id: 'one', name: 'One', months: months.slice(0, -1) };
  const history = salesHistoryOf(months, [one], 'company');
  expect([history.months.length, history.months[0], history.months.at(-1)]).toEqual([36, '2023-05', '2026-04']);
  expect(history.rows[0]?.sales.slice(-2)).toEqual([38, 0]);
  expect(history.rows[0]?.output[0]).toBe(5);
  expect([history.total.output.at(-1), history.total.sales.at(-1), history.total.nev.at(-1)]).toEqual([40, 39, 19]);
});
