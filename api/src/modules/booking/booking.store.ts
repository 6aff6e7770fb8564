import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { BookingTable } from '../../db/visit-schema.ts';

export type Booking = Selectable<BookingTable>;

/** @returns false when the reference is taken */
export async function insertBooking(tx: Db, row: Insertable<BookingTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('booking')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type Name = { token_index: string } | { reference: string };

function named(db: Db, name: Name) {
  const all = db.selectFrom('booking').selectAll();
  return 'reference' in name
    ? all.where('reference', '=', name.reference)
    : all.where('token_index', '=', name.token_index);
}

export function findBooking(db: Db, name: Name): Promise<Booking | undefined> {
  return named(db, name).executeTakeFirst();
}

/** Keeps others from changing it until the transaction ends. */
export function lockBooking(tx: Db, name: Name): Promise<Booking | undefined> {
  return named(tx, name).forUpdate().executeTakeFirst();
}

type Change = Partial<Pick<Booking, 'state' | 'date' | 'start_time' | 'end_time'>> & { changed_at: Date };

export async function changeBooking(tx: Db, id: string, change: Change): Promise<void> {
  await tx.updateTable('booking').set(change).where('id', '=', id).execute();
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
