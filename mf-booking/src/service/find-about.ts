import type { VisitCalendar } from 'shared/contract/booking/visit-calendar';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, PageRequest } from 'shared/contract/section/section';
import { addMonths, monthOf } from 'shared/ui/form/date-grid/calendar';
import { bookableDays, firstOpenDay, todayAt, type Bookable, type Calendars } from '../model/visit-days.ts';
import type { VisitAbout } from '../model/visit-view.ts';

type Services = Pick<LoadServices, 'api' | 'report'>;

/**
 * The rules, and the days of this month; of the next one too where this one has none left that is open.
 *
 * @param date the month of this day is fetched too
 */
export async function findAbout({ now }: Pick<PageRequest, 'now'>, services: Services, date = ''): Promise<VisitAbout> {
  const today = todayAt(now);
  const wanted = /^20\d\d-(0[1-9]|1[0-2])-/.test(date) ? monthOf(date) : monthOf(today);
  const months = [...new Set([monthOf(today), wanted])];
  const [pavilion, ...fetched] = await Promise.all([
    services.api.call('booking/pavilion', {}),
    ...months.map((month) => services.api.call('booking/calendar', { month })),
  ]);
  const [first] = fetched;
  if (!first) throw new Error('the service gave no calendar');
  return {
    pavilion,
    today,
    lead: first.lead,
    rule: first.explainer,
    ...(first.quotas && { quotas: first.quotas }),
    ...(first.large && { large: first.large }),
    calendars: await withOpenDay(services, { today, lead: first.lead, calendars: byMonth(fetched) }),
  };
}

const byMonth = (calendars: readonly VisitCalendar[]): Calendars =>
  Object.fromEntries(calendars.map((calendar) => [calendar.month, calendar]));

async function withOpenDay({ api, report }: Services, known: Bookable): Promise<Calendars> {
  const { calendars, today } = known;
  const next = monthOf(addMonths(today, 1));
  const range = bookableDays(known);
  if (calendars[next] || next > monthOf(range.last) || firstOpenDay(known)) return calendars;
  // The page stands without it: the arrows ask for it again.
  const calendar = await orFallback(api.call('booking/calendar', { month: next }), null, report);
  return calendar ? { ...calendars, [next]: calendar } : calendars;
}
