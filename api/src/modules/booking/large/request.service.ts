import { stampOf } from '../../../model/shanghai-time.ts';
import type { VisitorServices } from '../../../calls/call-table.ts';
import { CallError } from '../../../model/call-error.ts';
import { changeRequested } from '../booking-change.service.ts';
import { openBooking } from '../booking.service.ts';
import { partsOfBooking } from './visit-parts.model.ts';
import { findLapsedRequests, findRequests } from './request.store.ts';

/*
 * Large groups ask, and the pavilion answers by hand (spec RULE-approval). Their places are held meanwhile.
 */

/** Requests without an answer, as lines for the screen of the desk. They hold names. */
export async function requestLines(services: VisitorServices): Promise<string[]> {
  const open = await findRequests(services.db);
  return open.map((booking) => {
    const { group, contact, mobile, email, needs } = openBooking(services, booking);
    const parts = partsOfBooking(booking).map(({ start, visitors }) => `${start} ${visitors}`);
    const until = booking.answer_by === null ? '' : `answer by ${stampOf(booking.answer_by).slice(0, 16)}`;
    return [booking.reference, booking.date, parts.join(', '), group, contact, mobile || email, needs, until].join(
      '\t',
    );
  });
}

/** @throws {CallError} 40005 unknown, 40906 no open request */
export const approveRequest = (services: VisitorServices, reference: string) =>
  changeRequested(services, { reference, to: 'confirmed' });

/** Its places are free again, first for those who wait for them. @throws {CallError} 40005, 40906 */
export const declineRequest = (services: VisitorServices, reference: string) =>
  changeRequested(services, { reference, to: 'declined' });

/** Declines what nobody answered in time. Safe at any time, and from several services at once. @returns how many */
export async function settleRequests(services: VisitorServices): Promise<number> {
  const lapsed = await findLapsedRequests(services.db, new Date(services.now()));
  let settled = 0;
  for (const { reference } of lapsed) {
    try {
      await declineRequest(services, reference);
      settled += 1;
    } catch (error) {
      // Somebody else has answered or cancelled it meanwhile.
      if (!(error instanceof CallError)) throw error;
    }
  }
  return settled;
}
