import { describe, expect, it } from 'vitest';
import { chosenSpan, monthsBefore } from './chart-span.ts';
import { stockQuery } from './stock-choice.ts';

const start = stockQuery.initial;
/** Every day from 1 January 2025 to 20 November 2026. */
const dates = Array.from({ length: 689 }, (_none, at) =>
  new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10),
);
const daysOf = (choice: Partial<typeof start>) => {
  const span = chosenSpan({ ...start, ...choice }, dates);
  const chosen = dates.slice(span.start, span.end);
  return [chosen[0], chosen.at(-1)];
};

describe('the days in sight', () => {
  it.each([
    [{}, '2026-05-20'],
    [{ range: '5D' }, '2026-11-16'],
    [{ range: '1M' }, '2026-10-20'],
    [{ range: 'YTD' }, '2026-01-01'],
    [{ range: '1Y' }, '2025-11-20'],
    [{ range: 'all' }, '2025-01-01'],
    [{ period: 'week' }, '2025-01-01'],
  ] as const)('with %j begin on %s and end with the newest', (choice, first) => {
    expect(daysOf(choice)).toEqual([first, '2026-11-20']);
  });

  it('are those that somebody typed, one end or both', () => {
    expect(daysOf({ from: '2026-03-01', to: '2026-03-09', range: '1Y' })).toEqual(['2026-03-01', '2026-03-09']);
    expect(daysOf({ from: '2026-11-01' })).toEqual(['2026-11-01', '2026-11-20']);
    expect(daysOf({ to: '2025-02-01' })).toEqual(['2025-01-01', '2025-02-01']);
  });

  it.each([{ from: '2027-01-01' }, { to: '2024-01-01' }, { from: '2026-03-09', to: '2026-03-01' }])(
    'are none with %j',
    (choice) => {
      expect(daysOf(choice)).toEqual([undefined, undefined]);
      expect(chosenSpan({ ...start, ...choice }, [])).toEqual({ start: 0, end: 0 });
    },
  );

  it('end in a month that has no such day with its last one', () => {
    expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
    expect(monthsBefore('2026-01-15', 12)).toBe('2025-01-15');
  });
});
