import { describe, expect, it } from 'vitest';
import type { DayClose } from './investment.ts';
import { investmentQuery, planOf } from './investment-query.ts';

/** Saturday, noon in Shanghai. */
const now = Date.parse('2026-11-21T12:00:00+08:00');
const days: DayClose[] = [
  ['2024-08-27', 7.33],
  ['2026-11-20', 9.85],
];
const ask = (query: Partial<typeof investmentQuery.initial>) =>
  planOf({ ...investmentQuery.initial, number: '10000', from: '2025-11-20', ...query }, { days, now });

// Spec I9: issue 17, item 5.
describe('what the calculator is asked', () => {
  it('is nothing before there is a number', () => {
    expect(ask({ number: '' })).toBeNull();
  });

  it('reaches to today unless it says otherwise, in digits of any width', () => {
    const plan = { by: 'amount', number: 10_000, from: '2025-11-20', to: '2026-11-21', dividends: 'reinvested' };
    expect(ask({ number: '１０,０００' })).toEqual({ plan });
  });

  it.each([
    [{ number: 'many' }, { number: 'number' }],
    [{ from: '' }, { from: 'day' }],
    [{ from: '2026-02-30' }, { from: 'day' }],
    [{ from: '2024-08-26' }, { from: 'early' }],
    [{ from: '2026-11-21' }, { from: 'pending' }],
    [
      { from: '2026-11-22', to: '2026-11-23' },
      { from: 'future', to: 'future' },
    ],
    [{ to: '2026-11-22' }, { to: 'future' }],
    [{ to: 'soon' }, { to: 'day' }],
    [{ to: '2025-11-20' }, { to: 'order' }],
    [
      { number: '0', from: 'x' },
      { number: 'number', from: 'day' },
    ],
  ])('with %j is wrong: %j', (query, faults) => {
    expect(ask(query)).toEqual({ faults });
  });
});
