import { describe, expect, it } from 'vitest';
import type { Mark } from 'shared/contract/invest/stock';
import { markHref, marksWithin, placedMarks } from './chart-marks.ts';

const mark = (date: string, kind: Mark['kind'] = 'news'): Mark => ({ date, kind, id: `a-${date}`, title: date });
const days = ['2026-10-30', '2026-11-02', '2026-11-03', '2026-11-06'];
const marks = ['2026-10-29', '2026-10-30', '2026-10-31', '2026-11-02', '2026-11-05', '2026-11-09'].map((day) =>
  mark(day),
);

// Spec I6: issue 17, item 2.
describe('the marks of a chart', () => {
  it('stand at the bar of their day, or at the next one when nobody traded', () => {
    const placed = placedMarks(days, marks).map(({ at, marks: here }) => [at, here.map(({ date }) => date)]);
    expect(placed).toEqual([
      [0, ['2026-10-30']],
      [1, ['2026-10-31', '2026-11-02']],
      [3, ['2026-11-05']],
    ]);
  });

  it('of weeks and months stand at the bar that holds their day', () => {
    expect(placedMarks(['2026-10-30', '2026-11-06'], [mark('2026-11-02')])).toMatchObject([{ at: 1 }]);
  });

  it('are those of the days in sight', () => {
    expect(marksWithin(days, marks, { start: 1, end: 3 }).map(({ date }) => date)).toEqual([
      '2026-10-31',
      '2026-11-02',
    ]);
    expect(marksWithin([], marks, { start: 0, end: 0 })).toEqual([]);
  });

  it('lead to the announcement, and of dividends to the payments', () => {
    expect(markHref('en', mark('2026-10-30', 'results'))).toBe('/cn/en/invest/notice/detail?id=a-2026-10-30');
    expect(markHref('cn', mark('2026-10-23', 'dividend'))).toBe('/cn/cn/invest/record#payments');
  });
});
