import type { Db } from '../../db/client.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { eraseOld, type Erased } from './retention.store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const UNCONFIRMED_DAYS = 7;
const UNSUBSCRIBED_DAYS = 30;

export interface Retention {
  /** Days after the visit. */
  bookingDays: number;
}

/**
 * Erases personal data that is no longer needed: bookings so many days after the visit, codes, limits and keys after a
 * day, messages when their time is over, unconfirmed addresses after a week, unsubscribed ones after a month. Safe to
 * run at any time and from several services at once.
 */
export function runRetention(db: Db, { bookingDays }: Retention, now: number): Promise<Erased> {
  return eraseOld(db, {
    visitsBefore: dayOf(now, bookingDays),
    codesBefore: new Date(now - DAY_MS),
    unconfirmedBefore: new Date(now - UNCONFIRMED_DAYS * DAY_MS),
    unsubscribedBefore: new Date(now - UNSUBSCRIBED_DAYS * DAY_MS),
    now: new Date(now),
  });
}

/** Runs what erases every hour. @returns a function that stops that */
export function keepErasing(tasks: readonly (() => Promise<unknown>)[]): () => void {
  const run = () => {
    // A database that is away is reported by readiness; the next hour tries again.
    for (const task of tasks) void task().catch(() => undefined);
  };
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
