import type { VisitorServices } from '../../calls/call-table.ts';
import { dayOf, stampOf } from '../../model/shanghai-time.ts';
import { waitingLines } from './waiting/waiting-desk.service.ts';
import { bookingAad } from './booking.service.ts';
import { listBookings, lockBooking, recordArrival, type Booking } from './booking.store.ts';

/*
 * What the gate of the pavilion does at the command line, because the site has no login (spec G-20).
 */

export type Arrival =
  | { outcome: 'arrived' | 'cancelled' | 'otherDay' | 'again'; booking: Booking }
  | { outcome: 'unknown'; booking?: undefined };

/** Notes that a group has come: on its day, and once, however many scan its ticket. */
export function checkIn({ db, now }: Pick<VisitorServices, 'db' | 'now'>, reference: string): Promise<Arrival> {
  return db.transaction().execute(async (tx): Promise<Arrival> => {
    const booking = await lockBooking(tx, { reference });
    if (!booking) return { outcome: 'unknown' };
    if (booking.state === 'cancelled') return { outcome: 'cancelled', booking };
    if (booking.date !== dayOf(now())) return { outcome: 'otherDay', booking };
    if (booking.arrived_at !== null) return { outcome: 'again', booking };
    await recordArrival(tx, booking.id, new Date(now()));
    return { outcome: 'arrived', booking };
  });
}

/** A day for the people at the gate: each slot with its sums, then its groups, then who waits. Holds names: for the screen only. */
export async function daySheet(services: Pick<VisitorServices, 'db' | 'data'>, day: string): Promise<string[]> {
  const all = await listBookings(services.db, day, day);
  const coming = all.filter(({ state }) => state === 'confirmed');
  const slots = Map.groupBy(coming, ({ start_time, end_time }) => `${start_time}–${end_time}`);
  const waiting = await waitingLines(services, day);
  if (slots.size === 0) return [`${day}: no group is booked.`, ...waiting];
  const booked = [...slots].flatMap(([slot, bookings]) => [
    `${day} ${slot}: ${bookings.length} groups, ${sumOf(bookings)} visitors, ${guidesOf(bookings)} guides`,
    ...bookings.map((booking) => lineOf(services, booking)),
  ]);
  return [...booked, ...waiting];
}

const sumOf = (bookings: readonly Booking[]) => bookings.reduce((sum, { visitors }) => sum + visitors, 0);
const guidesOf = (bookings: readonly Booking[]) => bookings.filter(({ explainer }) => explainer).length;

function lineOf({ data }: Pick<VisitorServices, 'data'>, booking: Booking): string {
  const open = (column: 'sealed_contact' | 'sealed_mobile' | 'sealed_group') =>
    data.open(booking[column], bookingAad(booking.id, column));
  const came = booking.arrived_at === null ? '' : `came ${stampOf(booking.arrived_at).slice(11, 16)}`;
  const guide = booking.explainer ? `guide (${booking.language})` : '';
  const fields = [booking.reference, booking.visitors, open('sealed_group'), open('sealed_contact')];
  return ['', ...fields, open('sealed_mobile'), guide, came].join('\t').trimEnd();
}
