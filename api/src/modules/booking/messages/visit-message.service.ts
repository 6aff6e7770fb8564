import type { Lang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../../../calls/call-table.ts';
import type { Db } from '../../../db/client.ts';
import { pagePath } from '../../../model/page-addresses.ts';
import { stampOf } from '../../../model/shanghai-time.ts';
import { mailContent } from '../../outbox/mail/mail-content.service.ts';
import { templateOf } from '../../outbox/sms/sms-template.service.ts';
import { findSiteInfo } from '../../site/site.service.ts';
import { ticketOf } from '../../ticket/ticket.service.ts';
import type { Booking } from '../booking.store.ts';
import { BOOKING_TEXT } from '../booking.words.ts';
import { findPavilion } from '../calendar.service.ts';
import { calendarMarkOf } from '../booking-view.model.ts';
import { visitCalendarFile } from './visit-calendar-file.service.ts';
import { isOver, visitMail } from './visit-mail.model.ts';
import type { VisitEvent } from './visit-mail.words.ts';
import { bookingAad, emailOf, manageLink, openColumn, tokenOf } from './visit-link.service.ts';

export interface VisitMessage {
  booking: Booking;
  event: VisitEvent;
  /** Of a message that must not be written twice. */
  id?: string;
}

/** Both channels where there are two, because somebody may be on the way already. */
const isUrgent = (event: VisitEvent): boolean => event === 'closed';

/**
 * Tells the contact of a visit: by mail where it left an address, otherwise by text message. Inside a transaction; wake
 * the outbox when it is committed. @returns whether anything was written that was not there
 */
export async function writeToContact(tx: Db, services: VisitorServices, message: VisitMessage): Promise<boolean> {
  const { booking, event } = message;
  const hasMail = booking.sealed_email !== null;
  const mailed = hasMail && (await writeMail(tx, services, message));
  const texted = (!hasMail || isUrgent(event)) && (await writeText(tx, services, message));
  return mailed || texted;
}

async function writeText(tx: Db, services: VisitorServices, { booking, event, id }: VisitMessage): Promise<boolean> {
  const { data, outbox, siteOrigin } = services;
  const { language, sealed_mobile, start_time: start, end_time: end, answer_by } = booking;
  const { shortName: site } = await findSiteInfo(tx, language);
  const to = data.open(sealed_mobile, bookingAad(booking.id, 'sealed_mobile'));
  if (to === '') return false;
  const token = tokenOf(data, booking) ?? '';
  const until = answer_by === null ? '' : stampOf(answer_by).slice(5, 16);
  const visit = { ...booking, start, end, until };
  const link = token === '' ? '' : manageLink(siteOrigin, language, token);
  const text = BOOKING_TEXT[event][language]({ ...visit, site, link });
  const template = templateOf(`visit.${event}`, language, { ...visit, token });
  return outbox.put(tx, {
    ...(id !== undefined && { id }),
    channel: 'sms',
    purpose: 'booking',
    content: { to, text, template },
  });
}

async function writeMail(tx: Db, services: VisitorServices, { booking, event, id }: VisitMessage): Promise<boolean> {
  const { data, outbox, siteOrigin, mailFrom } = services;
  const { language: lang, start_time: start, end_time: end } = booking;
  const to = emailOf(data, booking);
  if (to === undefined) return false;
  const { shortName: site } = await findSiteInfo(tx, lang);
  const pavilion = await findPavilion(tx, lang);
  const link = linkFor(event, { siteOrigin, lang, token: tokenOf(data, booking) });
  const scanned = ticketOf(data, { ...booking, start });
  const needs = openColumn(data, booking, { column: 'sealed_needs', aad: bookingAad });
  const visit = { ...booking, start, end, needs, guideLanguage: booking.guide_language ?? lang };
  const document = visitMail(event, visit, { lang, site, pavilion, link, scanned });
  const method = isOver(event) ? 'CANCEL' : 'REQUEST';
  const people = { organizer: { name: site, email: mailFrom }, attendee: to };
  const filed = { ...booking, start, end, calendar: calendarMarkOf(booking) };
  const file = visitCalendarFile(filed, { lang, link, pavilion, invitation: { method, ...people } });
  // A calendar that was told once is told again of changes only, and of nothing that nobody has agreed to.
  const calendar = event === 'reminder' || event === 'requested' ? undefined : ({ method, file } as const);
  return outbox.put(tx, {
    ...(id !== undefined && { id }),
    channel: 'mail',
    purpose: 'booking',
    content: mailContent(document, { to, calendar }),
  });
}

interface LinkContext {
  siteOrigin: string;
  lang: Lang;
  token: string | undefined;
}

/** To the visit while there is one, otherwise to where another one is booked; empty where its secret is not known. */
function linkFor(event: VisitEvent, { siteOrigin, lang, token }: LinkContext): string {
  if (isOver(event)) return siteOrigin + pagePath(lang, 'booking.visit', { step: 'notice' });
  return token === undefined ? '' : manageLink(siteOrigin, lang, token);
}
