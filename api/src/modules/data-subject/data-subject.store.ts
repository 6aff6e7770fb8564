import type { Selectable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { BookingTable, WaitingEntryTable } from '../../db/visit-schema.ts';

/** A booking or a place in line. */
export type VisitRow = Selectable<BookingTable> | Selectable<WaitingEntryTable>;

/** Bookings of a phone, by its keyed hash; oldest first. */
export function bookingsOf(db: Db, mobileIndex: string): Promise<Selectable<BookingTable>[]> {
  return db.selectFrom('booking').selectAll().where('mobile_index', '=', mobileIndex).orderBy('created_at').execute();
}

/** The same of its places in line. */
export function waitingOf(db: Db, mobileIndex: string): Promise<Selectable<WaitingEntryTable>[]> {
  const entries = db.selectFrom('waiting_entry').selectAll().where('mobile_index', '=', mobileIndex);
  return entries.orderBy('created_at').execute();
}

export function codesOf(db: Db, mobileIndex: string) {
  const codes = db.selectFrom('verification_code').select(['created_at', 'used_at']);
  return codes.where('mobile_index', '=', mobileIndex).orderBy('created_at').execute();
}

export function noShowsOf(db: Db, mobileIndex: string) {
  const noShows = db.selectFrom('visit_no_show').select(['reference', 'expires_on']);
  return noShows.where('mobile_index', '=', mobileIndex).orderBy('expires_on').execute();
}

/** Of a list, by that list's keyed hash of the address. */
export function subscriptionOf(db: Db, emailIndex: string) {
  const subscribers = db.selectFrom('subscriber').select(['state', 'language', 'markets', 'brands', 'categories']);
  return subscribers.where('email_index', '=', emailIndex).executeTakeFirst();
}

/** The same with what was searched for, sealed. */
export function readerOf(db: Db, emailIndex: string) {
  const readers = db.selectFrom('subscriber').select(['id', 'state', 'language', 'sealed_searches']);
  return readers.where('email_index', '=', emailIndex).executeTakeFirst();
}

/** Rows that were erased. */
export interface ErasedRows {
  bookings: number;
  waiting: number;
  codes: number;
  limits: number;
  subscriptions: number;
}

/** Deletes all of a phone or an address but its messages, inside a transaction. */
export async function eraseRows(
  tx: Db,
  { mobileIndex, emailIndexes }: { mobileIndex: string; emailIndexes: readonly string[] },
): Promise<ErasedRows> {
  const bookings = await tx.deleteFrom('booking').where('mobile_index', '=', mobileIndex).executeTakeFirst();
  const waiting = await tx.deleteFrom('waiting_entry').where('mobile_index', '=', mobileIndex).executeTakeFirst();
  const codes = await tx.deleteFrom('verification_code').where('mobile_index', '=', mobileIndex).executeTakeFirst();
  const limits = await tx.deleteFrom('send_limit').where('subject', 'like', `%:${mobileIndex}%`).executeTakeFirst();
  const mails = emailIndexes.map((index) => `mail:${index}`);
  await tx.deleteFrom('send_limit').where('subject', 'in', mails).execute();
  const subscriptions = await tx
    .deleteFrom('subscriber')
    .where('email_index', 'in', [...emailIndexes])
    .executeTakeFirst();
  await tx.deleteFrom('visit_no_show').where('mobile_index', '=', mobileIndex).execute();
  await tx.deleteFrom('visit_party').where('subject', 'like', `%:${mobileIndex}`).execute();
  const rows = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows);
  return {
    bookings: rows(bookings),
    waiting: rows(waiting),
    codes: rows(codes),
    limits: rows(limits),
    subscriptions: rows(subscriptions),
  };
}
