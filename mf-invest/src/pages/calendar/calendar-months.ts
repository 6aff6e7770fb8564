import type { CalendarEvent } from 'shared/contract/invest/investor';
import { addMonths, monthOf, weeksOf } from 'shared/ui/form/date-grid/calendar';

export interface ClosedPeriod {
  /** First and last day, `yyyy-MM-dd`. */
  from: string;
  until: string;
  /** The results that it ends with. */
  results: string;
}

/** What comes before results, newest first. */
export function closedPeriods(events: readonly CalendarEvent[]): ClosedPeriod[] {
  return events
    .filter(({ closedFrom }) => closedFrom !== '')
    .map(({ closedFrom, begins, title }) => ({ from: closedFrom, until: begins.slice(0, 10), results: title }))
    .toSorted((one, other) => other.until.localeCompare(one.until));
}

export interface CalendarDay {
  date: string;
  events: CalendarEvent[];
  isClosed: boolean;
}

const touches = (day: string) => (event: CalendarEvent) =>
  event.begins.slice(0, 10) <= day && event.ends.slice(0, 10) >= day;

/** Weeks of a month from Monday, empty outside of it, with what is on each day. */
export function monthGrid(
  month: string,
  events: readonly CalendarEvent[],
  closed: readonly ClosedPeriod[],
): (CalendarDay | null)[][] {
  return weeksOf(month).map((week) =>
    week.map((date) =>
      date === null
        ? null
        : {
            date,
            events: events.filter(touches(date)),
            isClosed: closed.some(({ from, until }) => from <= date && until >= date),
          },
    ),
  );
}

/** What touches a month, earliest first. */
export function eventsIn(month: string, events: readonly CalendarEvent[]): CalendarEvent[] {
  return events.filter(({ begins, ends }) => monthOf(begins) <= month && monthOf(ends) >= month);
}

/** The months beside one, null beyond the first and the last with an event. */
export function monthsBeside(month: string, events: readonly CalendarEvent[]): [string | null, string | null] {
  const months = events.map(({ begins }) => monthOf(begins)).toSorted((one, other) => one.localeCompare(other));
  const beside = (step: number) => monthOf(addMonths(`${month}-01`, step));
  const [before, after] = [beside(-1), beside(1)];
  return [before >= (months[0] ?? month) ? before : null, after <= (months.at(-1) ?? month) ? after : null];
}
