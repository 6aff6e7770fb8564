import type { CalendarSlot, VisitCalendar } from 'shared/contract/booking/visit-calendar';
import { describe, expect, it } from 'vitest';
import { availabilityOf, bookableDays, momentOf, slotsOn, slotText, slotValue, todayAt } from './visit-days.ts';

type Day = VisitCalendar['days'][number];

const slot = (remaining: number): CalendarSlot => ({
  start: '09:30',
  end: '11:00',
  capacity: 40,
  remaining,
  explainers: 1,
});
const day = (state: Day['state'], ...remaining: number[]): Day => ({
  date: '2026-12-02',
  state,
  note: '',
  slots: remaining.map(slot),
});

describe('a day of the calendar', () => {
  it('has few seats from a quarter of all its seats on', () => {
    expect(availabilityOf(day('open', 1, 20))).toEqual({ kind: 'open', seats: 21 });
    expect(availabilityOf(day('open', 0, 20))).toEqual({ kind: 'few', seats: 20 });
    expect(availabilityOf(day('open', 0, 0))).toEqual({ kind: 'few', seats: 0 });
  });

  it('has no seats when it is full or cannot be booked', () => {
    expect(availabilityOf(day('full', 3))).toEqual({ kind: 'full', seats: 0 });
    for (const state of ['closed', 'holiday', 'past', 'tooEarly'] as const)
      expect(availabilityOf(day(state, 3))).toEqual({ kind: 'closed', seats: 0 });
  });

  it('is found by its date, as long as its month is known', () => {
    const calendars = {
      '2026-12': {
        month: '2026-12',
        explainer: { min: 15, mode: 'gte' as const },
        lead: { min: 1, max: 60 },
        days: [{ ...day('open', 9), date: '2026-12-01' }, day('open', 7)],
      },
    };
    expect(slotsOn(calendars, '2026-12-02')).toEqual([slot(7)]);
    expect(slotsOn(calendars, '2026-12-03')).toEqual([]);
    expect(slotsOn(calendars, '2027-01-01')).toEqual([]);
  });
});

describe('the calendar of Shanghai', () => {
  it('is eight hours ahead', () => {
    expect(todayAt(Date.UTC(2026, 10, 20, 15, 59))).toBe('2026-11-20');
    expect(todayAt(Date.UTC(2026, 10, 20, 16, 0))).toBe('2026-11-21');
  });

  it('can be booked from the first to the last day of the lead', () => {
    expect(bookableDays('2026-11-29', { min: 1, max: 60 })).toEqual({ first: '2026-11-30', last: '2027-01-28' });
  });
});

it('a slot is told as a span, a moment as its day and minute', () => {
  expect(slotText(slotValue({ start: '09:30', end: '11:00' }))).toBe('09:30–11:00');
  expect(momentOf('2026-12-01 18:00:00')).toEqual({ date: '2026-12-01', time: '18:00' });
});
