import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import type { VisitorServices } from '../../../calls/call-table.ts';
import type { Db } from '../../../db/client.ts';
import { CallError } from '../../../model/call-error.ts';
import { dayOf, instantOf } from '../../../model/shanghai-time.ts';
import { lockBooking } from '../booking.store.ts';
import { findRules } from '../calendar.service.ts';
import { deleteNoShow, expiriesOf, insertNoShow, listNoShows, type NoShow } from './no-show.store.ts';

/*
 * Who books and does not come takes places from others. Only the phone counts, which a code has proven: anybody can
 * type the name of an organisation (spec RULE-no-show).
 */

/** @throws {CallError} 40913 with the first day on which this phone may book again */
export async function requireAttendance(
  tx: Db,
  { noShows }: VisitRules,
  { mobileIndex, now }: { mobileIndex: string; now: number },
): Promise<void> {
  if (!noShows) return;
  const expiries = await expiriesOf(tx, { mobileIndex, today: dayOf(now) });
  const until = expiries[expiries.length - noShows.most];
  if (until !== undefined) throw new CallError('40913', { until });
}

export type NoShowOutcome = 'noted' | 'unknown' | 'cancelled' | 'came' | 'early' | 'off';

/** Notes at the gate that a group did not come: once its visit has begun, and until it comes after all. */
export async function recordNoShow(services: VisitorServices, reference: string): Promise<NoShowOutcome> {
  const { db, now } = services;
  const { noShows } = await findRules(db, 'cn');
  if (!noShows) return 'off';
  return db.transaction().execute(async (tx): Promise<NoShowOutcome> => {
    const booking = await lockBooking(tx, { reference });
    if (!booking) return 'unknown';
    if (booking.state !== 'confirmed') return 'cancelled';
    if (booking.arrived_at !== null) return 'came';
    const begins = instantOf(`${booking.date} ${booking.start_time}`).getTime();
    if (now() < begins) return 'early';
    const expires_on = dayOf(begins, -noShows.days);
    await insertNoShow(tx, { reference: booking.reference, mobile_index: booking.mobile_index, expires_on });
    return 'noted';
  });
}

/** Strikes a visit off the list. @returns whether it was on it */
export const forgiveNoShow = ({ db }: VisitorServices, reference: string): Promise<boolean> =>
  deleteNoShow(db, reference);

/** The list as it is today. It names visits, not people. */
export const noShowsAt = ({ db, now }: VisitorServices): Promise<NoShow[]> => listNoShows(db, dayOf(now()));
