import type { Db } from '../../db/client.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { LOOSE_MS } from '../application/file/cv-file.service.ts';
import { eraseOld, type Erased } from './retention.store.ts';

const DAY_MS = 86_400_000;
const UNCONFIRMED_DAYS = 7;
const UNSUBSCRIBED_DAYS = 30;
const DESK_DAYS = 365;

export interface Retention {
  /** Days after the visit. */
  bookingDays: number;
  /** Days after the last change of an application. */
  applicationDays: number;
}

/**
 * Erases personal data that is no longer needed: bookings and waiting entries so many days after the visit, applications so many days after their last change, CVs that none names after two hours, codes, limits and keys after a
 * day, messages when their time is over, unconfirmed addresses after a week, unsubscribed ones after a month, what was done at the desk after a year. Safe to
 * run at any time and from several services at once.
 */
export function runRetention(db: Db, { bookingDays, applicationDays }: Retention, now: number): Promise<Erased> {
  return eraseOld(db, {
    visitsBefore: dayOf(now, bookingDays),
    today: dayOf(now),
    applicationsBefore: new Date(now - applicationDays * DAY_MS),
    looseFilesBefore: new Date(now - LOOSE_MS),
    codesBefore: new Date(now - DAY_MS),
    unconfirmedBefore: new Date(now - UNCONFIRMED_DAYS * DAY_MS),
    unsubscribedBefore: new Date(now - UNSUBSCRIBED_DAYS * DAY_MS),
    deskBefore: new Date(now - DESK_DAYS * DAY_MS),
    now: new Date(now),
  });
}
