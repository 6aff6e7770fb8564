import type { VisitorServices } from '../../../calls/call-table.ts';
import { pagePath } from '../../../model/page-addresses.ts';
import { dayOf, instantOf } from '../../../model/shanghai-time.ts';
import { mailContent } from '../../outbox/mail/mail-content.service.ts';
import { findSiteInfo } from '../../site/site.service.ts';
import { listBookings, type Booking } from '../booking.store.ts';
import { findPavilion } from '../calendar.service.ts';
import { emailOf } from '../messages/visit-link.service.ts';
import { feedbackTokenOf } from './feedback-token.model.ts';
import { thanksMail } from './thanks-mail.model.ts';

/** After the end of a visit, so that nobody is written to who is still in the house. */
const AFTER_MS = 2 * 3_600_000;
const BACK_DAYS = 1;

/** Whoever left a mail address and came is thanked once (spec RULE-feedback); text messages are not spent on that. */
export function isThanked(booking: Booking, now: number): boolean {
  const { arrived_at, sealed_email, state, date, end_time } = booking;
  if (arrived_at === null || sealed_email === null || state !== 'confirmed') return false;
  return now >= instantOf(`${date} ${end_time}`).getTime() + AFTER_MS;
}

/** Writes the thanks that are due, each once, however many services look. @returns how many were written */
export async function writeThanks(services: VisitorServices): Promise<number> {
  const { db, outbox } = services;
  const now = services.now();
  const visits = await listBookings(db, dayOf(now, BACK_DAYS), dayOf(now));
  const due = visits.filter((booking) => isThanked(booking, now));
  const present = await outbox.present(due.map(messageIdOf));
  let written = 0;
  for (const booking of due.filter((one) => !present.has(messageIdOf(one)))) {
    if (await db.transaction().execute((tx) => writeThanksTo({ ...services, db: tx }, booking))) written += 1;
  }
  if (written > 0) outbox.wake();
  return written;
}

const messageIdOf = ({ id }: Booking) => `thanks-${id}`;

async function writeThanksTo(services: VisitorServices, booking: Booking): Promise<boolean> {
  const { db, data, outbox, siteOrigin } = services;
  const { language: lang } = booking;
  const to = emailOf(data, booking);
  if (to === undefined) return false;
  const { shortName: site } = await findSiteInfo(db, lang);
  const { name: place, phone } = await findPavilion(db, lang);
  const link = siteOrigin + pagePath(lang, 'booking.feedback', { token: feedbackTokenOf(data, booking.id) });
  const document = thanksMail(lang, { site, place, phone, link });
  return outbox.put(db, {
    id: messageIdOf(booking),
    channel: 'mail',
    purpose: 'booking',
    content: mailContent(document, { to }),
  });
}
