import type { LoadServices, PageRequest } from 'shared/contract/section/section';
import { monthOf } from 'shared/ui/form/date-grid/calendar';
import { todayAt } from '../model/visit-days.ts';
import type { VisitAbout } from '../model/visit-view.ts';

/** @param date the month of this day is fetched too */
export async function findAbout(
  { now }: Pick<PageRequest, 'now'>,
  { api }: Pick<LoadServices, 'api'>,
  date = '',
): Promise<VisitAbout> {
  const today = todayAt(now);
  const wanted = /^20\d\d-(0[1-9]|1[0-2])-/.test(date) ? monthOf(date) : monthOf(today);
  const months = [...new Set([monthOf(today), wanted])];
  const [pavilion, ...calendars] = await Promise.all([
    api.call('booking/pavilion', {}),
    ...months.map((month) => api.call('booking/calendar', { month })),
  ]);
  const [first] = calendars;
  if (!first) throw new Error('the service gave no calendar');
  return {
    pavilion,
    today,
    lead: first.lead,
    rule: first.explainer,
    ...(first.quotas && { quotas: first.quotas }),
    ...(first.large && { large: first.large }),
    calendars: Object.fromEntries(calendars.map((calendar) => [calendar.month, calendar])),
  };
}
