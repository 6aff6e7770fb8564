import { describe, expect, it } from 'vitest';
import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import { stampOf } from '../../model/shanghai-time.ts';
import { changeableUntil, datesOf, openingOn, slotsOfDay, stateOn } from './visit-days.model.ts';

const rules: VisitRules = {
  weekdays: [2, 3, 4, 5, 6, 7],
  opens: '09:30',
  closes: '16:30',
  slotMinutes: 90,
  capacity: 60,
  explainers: 2,
  lead: { min: 1, max: 60 },
  cutOff: { daysBefore: 1, time: '15:00' },
  explainer: { min: 15, mode: 'gte' },
  waiting: { holdMinutes: 120, from: '08:00', to: '21:00', most: 100 },
  days: [
    { from: '2026-12-24', to: '2027-01-03', state: 'closed', note: 'works' },
    { from: '2026-12-25', to: '2026-12-25', state: 'holiday', note: 'holiday' },
    { from: '2026-12-07', to: '2026-12-07', state: 'open', note: 'a Monday that is a holiday' },
  ],
};
/** Saturday. */
const NOON = Date.parse('2026-11-21T12:00:00+08:00');

// Spec B17, B18.
describe('the days of the pavilion', () => {
  it('have as many whole slots as fit', () => {
    const times = slotsOfDay(rules).map(({ start, end }) => `${start}-${end}`);
    expect(times).toEqual(['09:30-11:00', '11:00-12:30', '12:30-14:00', '14:00-15:30']);
  });

  it.each([
    ['2026-11-20', 'past'],
    ['2026-11-21', 'past'],
    ['2026-11-22', 'open'],
    ['2026-11-23', 'closed'],
    ['2026-12-07', 'open'],
    ['2026-12-25', 'holiday'],
    ['2026-12-26', 'closed'],
    ['2027-01-20', 'open'],
    ['2027-01-21', 'tooEarly'],
  ])('%s is %s', (date, state) => expect(stateOn(rules, date, NOON)).toBe(state));

  it('change at midnight in Shanghai, wherever anybody is', () => {
    expect(stateOn(rules, '2026-11-22', Date.parse('2026-11-21T15:59:59Z'))).toBe('open');
    expect(stateOn(rules, '2026-11-22', Date.parse('2026-11-21T16:00:00Z'))).toBe('past');
  });

  it('tell why they differ from their weekday, the later entry first', () => {
    expect(openingOn(rules, '2026-12-25')).toEqual({ state: 'holiday', note: 'holiday' });
    expect(openingOn(rules, '2026-12-07').note).toBe('a Monday that is a holiday');
  });

  it('can be given up until 15:00 the day before, also across a month', () => {
    expect(stampOf(changeableUntil(rules, '2026-12-01'))).toBe('2026-11-30 15:00:00');
  });

  it('are all there, in a leap year too', () => {
    expect(datesOf('2028-02').at(-1)).toBe('2028-02-29');
    expect(datesOf('2026-12')).toHaveLength(31);
  });
});
