import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import type { VisitSegment } from 'shared/contract/booking/visit-parts';
import type { Booking } from '../booking.store.ts';
import type { SeatRequest } from '../slot.store.ts';

const DAY_SLOTS = 1;

interface Spread extends VisitSegment {
  parts: readonly VisitSegment[];
}

/** The parts of a visit, one of which has everybody where the group comes in one. */
export function segmentsOf({ parts, start, end, visitors }: Spread): readonly VisitSegment[] {
  return parts.length > 0 ? parts : [{ start, end, visitors }];
}

export function partsOfBooking({
  parts,
  start_time: start,
  end_time: end,
  visitors,
}: Booking): readonly VisitSegment[] {
  return segmentsOf({ parts: parts ?? [], start, end, visitors });
}

/** When the last part ends. */
export const endOf = (parts: readonly VisitSegment[], end: string): string => parts.at(-1)?.end ?? end;

/** Slots over which this pack lets one booking be spread. */
export const mostParts = ({ large }: VisitRules): number => large?.slots ?? DAY_SLOTS;

/** What each part needs of its slot: a guide of its own, for they come one after the other. */
export function seatRequestsOf(booking: Booking): SeatRequest[] {
  const { date, explainer } = booking;
  return partsOfBooking(booking).map(({ start, visitors }) => ({ date, start, visitors, explainer }));
}
