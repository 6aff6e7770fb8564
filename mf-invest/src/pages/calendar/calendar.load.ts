import type { CalendarEvent } from 'shared/contract/invest/investor';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/invest-trail.ts';
import type { GlossaryTerm } from '../../model/glossary-links.ts';
import { meetingsOf } from '../../model/meetings.ts';
import { todayIn } from '../../model/price-on-day.ts';
import { glossaryTerms } from '../../service/glossary-terms.ts';
import { calendarAddress, calendarQuery, type CalendarQuery } from './calendar-query.ts';
import { closedPeriods, type ClosedPeriod } from './calendar-months.ts';

export interface CalendarData {
  query: CalendarQuery;
  /** The month that is shown, `yyyy-MM`. */
  month: string;
  /** Of the kind that is asked for, earliest first; null when they did not arrive. */
  events: CalendarEvent[] | null;
  closed: ClosedPeriod[];
  /** Path of the file with all events. */
  icsUrl: string;
  /** The same to subscribe to; null while the site's own host is not known. */
  feedUrl: string | null;
  /** Words that texts link to; empty when they did not arrive. */
  terms: GlossaryTerm[];
}

/** `https:` tells a browser to open the file, `webcal:` tells it to ask the calendar. */
const webcal = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** All events, past and future (spec I14). */
export async function loadCalendar(request: PageRequest, services: LoadServices): Promise<Outcome<CalendarData>> {
  const query = calendarQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const { api, report, lang, origin } = services;
  const [found, terms] = await Promise.all([
    orFallback(api.call('event/list', {}), null, report),
    glossaryTerms(services),
  ]);
  const all = found?.list ?? [];
  const { calendar } = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: calendar.title,
      description: calendar.description,
      canonical: calendarAddress(query),
      trail: trailTo(lang, calendar.title),
      ...(calendarQuery.isNarrowed(query) ? { noindex: true } : meetingsOf(all)),
    },
    data: {
      query,
      month: query.month === '' ? todayIn(request.now).slice(0, 7) : query.month,
      events: found && all.filter(({ kind }) => query.kind === '' || kind === query.kind),
      closed: closedPeriods(all),
      icsUrl: found?.icsUrl ?? '',
      feedUrl: found && origin !== undefined ? webcal(origin + found.icsUrl) : null,
      terms,
    },
  };
}
