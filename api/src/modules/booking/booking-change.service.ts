import type { Lang } from 'shared/contract/text/lang';
import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import { arePartsOf, type VisitSegment } from 'shared/contract/booking/visit-parts';
import type { VisitorServices } from '../../calls/call-table.ts';
import type { Db } from '../../db/client.ts';
import { CallError } from '../../model/call-error.ts';
import { releaseSeats } from './waiting/waiting-offer.service.ts';
import { requireSlots, startsOf, takeReference } from './booking.service.ts';
import { detailOf, isOpen, type VisitView } from './booking-view.model.ts';
import { changeBooking, lockBooking, type Booking } from './booking.store.ts';
import { findRules } from './calendar.service.ts';
import { firstState } from './large/approval.model.ts';
import { swapSeats } from './large/swap-seats.service.ts';
import { endOf, mostParts, seatRequestsOf } from './large/visit-parts.model.ts';
import { withToken } from './messages/visit-link.service.ts';
import { writeToContact } from './messages/visit-message.service.ts';
import { requireQuota } from './quota/quota.service.ts';
import { changeableUntil, type SlotTimes } from './visit-days.model.ts';

/** Who changes a booking: its holder, bound to the cut-off, or the operator, who is not. */
export type BookingLookup = { token: string } | { reference: string };

/**
 * Cancels and gives the seats back, first to those who wait for them; a second time it only says so again (spec B14).
 * @throws {CallError} 40005 unknown, 40905 too late
 */
export function cancelBooking(
  services: VisitorServices,
  by: BookingLookup,
  { lang, reason = 'cancelled' }: { lang: Lang; reason?: 'cancelled' | 'closed' },
): Promise<VisitView> {
  return change(services, { by, lang }, async (tx, { booking, rules, now }) => {
    if (!isOpen(booking)) return booking;
    requireTime({ booking, rules, now }, by);
    return endBooking(tx, services, { booking, rules, now, state: 'cancelled', event: reason });
  });
}

type End = { state: 'cancelled'; event: 'cancelled' | 'closed' } | { state: 'declined'; event: 'declined' };

async function endBooking(
  tx: Db,
  services: VisitorServices,
  { booking, state, event, ...context }: BookingContext & End,
): Promise<Booking> {
  for (const seats of seatRequestsOf(booking)) await releaseSeats(tx, services, { seats, ...context });
  const end = { state, sequence: booking.sequence + 1, changed_at: new Date(context.now) };
  await changeBooking(tx, booking.id, end);
  const changed = { ...booking, ...end };
  await writeToContact(tx, services, { booking: changed, event });
  return changed;
}

/** Answers the request of a large group. @throws {CallError} 40005 unknown, 40906 no open request */
export function changeRequested(
  services: VisitorServices,
  { reference, to }: { reference: string; to: 'confirmed' | 'declined' },
): Promise<VisitView> {
  return change(services, { by: { reference }, lang: 'cn' }, async (tx, { booking, rules, now }) => {
    if (booking.state !== 'requested') throw new CallError('40906');
    if (to === 'declined') return endBooking(tx, services, { booking, rules, now, state: to, event: to });
    const approved = { state: to, sequence: booking.sequence + 1, changed_at: new Date(now) };
    await changeBooking(tx, booking.id, approved);
    const changed = { ...booking, ...approved };
    await writeToContact(tx, services, { booking: changed, event: 'approved' });
    return changed;
  });
}

interface Move extends SlotTimes {
  token: string;
  date: string;
  parts: readonly VisitSegment[];
}

/**
 * Moves a booking to another slot, or leaves everything as it was. A large group asks anew.
 * @throws {CallError} 40005, 40905, 40906 cancelled, 40901 or 40902 no seats, 40903 not bookable,
 * 40912 too many visits there
 */
export function rescheduleBooking(services: VisitorServices, { token, ...to }: Move, lang: Lang): Promise<VisitView> {
  return change(services, { by: { token }, lang }, async (tx, { booking, rules, now }) => {
    if (!isOpen(booking)) throw new CallError('40906');
    if (isThere(booking, to)) return booking;
    requireTime({ booking, rules, now }, { token });
    const visit = { ...to, visitors: booking.visitors };
    requireParts(rules, visit);
    requireSlots(rules, visit, now);
    const starts = startsOf(visit);
    await requireQuota(tx, rules, { date: to.date, starts, ...partiesOf(booking), except: booking.id, now });
    await swapSeats(tx, services, { booking, visit, rules, now });
    const change = { ...(await movedTo(tx, booking, to)), ...firstState(rules, visit, now), changed_at: new Date(now) };
    await changeBooking(tx, booking.id, change);
    const changed = { ...booking, ...change };
    const event = changed.state === 'requested' ? 'requested' : 'moved';
    await writeToContact(tx, services, { booking: withToken(services.data, changed, token), event });
    return changed;
  });
}

const isThere = (booking: Booking, { date, start, parts }: Move | Omit<Move, 'token'>): boolean =>
  booking.date === date &&
  booking.start_time === start &&
  JSON.stringify(booking.parts ?? []) === JSON.stringify(parts);

/** @throws {CallError} 40022 when they are not those of this group, or too many */
function requireParts(rules: VisitRules, visit: Parameters<typeof arePartsOf>[0]): void {
  if (visit.parts.length <= mostParts(rules) && arePartsOf(visit)) return;
  throw new CallError('40022', [{ field: 'parts', rule: 'parts' }]);
}

/** On another day with another reference, which names it. For calendars it stays the same visit. */
async function movedTo(tx: Db, booking: Booking, { date, start, end, parts }: Omit<Move, 'token'>) {
  const { id, reference, calendar_uid, sequence } = booking;
  return {
    date,
    start_time: start,
    end_time: endOf(parts, end),
    parts: parts.length > 0 ? [...parts] : null,
    reference: date === booking.date ? reference : await takeReference(tx, date, id),
    calendar_uid: calendar_uid ?? reference,
    sequence: sequence + 1,
  };
}

interface BookingContext {
  booking: Booking;
  rules: VisitRules;
  now: number;
}

async function change(
  services: VisitorServices,
  { by, lang }: { by: BookingLookup; lang: Lang },
  work: (tx: Db, context: BookingContext) => Promise<Booking>,
): Promise<VisitView> {
  const { db, data, outbox } = services;
  const now = services.now();
  const rules = await findRules(db, lang);
  const name = 'token' in by ? { token_index: data.hash('manage-token', by.token) } : by;
  const changed = await db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, name);
    if (!booking) throw new CallError('40005');
    return work(tx, { booking, rules, now });
  });
  outbox.wake();
  return detailOf(changed, rules, now);
}

function requireTime({ booking, rules, now }: BookingContext, by: BookingLookup): void {
  if ('token' in by && now >= changeableUntil(rules, booking.date)) throw new CallError('40905');
}

const partiesOf = ({ mobile_index, group_index }: Booking) => ({
  mobileIndex: mobile_index,
  groupIndex: group_index,
});
