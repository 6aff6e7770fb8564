import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { BookingTable } from '../../db/visit-schema.ts';

export type Booking = Selectable<BookingTable>;

/** @returns false when another booking has it, or has had it */
export async function claimReference(tx: Db, reference: string, bookingId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('booking_reference')
    .values({ reference, booking_id: bookingId })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function insertBooking(tx: Db, row: Insertable<BookingTable>): Promise<Booking> {
  return tx.insertInto('booking').values(row).returningAll().executeTakeFirstOrThrow();
}

type Name = { token_index: string } | { reference: string };

function named(db: Db, name: Name) {
  const all = db.selectFrom('booking').selectAll();
  if ('token_index' in name) return all.where('token_index', '=', name.token_index);
  const known = db.selectFrom('booking_reference').select('booking_id').where('reference', '=', name.reference);
  return all.where('id', 'in', known);
}

export function findBooking(db: Db, name: Name): Promise<Booking | undefined> {
  return named(db, name).executeTakeFirst();
}

export function findBookingById(db: Db, id: string): Promise<Booking | undefined> {
  return db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps others from changing it until the transaction ends. */
export function lockBooking(tx: Db, name: Name): Promise<Booking | undefined> {
  return named(tx, name).forUpdate().executeTakeFirst();
}

type Changeable =
  'state' | 'date' | 'start_time' | 'end_time' | 'reference' | 'calendar_uid' | 'sequence' | 'answer_by' | 'parts';
type Change = Partial<Pick<Booking, Changeable>> & { changed_at: Date };

export async function changeBooking(tx: Db, id: string, { parts, ...change }: Change): Promise<void> {
  const inParts = parts === undefined ? {} : { parts: parts && JSON.stringify(parts) };
  await tx
    .updateTable('booking')
    .set({ ...change, ...inParts })
    .where('id', '=', id)
    .execute();
}

export async function recordArrival(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('booking').set({ arrived_at: at }).where('id', '=', id).execute();
}

/** By day and slot; both days included. */
export function listBookings(db: Db, from: string, to: string): Promise<Booking[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('start_time')
    .orderBy('created_at')
    .execute();
}
