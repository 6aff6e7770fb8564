import type { Db } from '../../db/client.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { eraseOld, type Erased } from './retention.store.ts';

const DAY_MS = 86_400_000;
const UNCONFIRMED_DAYS = 7;
const UNSUBSCRIBED_DAYS = 30;
const DESK_DAYS = 365;

export interface Retention {
  /** Days after the visit. */
  bookingDays: number;
}

/**
 * Erases personal data that is no longer needed: bookings and waiting entries so many days after the visit, codes, limits and keys after a
 * day, messages when their time is over, unconfirmed addresses after a week, unsubscribed ones after a month, what was done at the desk after a year. Safe to
 * run at any time and from several services at once.
 */
export function runRetention(db: Db, { bookingDays }: Retention, now: number): Promise<Erased> {
  return eraseOld(db, {
    visitsBefore: dayOf(now, bookingDays),
    today: dayOf(now),
    codesBefore: new Date(now - DAY_MS),
    unconfirmedBefore: new Date(now - UNCONFIRMED_DAYS * DAY_MS),
    unsubscribedBefore: new Date(now - UNSUBSCRIBED_DAYS * DAY_MS),
    deskBefore: new Date(now - DESK_DAYS * DAY_MS),
    now: new Date(now),
  });
}
