import { EVENT_KINDS, type CalendarEvent } from 'shared/contract/invest/investor';
import { narrowing, oneOf, pageQuery, type QueryParam } from 'shared/contract/section/query';
import { paths } from '../../paths.ts';

export const CALENDAR_VIEWS = ['list', 'month'] as const;

/** `yyyy-MM`; empty is the present one. */
const month: QueryParam<string> = {
  fallback: '',
  read: (text) => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined),
};

export const calendarQuery = pageQuery({
  view: narrowing(oneOf(CALENDAR_VIEWS, 'list')),
  month: narrowing(month),
  kind: narrowing(oneOf<CalendarEvent['kind'], ''>(EVENT_KINDS, '')),
});
export type CalendarQuery = typeof calendarQuery.initial;

/** Address below the language segment, without defaults. */
export function calendarAddress(query: CalendarQuery): string {
  return paths.calendar.address(calendarQuery.texts(query));
}
