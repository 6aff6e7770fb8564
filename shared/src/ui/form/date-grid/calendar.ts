/** Days are `yyyy-MM-dd`, months `yyyy-MM`: texts that sort, without a time zone that could move them. */

const DAY = 86_400_000;

const toTime = (date: string) => Date.parse(`${date}T00:00:00Z`);
const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

export const monthOf = (date: string) => date.slice(0, 7);

export function addDays(date: string, days: number): string {
  return toDate(toTime(date) + days * DAY);
}

/** The same day of another month, or that month's last: 31 January and one month is 28 February. */
export function addMonths(date: string, months: number): string {
  const at = new Date(toTime(date));
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1);
  const next = new Date(first);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return toDate(first + (Math.min(at.getUTCDate(), last) - 1) * DAY);
}

/** 0 for Monday to 6 for Sunday (ISO 8601). */
export function weekdayOf(date: string): number {
  return (new Date(toTime(date)).getUTCDay() + 6) % 7;
}

/** Weeks of a month from Monday to Sunday; cells outside of the month are empty. */
export function weeksOf(month: string): Week[] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks: Week[] = [];
  for (let day = start; monthOf(day) <= month; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, at) => inMonth(addDays(day, at), month)));
  }
  return weeks;
}

export type Week = readonly (string | null)[];

function inMonth(date: string, month: string): string | null {
  return monthOf(date) === month ? date : null;
}

export interface DateRange {
  /** First and last day that can be reached, both included. */
  first: string;
  last: string;
}

export function within(date: string, { first, last }: DateRange): string {
  if (date < first) return first;
  return date > last ? last : date;
}

/** Whether a day of the week can be reached: weeks that are over only push the others down on a phone. */
export function hasDayWithin(week: Week, { first, last }: DateRange): boolean {
  return week.some((date) => date !== null && date >= first && date <= last);
}

interface Key {
  key: string;
  shiftKey: boolean;
}

/** Where a key leads in a grid of days (APG, Date Picker Dialog); null for keys that mean nothing here. */
export function dayAfterKey(date: string, { key, shiftKey }: Key): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
