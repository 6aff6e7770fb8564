import type { Db } from '../../../db/client.ts';
import type { Booking } from '../booking.store.ts';

const requests = (db: Db) => db.selectFrom('booking').selectAll().where('state', '=', 'requested').orderBy('answer_by');

/** Large groups that wait for an answer; who has waited longest comes first. */
export const findRequests = (db: Db): Promise<Booking[]> => requests(db).execute();

/** Those whose time is over. */
export const findLapsedRequests = (db: Db, now: Date): Promise<Booking[]> =>
  requests(db).where('answer_by', '<=', now).execute();
