import type { Pavilion } from 'shared/contract/booking/pavilion';
import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../../../calls/call-table.ts';
import { calendarFileOf, type Invitation } from '../../../exports/calendar-file.ts';
import type { BookingState } from '../../../db/visit-schema.ts';
import type { CalendarMark } from '../booking-view.model.ts';
import { ticketOf } from '../../ticket/ticket.service.ts';
import { VISIT_NOTE, VISIT_OF } from '../booking.words.ts';
import { findPavilion } from '../calendar.service.ts';
import { manageLink } from './visit-link.service.ts';

/** Part of every visit's id: must never change, or a calendar shows a visit twice. */
const UID_DOMAIN = 'pavilion';
const HOUR_S = 3600;
/** A day before, while plans can be made, and in time for the way. */
const ALARMS_S = [24 * HOUR_S, 2 * HOUR_S];

interface FiledVisit {
  reference: string;
  date: string;
  start: string;
  end: string;
  visitors: number;
  explainer: boolean;
  state?: BookingState;
  /** Missing in answers of before visits had one. */
  calendar?: CalendarMark | undefined;
}

/**
 * The visit with a file for calendars, which holds nothing about a person but the link that leads to the visit, and with
 * its ticket. The same visit gives the same file until it changes.
 */
export async function withCalendarFile<T extends FiledVisit>(
  services: VisitorServices,
  visit: T,
  { lang, token }: { lang: Lang; token: string },
): Promise<Omit<T, 'calendar'> & { calendarFile: string; ticket?: string }> {
  const { calendar, ...shown } = visit;
  const pavilion = await findPavilion(services.content, lang);
  const mark = calendar ?? { uid: visit.reference, sequence: 0, changedAt: services.now() };
  const link = manageLink(services.siteOrigin, lang, token);
  const calendarFile = visitCalendarFile({ ...visit, calendar: mark }, { lang, pavilion, link });
  const ticket = ticketOf(services.data, { ...visit, sequence: mark.sequence });
  return { ...shown, calendarFile, ...(visit.state === 'confirmed' && { ticket }) };
}

interface FileContext {
  lang: Lang;
  pavilion: Pavilion;
  /** Where the visit can be changed. */
  link: string;
  /** Of a file that goes by mail. */
  invitation?: Invitation;
}

/** A file for calendars with one visit. */
export function visitCalendarFile(
  { reference, date, start, end, state, calendar }: FiledVisit & { calendar: CalendarMark },
  { lang, pavilion: { name, address }, link, invitation }: FileContext,
): string {
  const { uid, sequence, changedAt } = calendar;
  const isOver = state === 'cancelled' || state === 'declined';
  const event = {
    id: uid,
    title: VISIT_OF[lang](name),
    summary: VISIT_NOTE[lang](reference, link),
    place: `${name}, ${address}`,
    begins: `${date} ${start}`,
    ends: `${date} ${end}`,
    sequence,
    link,
    isBusy: !isOver,
    isCancelled: isOver,
    alarms: isOver ? [] : ALARMS_S,
  };
  const calendarOf = { language: HTML_LANG[lang], domain: UID_DOMAIN, stampedAt: changedAt, invitation };
  return calendarFileOf([event], calendarOf);
}
