import { describe, expect, it } from 'vitest';
import { shifted, withDays, zoomed } from './chart-zoom.ts';
import { stockQuery } from '../../../model/stock-choice.ts';

/** Forty days in a row. */
const dates = Array.from({ length: 40 }, (_none, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
const all = { ...stockQuery.initial, range: 'all' } as const;
const days = (from: string, to: string) => ({ ...all, range: '' as const, from, to });

describe('the zoom', () => {
  it('halves and doubles what is in sight, up to the same last day', () => {
    const half = zoomed(all, 'in', dates);
    expect(half).toEqual(days('2026-01-21', ''));
    expect(zoomed(days('2026-01-11', '2026-01-20'), 'in', dates)).toEqual(days('2026-01-16', '2026-01-20'));
    expect(zoomed(days('2026-01-11', '2026-01-20'), 'out', dates)).toEqual(days('2026-01-01', '2026-01-20'));
    expect(zoomed(half, 'out', dates)).toEqual(all);
  });

  it('leaves five days at least', () => {
    expect(zoomed(days('2026-01-10', '2026-01-14'), 'in', dates)).toEqual(days('2026-01-10', '2026-01-14'));
  });

  it('goes earlier and later by half of it, and not beyond the ends', () => {
    const some = days('2026-01-11', '2026-01-20');
    expect(shifted(some, 'earlier', dates)).toEqual(days('2026-01-06', '2026-01-15'));
    expect(shifted(days('2026-01-03', '2026-01-20'), 'earlier', dates)).toEqual(days('2026-01-01', '2026-01-18'));
    expect(shifted(days('2026-01-28', '2026-02-06'), 'later', dates)).toEqual(days('2026-01-31', ''));
    expect(shifted(all, 'later', dates)).toEqual(all);
  });

  it('follows a drag to trading days', () => {
    expect(withDays(all, ['2025-12-01', '2026-01-09'], dates)).toEqual(days('2026-01-01', '2026-01-09'));
    expect(withDays(all, ['2026-01-05', '2026-02-09'], dates)).toEqual(days('2026-01-05', ''));
    expect(withDays(all, ['2027-01-01', '2027-01-02'], dates)).toEqual(all);
  });
});
