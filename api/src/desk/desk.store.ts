import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../db/client.ts';
import type { DeskLogTable, DeskTokenTable, WalkInTable } from '../db/desk-schema.ts';

/** Gives a name a token; the one before it is no good any more. */
export async function saveToken(db: Db, row: { [K in keyof DeskTokenTable]: Selectable<DeskTokenTable>[K] }) {
  await db
    .insertInto('desk_token')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Whose token it is; undefined for one that nobody has, or that is over. */
export async function findName(db: Db, tokenIndex: string, now: Date): Promise<string | undefined> {
  const found = db.selectFrom('desk_token').select('name').where('token_index', '=', tokenIndex);
  return (await found.where('expires_at', '>', now).executeTakeFirst())?.name;
}

export function listTokens(db: Db): Promise<Selectable<DeskTokenTable>[]> {
  return db.selectFrom('desk_token').selectAll().orderBy('name').execute();
}

/** @returns whether there was one */
export async function deleteToken(db: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('desk_token').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface DeskAction {
  at: Date;
  /** Who did it, as the token is called. */
  name: string;
  action: 'check-in' | 'walk-in' | 'close' | 'export' | 'sign-in';
  /** Reference or day: never a visitor's name. */
  subject: string;
}

export async function recordAction(db: Db, action: DeskAction): Promise<void> {
  await db
    .insertInto('desk_log')
    .values({ id: randomUUID(), ...action })
    .execute();
}

export function listActions(db: Db, most: number): Promise<Selectable<DeskLogTable>[]> {
  return db.selectFrom('desk_log').selectAll().orderBy('at', 'desc').limit(most).execute();
}

/** @returns false when that one is here already */
export async function saveWalkIn(db: Db, row: { [K in keyof WalkInTable]: Selectable<WalkInTable>[K] }) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('walk_in')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** People without a booking on a day, by the start of the slot. */
export async function walkInsOf(db: Db, date: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('walk_in')
    .select((eb) => ['start_time', eb.fn.sum<number>('visitors').as('visitors')])
    .where('date', '=', date)
    .groupBy('start_time')
    .execute();
  return new Map(rows.map(({ start_time, visitors }) => [start_time, visitors]));
}
