import type { Lang } from 'shared/contract/text/lang';
import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import type { VisitorServices } from '../../calls/call-table.ts';
import type { Db } from '../../db/client.ts';
import { CallError } from '../../model/call-error.ts';
import { templateOf } from '../outbox/sms/sms-template.service.ts';
import { findSiteInfo } from '../site/site.service.ts';
import { releaseSeats, type VisitContext } from './waiting/waiting-offer.service.ts';
import { bookingAad, manageLink, takeReference } from './booking.service.ts';
import { detailOf, type VisitView } from './booking-view.model.ts';
import { BOOKING_TEXT } from './booking.words.ts';
import { changeBooking, lockBooking, type Booking } from './booking.store.ts';
import { findRules } from './calendar.service.ts';
import { claimSeats, requireSlot } from './slot-claim.service.ts';
import { requireQuota } from './quota/quota.service.ts';
import type { SeatRequest } from './slot.store.ts';
import { changeableUntil, type SlotTimes } from './visit-days.model.ts';

/** Who changes a booking: its holder, bound to the cut-off, or the operator, who is not. */
export type BookingLookup = { token: string } | { reference: string };

/**
 * Cancels and gives the seats back, first to those who wait for them; a second time it only says so again (spec B14).
 * @throws {CallError} 40005 unknown, 40905 too late
 */
export function cancelBooking(services: VisitorServices, by: BookingLookup, lang: Lang): Promise<VisitView> {
  return change(services, { by, lang }, async (tx, { booking, rules, now }) => {
    if (booking.state === 'cancelled') return booking;
    requireTime({ booking, rules, now }, by);
    await releaseSeats(tx, services, { seats: seatRequestOf(booking), rules, now });
    const end = { state: 'cancelled' as const, sequence: booking.sequence + 1, changed_at: new Date(now) };
    const changed = { ...booking, ...end };
    await changeBooking(tx, booking.id, end);
    await notify(tx, services, { booking: changed, event: 'cancelled', token: '' });
    return changed;
  });
}

interface Move extends SlotTimes {
  token: string;
  date: string;
}

/**
 * Moves a booking to another slot, or leaves everything as it was.
 * @throws {CallError} 40005, 40905, 40906 cancelled, 40901 or 40902 no seats, 40903 not bookable,
 * 40912 too many visits there
 */
export function rescheduleBooking(services: VisitorServices, { token, ...to }: Move, lang: Lang): Promise<VisitView> {
  return change(services, { by: { token }, lang }, async (tx, { booking, rules, now }) => {
    if (booking.state === 'cancelled') throw new CallError('40906');
    if (booking.date === to.date && booking.start_time === to.start) return booking;
    requireTime({ booking, rules, now }, { token });
    requireSlot(rules, to, now);
    await requireQuota(tx, rules, { ...to, ...partiesOf(booking), except: booking.id, now });
    await swapSeats(tx, services, { from: seatRequestOf(booking), to, rules, now });
    const moved = await movedTo(tx, booking, to);
    const changed = { ...booking, ...moved, changed_at: new Date(now) };
    await changeBooking(tx, booking.id, { ...moved, changed_at: changed.changed_at });
    await notify(tx, services, { booking: changed, event: 'moved', token });
    return changed;
  });
}

/** On another day with another reference, which names it. For calendars it stays the same visit. */
async function movedTo(tx: Db, booking: Booking, { date, start, end }: SlotTimes & { date: string }) {
  const { id, reference, calendar_uid, sequence } = booking;
  return {
    date,
    start_time: start,
    end_time: end,
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

const seatRequestOf = ({ date, start_time: start, visitors, explainer }: Booking) => ({
  date,
  start,
  visitors,
  explainer,
});

const partiesOf = ({ mobile_index, group_index }: Booking) => ({
  mobileIndex: mobile_index,
  groupIndex: group_index,
});

/** In one order of slots for everybody, so that two groups that change seats never wait for each other. */
async function swapSeats(
  tx: Db,
  services: VisitorServices,
  { from, to, ...context }: VisitContext & { from: SeatRequest; to: SlotTimes & { date: string } },
): Promise<void> {
  const claim = () => claimSeats(tx, context.rules, { ...from, ...to });
  const free = () => releaseSeats(tx, services, { seats: from, ...context });
  const isForward = `${from.date} ${from.start}` < `${to.date} ${to.start}`;
  if (isForward) await free();
  await claim();
  if (!isForward) await free();
}

interface Notification {
  booking: Booking;
  event: keyof typeof BOOKING_TEXT;
  /** Of the link to change it again; nothing is changed after the end. */
  token: string;
}

async function notify(
  tx: Db,
  { data, outbox, siteOrigin }: VisitorServices,
  { booking, event, token }: Notification,
): Promise<void> {
  const { id, language, sealed_mobile, start_time: start, end_time: end } = booking;
  const { shortName: site } = await findSiteInfo(tx, language);
  const to = data.open(sealed_mobile, bookingAad(id, 'sealed_mobile'));
  const link = manageLink(siteOrigin, language, token);
  const text = BOOKING_TEXT[event][language]({ ...booking, start, end, site, link });
  const template = templateOf(`visit.${event}`, language, { ...booking, start, end, token });
  await outbox.put(tx, { channel: 'sms', purpose: 'booking', content: { to, text, template } });
}
