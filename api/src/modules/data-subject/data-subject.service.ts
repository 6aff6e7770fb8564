import { addressKey, reachable, type ContactAddress } from 'shared/contract/booking/contact-address';
import type { VisitorServices } from '../../calls/call-table.ts';
import { SUBSCRIBER_LISTS } from '../../db/visit-schema.ts';
import { dayOf, stampOf } from '../../model/shanghai-time.ts';
import { eraseApplication, exportApplicationsOf, referencesOf } from '../application/application-desk.service.ts';
import { cancelBooking } from '../booking/booking-change.service.ts';
import { bookingAad, emailOf, isOpen, openColumn, type Booking } from '../booking/messages/visit-link.service.ts';
import { leaveWaiting } from '../booking/waiting/waiting-change.service.ts';
import { heldSearches } from '../subscription/vacancies/job-alert.service.ts';
import { emailIndexOf } from '../subscription/subscription.service.ts';
import { waitingAad } from '../booking/waiting/waiting-token.service.ts';
import {
  bookingsOf,
  codesOf,
  eraseRows,
  noShowsOf,
  readerOf,
  subscriptionOf,
  waitingOf,
  type ErasedRows,
  type VisitRow,
} from './data-subject.store.ts';

/*
 * What the law gives whoever a phone or a mail address belongs to: a copy of what is held about it, and its erasure (PIPL, articles 45 and
 * 47).
 */

/** The number as forms store it; null where it is none. */
export const phoneIn = (text: string): string | null => reachable.mobile.safeParse(text).data || null;

/** The mail address as forms store it; null where it is none. */
export const emailIn = (text: string): string | null => reachable.email.safeParse(text).data || null;

type Sealed = 'sealed_contact' | 'sealed_mobile' | 'sealed_group' | 'sealed_email' | 'sealed_needs';

function visitOf({ data }: VisitorServices, row: VisitRow, aad: typeof bookingAad) {
  const open = (column: Sealed) => openColumn(data, row, { column, aad });
  return {
    reference: row.reference,
    state: row.state,
    language: row.language,
    date: row.date,
    start: row.start_time,
    end: row.end_time,
    visitors: row.visitors,
    explainer: row.explainer,
    guideLanguage: row.guide_language,
    internal: row.internal,
    group: open('sealed_group'),
    contact: open('sealed_contact'),
    mobile: open('sealed_mobile'),
    email: open('sealed_email'),
    needs: open('sealed_needs'),
    consentVersion: row.consent_version,
    createdAt: stampOf(row.created_at),
    changedAt: stampOf(row.changed_at),
  };
}

/** Where messages to somebody went: there, and to the addresses that were left with it. */
function addressesOf(
  data: VisitorServices['data'],
  { key, bookings }: { key: string; bookings: readonly Booking[] },
): ReadonlySet<string> {
  return new Set([key, ...bookings.flatMap((booking) => emailOf(data, booking) ?? [])]);
}

const stampAt = (instant: Date | null): string | null => instant && stampOf(instant);

/** All that is held about a phone or an address, in words and numbers that its owner can read. Times are those of Shanghai. */
export async function exportSubject(services: VisitorServices, subject: ContactAddress) {
  const { db, data, outbox, now } = services;
  const key = addressKey(subject);
  const mobileIndex = data.hash('mobile', key);
  const bookings = await bookingsOf(db, mobileIndex);
  const waiting = await waitingOf(db, mobileIndex);
  const texts = await outbox.messagesTo(addressesOf(data, { key, bookings }));
  const newsletter = await subscriptionOf(db, emailIndexOf(data, 'news', key));
  const alerts = await subscriptionOf(db, emailIndexOf(data, 'alerts', key));
  const newsroom = await subscriptionOf(db, emailIndexOf(data, 'press', key));
  const vacancies = await readerOf(db, emailIndexOf(data, 'jobs', key));
  const codes = await codesOf(db, mobileIndex);
  const noShows = await noShowsOf(db, mobileIndex);
  return {
    ...subject,
    at: stampOf(now()),
    bookings: bookings.map((row) => ({ ...visitOf(services, row, bookingAad), arrivedAt: stampAt(row.arrived_at) })),
    waiting: waiting.map((row) => visitOf(services, row, waitingAad)),
    applications: await exportApplicationsOf(services, mobileIndex),
    messages: texts.map(({ purpose, state, created_at, sent_at, text }) => ({
      purpose,
      state,
      createdAt: stampOf(created_at),
      sentAt: stampAt(sent_at),
      text,
    })),
    newsletter: newsletter ?? null,
    announcements: alerts ?? null,
    newsroom: newsroom ?? null,
    vacancies: vacancies
      ? { state: vacancies.state, language: vacancies.language, searches: heldSearches(services, vacancies) }
      : null,
    noShows: noShows.map(({ reference, expires_on }) => ({ reference, expiresOn: expires_on })),
    codes: codes.map(({ created_at, used_at }) => ({ createdAt: stampOf(created_at), usedAt: stampAt(used_at) })),
  };
}

interface ErasedSubject extends ErasedRows {
  messages: number;
  applications: number;
  /** Visits that were still to come; their places are free again. */
  cancelled: string[];
}

/**
 * Erases all that is held about a phone or an address. What is still to come is cancelled first, so that its places go to others. The
 * answer to a request that is repeated within a day is sealed by its key alone, and goes with it.
 */
export async function eraseSubject(services: VisitorServices, subject: ContactAddress): Promise<ErasedSubject> {
  const { db, data, outbox, now } = services;
  const key = addressKey(subject);
  const mobileIndex = data.hash('mobile', key);
  const today = dayOf(now());
  const coming = (await bookingsOf(db, mobileIndex)).filter(
    (booking) => isOpen(booking) && booking.date >= today && booking.arrived_at === null,
  );
  for (const { reference } of coming) await cancelBooking(services, { reference }, { lang: 'cn' });
  for (const { reference } of await waitingOf(db, mobileIndex)) await leaveWaiting(services, { reference }, 'cn');
  const applications = await referencesOf(services, mobileIndex);
  for (const reference of applications) await eraseApplication(services, { reference }, { tells: false });
  const bookings = await bookingsOf(db, mobileIndex);
  const texts = await outbox.messagesTo(addressesOf(data, { key, bookings }));
  return db.transaction().execute(async (tx) => {
    const emailIndexes = SUBSCRIBER_LISTS.map((list) => emailIndexOf(data, list, key));
    const rows = await eraseRows(tx, { mobileIndex, emailIndexes });
    const messages = await outbox.erase(tx, texts);
    return {
      ...rows,
      messages,
      applications: applications.length,
      cancelled: coming.map(({ reference }) => reference),
    };
  });
}
