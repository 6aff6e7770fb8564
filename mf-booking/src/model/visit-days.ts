import type { CalendarSlot, VisitCalendar } from 'shared/contract/booking/visit-calendar';
import { addDays, addMonths, monthOf, type DateRange } from 'shared/ui/form/date-grid/calendar';

/** Months that are known, by `yyyy-MM`. */
export type Calendars = Readonly<Record<string, VisitCalendar>>;
type Day = VisitCalendar['days'][number];

/** Seats from which on a day or slot is said to have few. */
const FEW_SHARE = 0.25;
const SHANGHAI_MS = 8 * 3_600_000;

/** Today in Asia/Shanghai, which has had no summer time since 1991. */
export function todayAt(now: number): string {
  return new Date(now + SHANGHAI_MS).toISOString().slice(0, 10);
}

/** A moment as the service writes it, `yyyy-MM-dd HH:mm:ss` of Asia/Shanghai. */
export const shanghaiStamp = (now: number): string =>
  new Date(now + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');

export interface BookableDays extends DateRange {
  /** The first day with places left; the first day where none is known. */
  begin: string;
}

export interface Bookable {
  today: string;
  lead: VisitCalendar['lead'];
  calendars: Calendars;
}

/** Days that can be booked. They are shown from the first one with places left: the end of a month may have none. */
export function bookableDays({ today, lead, calendars }: Bookable): BookableDays {
  const range = { first: addDays(today, lead.min), last: addDays(today, lead.max) };
  return { ...range, begin: firstOpenDay({ today, lead, calendars }) ?? range.first };
}

/** Of this month and the next one: later months are known only to who asks for them, and would make another beginning of it. */
export function firstOpenDay({ today, lead, calendars }: Bookable): string | undefined {
  const [first, last] = [addDays(today, lead.min), addDays(today, lead.max)];
  return [today, addMonths(today, 1)]
    .flatMap((day) => calendars[monthOf(day)]?.days ?? [])
    .find(({ date, state }) => state === 'open' && date >= first && date <= last)?.date;
}

/** Every month that has some of the days, `yyyy-MM`. */
export function monthsOf({ first, last }: DateRange): string[] {
  const months: string[] = [];
  for (let day = `${monthOf(first)}-01`; day <= last; day = addMonths(day, 1)) months.push(monthOf(day));
  return months;
}

export function dayIn(calendars: Calendars, date: string): Day | undefined {
  return calendars[monthOf(date)]?.days.find((day) => day.date === date);
}

export function slotsOn(calendars: Calendars, date: string): readonly CalendarSlot[] {
  return dayIn(calendars, date)?.slots ?? [];
}

export const slotValue = ({ start, end }: Pick<CalendarSlot, 'start' | 'end'>) => `${start}-${end}`;

/** A chosen slot as people write it. */
export const slotText = (slot: string) => slot.replace('-', '–');

/** A moment of the service, `yyyy-MM-dd HH:mm:ss`, as day and time of it. */
export const momentOf = (stamp: string) => ({ date: stamp.slice(0, 10), time: stamp.slice(11, 16) });

export interface Availability {
  kind: 'open' | 'few' | 'full' | 'closed';
  seats: number;
}

/** How a day looks in the calendar, and how many seats it has in all its slots. */
export function availabilityOf(day: Day): Availability {
  const seats = day.slots.reduce((sum, { remaining }) => sum + remaining, 0);
  const capacity = day.slots.reduce((sum, slot) => sum + slot.capacity, 0);
  if (day.state === 'full') return { kind: 'full', seats: 0 };
  if (day.state !== 'open') return { kind: 'closed', seats: 0 };
  return { kind: seats <= capacity * FEW_SHARE ? 'few' : 'open', seats };
}
