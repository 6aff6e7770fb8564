import type { CalendarSlot, VisitCalendar } from 'shared/contract/booking/visit-calendar';
import { describe, expect, it } from 'vitest';
import {
  availabilityOf,
  bookableDays,
  momentOf,
  slotsOn,
  slotText,
  slotValue,
  todayAt,
  type Calendars,
} from './visit-days.ts';

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
const CALENDAR: VisitCalendar = {
  month: '2026-12',
  explainer: { min: 15, mode: 'gte' },
  lead: { min: 1, max: 60 },
  days: [],
};

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
        ...CALENDAR,
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
    const days = bookableDays({ today: '2026-11-29', lead: { min: 1, max: 60 }, calendars: {} });
    expect(days).toEqual({ first: '2026-11-30', last: '2027-01-28', begin: '2026-11-30' });
  });

  it('begins with the first day that has places, and with the first one while none is known', () => {
    const november = { ...CALENDAR, month: '2026-11', days: [{ ...day('open', 9), date: '2026-11-29' }] };
    const december = { ...CALENDAR, days: [{ ...day('full', 0), date: '2026-12-01' }, day('open', 7)] };
    const from = (today: string, calendars: Calendars) =>
      bookableDays({ today, lead: { min: 1, max: 60 }, calendars }).begin;
    expect(from('2026-11-27', { '2026-11': november, '2026-12': december })).toBe('2026-11-29');
    expect(from('2026-11-28', { '2026-11': november, '2026-12': december })).toBe('2026-11-29');
    expect(from('2026-11-29', { '2026-11': november, '2026-12': december })).toBe('2026-12-02');
    expect(from('2026-11-29', { '2026-11': november })).toBe('2026-11-30');
    const january = { ...CALENDAR, days: [{ ...day('open', 9), date: '2027-01-05' }] };
    expect(from('2026-11-29', { '2026-11': november, '2027-01': january }), 'a later month alone').toBe('2026-11-30');
  });
});

it('a slot is told as a span, a moment as its day and minute', () => {
  expect(slotText(slotValue({ start: '09:30', end: '11:00' }))).toBe('09:30–11:00');
  expect(momentOf('2026-12-01 18:00:00')).toEqual({ date: '2026-12-01', time: '18:00' });
});
