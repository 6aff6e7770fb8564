import { describe, expect, it } from 'vitest';
import { dayOn, quarterOf, spanOn, timeAxis } from './time-axis.ts';

const TODAY = '2026-11-21';
const list = [
  { begins: '2019-09-16', ends: '2020-06-30' },
  { begins: '2026-03-02', ends: '2026-06-26' },
  { begins: '2027-07-05', ends: '2027-08-27' },
];

describe('the time of programmes at a glance', () => {
  const axis = timeAxis(list, TODAY);
  const place = (begins: string, ends: string) => axis && spanOn(axis, { begins, ends });

  it('goes from what was lately to what is last, in whole quarters', () => {
    expect(axis).toEqual({ first: 2026 * 4, last: 2027 * 4 + 2 });
    expect([
      quarterOf('2026-12-31') - quarterOf('2026-10-01'),
      quarterOf('2027-01-01') - quarterOf('2026-12-31'),
    ]).toEqual([0, 1]);
  });

  it('draws a programme from its first day to the end of its last', () => {
    expect(place('2026-01-01', '2026-03-31')).toEqual({ from: 0, to: 1 });
    expect(place('2026-04-01', '2026-09-30')).toEqual({ from: 1, to: 3 });
    expect(place('2025-01-01', '2026-03-31')).toEqual({ from: 0, to: 1 });
    expect(axis && dayOn(axis, '2026-10-01')).toBe(3);
  });

  it('leaves out what is long over, and is none when nothing is left', () => {
    expect(place('2019-09-16', '2020-06-30')).toBeNull();
    expect(timeAxis(list.slice(0, 1), TODAY)).toBeNull();
  });

  it('holds today where nothing is to come', () => {
    expect(timeAxis([{ begins: '2026-05-01', ends: '2026-06-26' }], TODAY)?.last).toBe(quarterOf(TODAY));
  });
});
