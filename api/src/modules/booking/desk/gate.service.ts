import type { VisitorServices } from '../../../calls/call-table.ts';
import { dayOf, stampOf } from '../../../model/shanghai-time.ts';
import { waitingLines } from '../waiting/waiting-desk.service.ts';
import type { VisitSegment } from 'shared/contract/booking/visit-parts';
import { isOpen } from '../booking-view.model.ts';
import { openBooking } from '../booking.service.ts';
import { partsOfBooking } from '../large/visit-parts.model.ts';
import { deleteNoShow } from '../no-show/no-show.store.ts';
import { listBookings, lockBooking, recordArrival, type Booking } from '../booking.store.ts';

/*
 * What the gate of the pavilion does at the command line, because the site has no login (spec G-20).
 */

export type Arrival =
  | { outcome: 'arrived' | 'cancelled' | 'requested' | 'otherDay' | 'again'; booking: Booking }
  | { outcome: 'unknown'; booking?: undefined };

/**
 * Notes that a group has come: on its day, and once, however many scan its ticket.
 * @param at when it came, in milliseconds, where that is told later
 */
export function checkIn(
  { db, now }: Pick<VisitorServices, 'db' | 'now'>,
  reference: string,
  at: number = now(),
): Promise<Arrival> {
  return db.transaction().execute(async (tx): Promise<Arrival> => {
    const booking = await lockBooking(tx, { reference });
    if (!booking) return { outcome: 'unknown' };
    if (!isOpen(booking)) return { outcome: 'cancelled', booking };
    if (booking.state === 'requested') return { outcome: 'requested', booking };
    if (booking.date !== dayOf(at)) return { outcome: 'otherDay', booking };
    if (booking.arrived_at !== null) return { outcome: 'again', booking };
    await recordArrival(tx, booking.id, new Date(at));
    await deleteNoShow(tx, booking.reference);
    return { outcome: 'arrived', booking };
  });
}

/** A day for the people at the gate: each slot with its sums, then its groups, then who waits. Holds names: for the screen only. */
export async function daySheet(services: Pick<VisitorServices, 'db' | 'data'>, day: string): Promise<string[]> {
  const all = await listBookings(services.db, day, day);
  const coming = all
    .filter(isOpen)
    .flatMap((booking) => partsOfBooking(booking).map((part) => ({ booking, ...part })))
    .toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
  const slots = Map.groupBy(coming, ({ start, end }) => `${start}–${end}`);
  const waiting = await waitingLines(services, day);
  if (slots.size === 0) return [`${day}: no group is booked.`, ...waiting];
  const booked = [...slots].flatMap(([slot, parts]) => [
    `${day} ${slot}: ${parts.length} groups, ${sumOf(parts)} visitors, ${guidesOf(parts)} guides`,
    ...parts.map((part) => lineOf(services, part)),
  ]);
  return [...booked, ...waiting];
}

/** A group, or a part of it, in its slot. */
interface Coming extends VisitSegment {
  booking: Booking;
}

const sumOf = (parts: readonly Coming[]) => parts.reduce((sum, { visitors }) => sum + visitors, 0);
const guidesOf = (parts: readonly Coming[]) => parts.filter(({ booking }) => booking.explainer).length;

function lineOf(services: Pick<VisitorServices, 'data'>, { booking, visitors }: Coming): string {
  const { group, contact, mobile, email, needs } = openBooking(services, booking);
  const part = visitors === booking.visitors ? visitors : `${visitors} of ${booking.visitors}`;
  const asks = booking.state === 'requested' ? 'not approved yet' : '';
  const came = booking.arrived_at === null ? '' : `came ${stampOf(booking.arrived_at).slice(11, 16)}`;
  const guide = booking.explainer ? `guide (${booking.guide_language ?? booking.language})` : '';
  return ['', booking.reference, part, group, contact, mobile || email, guide, needs, asks, came].join('\t').trimEnd();
}
