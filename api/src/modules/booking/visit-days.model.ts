import type { DayState, VisitRules } from 'shared/contract/booking/visit-calendar';
import { dayOf, instantOf } from '../../model/shanghai-time.ts';

/*
 * When the pavilion can be visited (spec G-11). Pure rules over dates `yyyy-MM-dd` and the instant of asking, in
 * Asia/Shanghai wherever the visitor or the server is.
 */

export interface SlotTimes {
  start: string;
  end: string;
}

/** The slots of an open day: as many whole ones as fit between opening and closing. */
export function slotsOfDay({ opens, closes, slotMinutes }: VisitRules): SlotTimes[] {
  const [first, last] = [minutesOf(opens), minutesOf(closes)];
  const count = Math.max(0, Math.floor((last - first) / slotMinutes));
  return Array.from({ length: count }, (_, at) => {
    const start = first + at * slotMinutes;
    return { start: clockOf(start), end: clockOf(start + slotMinutes) };
  });
}

/** Minutes since midnight of `HH:mm`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

export function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** 1 Monday … 7 Sunday */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

type OpeningState = VisitRules['days'][number]['state'];

/** Whether the pavilion is open that day; a named day goes before its weekday. */
export function openingOn(rules: VisitRules, date: string): { state: OpeningState; note: string } {
  const named = rules.days.findLast(({ from, to }) => from <= date && date <= to);
  if (named) return { state: named.state, note: named.note };
  return { state: rules.weekdays.includes(weekdayOf(date)) ? 'open' : 'closed', note: '' };
}

/** Whether it can be booked at this instant, apart from seats. Days before the first bookable one count as past. */
export function stateOn(rules: VisitRules, date: string, now: number): Exclude<DayState, 'full'> {
  if (date < dayOf(now, -rules.lead.min)) return 'past';
  const { state } = openingOn(rules, date);
  if (state !== 'open') return state;
  return date > dayOf(now, -rules.lead.max) ? 'tooEarly' : 'open';
}

/** The instant from which a visit on this date can no longer be cancelled or moved. */
export function changeableUntil({ cutOff }: VisitRules, date: string): number {
  const midnight = instantOf(`${date} 00:00`).getTime();
  return instantOf(`${dayOf(midnight, cutOff.daysBefore)} ${cutOff.time}`).getTime();
}

/** Every date of a month `yyyy-MM`. */
export function datesOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}
