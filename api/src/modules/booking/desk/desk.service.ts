import type { VisitorServices } from '../../../calls/call-table.ts';
import { CallError } from '../../../model/call-error.ts';
import { offerSeats } from '../waiting/waiting-offer.service.ts';
import { openBooking } from '../booking.service.ts';
import { listBookings, type Booking } from '../booking.store.ts';
import { findRules, untouchedSlot } from '../calendar.service.ts';
import { csvFile } from '../../../exports/csv.ts';
import { ensureSlot, findSlot, resizeSlot, type Slot } from '../slot.store.ts';
import { slotsOfDay } from '../visit-days.model.ts';

/*
 * What the operator does at the command line, because the site has no login (spec G-20).
 */

const HEADING = [
  ...(['reference', 'state', 'date', 'start', 'end', 'visitors', 'explainer'] as const),
  ...(['kind', 'group', 'contact', 'mobile', 'language', 'consent', 'parts'] as const),
  ...(['email', 'guide_language', 'needs'] as const),
];

/** A booking with its personal data, as texts in the order of {@link HEADING}. */
function rowOf(services: Pick<VisitorServices, 'data'>, booking: Booking): string[] {
  const { group, contact, mobile, email, needs } = openBooking(services, booking);
  return [
    booking.reference,
    booking.state,
    booking.date,
    booking.start_time,
    booking.end_time,
    String(booking.visitors),
    booking.explainer ? 'yes' : 'no',
    booking.internal ? 'department' : 'organisation',
    group,
    contact,
    mobile,
    booking.language,
    booking.consent_version,
    (booking.parts ?? []).map(({ start, visitors }) => `${start} ${visitors}`).join(', '),
    email,
    booking.explainer ? (booking.guide_language ?? booking.language) : '',
    needs,
  ];
}

interface Days {
  from: string;
  to: string;
}

/** Bookings of these days (both included), heading first. */
export async function bookingTable(services: VisitorServices, { from, to }: Days): Promise<string[][]> {
  const bookings = await listBookings(services.db, from, to);
  return [HEADING, ...bookings.map((booking) => rowOf(services, booking))];
}

/** The same as a CSV file that no spreadsheet computes. */
export async function bookingCsv(services: VisitorServices, days: Days): Promise<string> {
  return csvFile(await bookingTable(services, days));
}

interface Size {
  date: string;
  start: string;
  capacity: number;
  explainers: number;
}

/**
 * Gives one slot another size; 0 closes it for new bookings. What it gains goes first to those who wait for it.
 * @throws {CallError} 40903 no such slot, 40901 when more is booked than would fit
 */
export async function setSlot(services: VisitorServices, size: Size): Promise<Slot> {
  const { db } = services;
  const rules = await findRules(db, 'cn');
  const times = slotsOfDay(rules).find(({ start }) => start === size.start);
  if (!times) throw new CallError('40903', { state: 'closed' });
  return db.transaction().execute(async (tx) => {
    await ensureSlot(tx, untouchedSlot(rules, size.date, times));
    if (!(await resizeSlot(tx, size))) throw new CallError('40901', { remaining: 0 });
    await offerSeats(tx, services, { slot: size, rules, now: services.now() });
    const slot = await findSlot(tx, size.date, size.start);
    if (!slot) throw new CallError('40903', { state: 'closed' });
    return slot;
  });
}
