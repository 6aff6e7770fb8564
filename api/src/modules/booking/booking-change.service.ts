import type { BookingDetail } from 'shared/contract/booking';
import type { Lang } from 'shared/contract/lang';
import type { VisitRules } from 'shared/contract/visit-calendar';
import type { VisitorServices } from '../../call-table.ts';
import type { Db } from '../../db/client.ts';
import { CallError } from '../../model/call-error.ts';
import { findSiteInfo } from '../site/site.service.ts';
import { freePlaces, type Moment } from './waiting/waiting-offer.service.ts';
import { bookingPlace, manageLink } from './booking.service.ts';
import { detailOf } from './booking-view.ts';
import { BOOKING_TEXT } from './booking-words.ts';
import { changeBooking, lockBooking, type Booking } from './booking.store.ts';
import { findRules } from './calendar.service.ts';
import { claimPlaces, requireSlot } from './slot-claim.ts';
import type { Places } from './slot.store.ts';
import { changeableUntil, type SlotTimes } from './visit-days.ts';

/** Who changes a booking: its holder, bound to the cut-off, or the operator, who is not. */
export type By = { token: string } | { reference: string };

/**
 * Cancels and gives the places back, first to those who wait for them; a second time it only says so again.
 * @throws {CallError} 40005 unknown, 40905 too late
 */
export function cancelBooking(services: VisitorServices, by: By, lang: Lang): Promise<BookingDetail> {
  return change(services, { by, lang }, async (tx, { booking, rules, now }) => {
    if (booking.state === 'cancelled') return booking;
    requireTime({ booking, rules, now }, by);
    await freePlaces(tx, services, { places: placesOf(booking), rules, now });
    const changed = { ...booking, state: 'cancelled' as const, changed_at: new Date(now) };
    await changeBooking(tx, booking.id, { state: 'cancelled', changed_at: changed.changed_at });
    await tell(tx, services, { booking: changed, what: 'cancelled', link: '' });
    return changed;
  });
}

interface Move extends SlotTimes {
  token: string;
  date: string;
}

/**
 * Moves a booking to another slot, or leaves everything as it was.
 * @throws {CallError} 40005, 40905, 40906 cancelled, 40901 or 40902 no places, 40903 not bookable
 */
export function rescheduleBooking(
  services: VisitorServices,
  { token, ...to }: Move,
  lang: Lang,
): Promise<BookingDetail> {
  return change(services, { by: { token }, lang }, async (tx, { booking, rules, now }) => {
    if (booking.state === 'cancelled') throw new CallError('40906');
    if (booking.date === to.date && booking.start_time === to.start) return booking;
    requireTime({ booking, rules, now }, { token });
    requireSlot(rules, to, now);
    await swapPlaces(tx, services, { from: placesOf(booking), to, rules, now });
    const times = { date: to.date, start_time: to.start, end_time: to.end, changed_at: new Date(now) };
    await changeBooking(tx, booking.id, times);
    const changed = { ...booking, ...times };
    const link = manageLink(services.siteOrigin, booking.language, token);
    await tell(tx, services, { booking: changed, what: 'moved', link });
    return changed;
  });
}

interface Present {
  booking: Booking;
  rules: VisitRules;
  now: number;
}

async function change(
  services: VisitorServices,
  { by, lang }: { by: By; lang: Lang },
  work: (tx: Db, present: Present) => Promise<Booking>,
): Promise<BookingDetail> {
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

function requireTime({ booking, rules, now }: Present, by: By): void {
  if ('token' in by && now >= changeableUntil(rules, booking.date)) throw new CallError('40905');
}

const placesOf = ({ date, start_time: start, visitors, explainer }: Booking) => ({ date, start, visitors, explainer });

/** In one order of slots for everybody, so that two groups that change places never wait for each other. */
async function swapPlaces(
  tx: Db,
  services: VisitorServices,
  { from, to, ...moment }: Moment & { from: Places; to: SlotTimes & { date: string } },
): Promise<void> {
  const claim = () => claimPlaces(tx, moment.rules, { ...from, ...to });
  const free = () => freePlaces(tx, services, { places: from, ...moment });
  const isForward = `${from.date} ${from.start}` < `${to.date} ${to.start}`;
  if (isForward) await free();
  await claim();
  if (!isForward) await free();
}

interface Telling {
  booking: Booking;
  what: keyof typeof BOOKING_TEXT;
  link: string;
}

async function tell(tx: Db, { data, outbox }: VisitorServices, { booking, what, link }: Telling): Promise<void> {
  const { id, language, sealed_mobile, start_time: start, end_time: end } = booking;
  const { shortName: site } = await findSiteInfo(tx, language);
  const to = data.open(sealed_mobile, bookingPlace(id, 'sealed_mobile'));
  const text = BOOKING_TEXT[what][language]({ ...booking, start, end, site, link });
  await outbox.put(tx, { channel: 'sms', purpose: 'booking', content: { to, text } });
}
