import { expect, it } from 'vitest';
import { extremesOf, trendPaths } from './trend.ts';

const trend = [
  { month: '2025-11', sales: 120 },
  { month: '2025-12', sales: 200 },
  { month: '2026-01', sales: 100 },
];

it('draws from edge to edge and marks the latest step', () => {
  const paths = trendPaths(
    trend.map((entry) => entry.sales),
    { width: 400, height: 100 },
  );
  expect(paths).toEqual({ line: 'M0 76l200-70 200 88', latest: 'M200 6l200 88' });
});

it('draws a level line when every month is the same, and nothing for one month', () => {
  expect(trendPaths([5, 5], { width: 10, height: 100 })?.line).toBe('M0 94l10 0');
  expect(trendPaths([5], { width: 10, height: 100 })).toBeNull();
});

it('finds lowest and highest month', () => {
  expect(extremesOf(trend)).toMatchObject({
    low: { month: '2026-01' },
    high: { month: '2025-12' },
    last: { sales: 100 },
  });
  expect(extremesOf([])).toBeNull();
});
