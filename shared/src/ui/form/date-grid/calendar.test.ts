import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayAfterKey, hasDayWithin, weekdayOf, weeksOf, within } from './calendar.ts';

const press = (date: string, key: string, shiftKey = false) => dayAfterKey(date, { key, shiftKey });

describe('the calendar', () => {
  it('counts days over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('keeps to the last day of shorter months', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2026-12-16', 1)).toBe('2027-01-16');
    expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
  });

  it('begins weeks on Monday', () => {
    expect(weekdayOf('2026-12-14')).toBe(0);
    expect(weekdayOf('2026-12-20')).toBe(6);
  });

  it('lays December 2026 out in five weeks with one empty cell before the first', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([null, ...['01', '02', '03', '04', '05', '06'].map((day) => `2026-12-${day}`)]);
    expect(weeks[4]?.filter((day) => day !== null)).toEqual(['28', '29', '30', '31'].map((day) => `2026-12-${day}`));
  });

  it('lays a month out in four weeks that begins on Monday and has 28 days', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('is walked by keys as the APG asks', () => {
    const day = '2026-12-16';
    expect(press(day, 'ArrowLeft')).toBe('2026-12-15');
    expect(press(day, 'ArrowRight')).toBe('2026-12-17');
    expect(press(day, 'ArrowUp')).toBe('2026-12-09');
    expect(press(day, 'ArrowDown')).toBe('2026-12-23');
    expect(press(day, 'Home')).toBe('2026-12-14');
    expect(press(day, 'End')).toBe('2026-12-20');
    expect(press(day, 'PageUp')).toBe('2026-11-16');
    expect(press(day, 'PageDown')).toBe('2027-01-16');
    expect(press(day, 'PageDown', true)).toBe('2027-12-16');
    expect(press(day, 'a')).toBeNull();
  });

  it('knows the weeks in which a day can be reached', () => {
    const range = { first: '2026-11-22', last: '2027-01-20' };
    const weeks = weeksOf('2026-11').filter((week) => hasDayWithin(week, range));
    expect(weeks.map((week) => week.find((date) => date !== null))).toEqual(['2026-11-16', '2026-11-23', '2026-11-30']);
  });

  it('does not leave what can be reached', () => {
    const range = { first: '2026-11-22', last: '2027-01-20' };
    expect(within('2026-11-01', range)).toBe('2026-11-22');
    expect(within('2027-12-16', range)).toBe('2027-01-20');
    expect(within('2026-12-16', range)).toBe('2026-12-16');
  });
});
