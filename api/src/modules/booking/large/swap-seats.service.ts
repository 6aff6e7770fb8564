import type { VisitSegment } from 'shared/contract/booking/visit-parts';
import type { VisitorServices } from '../../../calls/call-table.ts';
import type { Db } from '../../../db/client.ts';
import type { Booking } from '../booking.store.ts';
import { claimSeats } from '../slot-claim.service.ts';
import { returnSeats } from '../slot.store.ts';
import { offerSeats, type VisitContext } from '../waiting/waiting-offer.service.ts';
import { segmentsOf, seatRequestsOf } from './visit-parts.model.ts';

interface Swap extends VisitContext {
  booking: Booking;
  /** Where it goes to. */
  visit: VisitSegment & { date: string; parts: readonly VisitSegment[] };
}

/**
 * Gives back the places of a booking and takes others. Slot by slot in one order for everybody, so that two groups that
 * change places never wait for each other; in a slot of both its own places go before those who wait for them.
 */
export async function swapSeats(
  tx: Db,
  services: VisitorServices,
  { booking, visit, ...context }: Swap,
): Promise<void> {
  const { date, explainer } = { ...visit, explainer: booking.explainer };
  const free = new Map(seatRequestsOf(booking).map((seats) => [`${seats.date} ${seats.start}`, seats]));
  const claims = new Map(segmentsOf(visit).map((part) => [`${date} ${part.start}`, { ...part, date, explainer }]));
  for (const name of [...new Set([...free.keys(), ...claims.keys()])].toSorted()) {
    const [seats, claim] = [free.get(name), claims.get(name)];
    if (seats) await returnSeats(tx, seats);
    if (claim) await claimSeats(tx, context.rules, claim);
    if (seats) await offerSeats(tx, services, { slot: seats, ...context });
  }
}
