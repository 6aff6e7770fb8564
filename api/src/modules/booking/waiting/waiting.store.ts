import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { WaitingEntryTable } from '../../../db/visit-schema.ts';
import type { Slot } from '../slot.store.ts';

export type WaitingEntry = Selectable<WaitingEntryTable>;

/** Which slot, by its day and beginning. */
export interface SlotName {
  date: string;
  start: string;
}

const ofSlot = (db: Db, { date, start }: SlotName) =>
  db.selectFrom('waiting_entry').where('date', '=', date).where('start_time', '=', start);

/** The next turn of a slot and how many are open in it. The caller holds the slot's row. */
export async function countSlot(tx: Db, slot: SlotName): Promise<{ turn: number; open: number }> {
  const { last } = await ofSlot(tx, slot)
    .select((eb) => eb.fn.max('turn').as('last'))
    .executeTakeFirstOrThrow();
  const { open } = await ofSlot(tx, slot)
    .where('state', 'in', ['waiting', 'offered'])
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return { turn: (last ?? 0) + 1, open };
}

/** @returns false when the reference is taken */
export async function insertEntry(tx: Db, row: Insertable<WaitingEntryTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('waiting_entry')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether this phone waits for this slot already. The caller holds the slot's row. */
export async function isWaiting(tx: Db, slot: SlotName, mobileIndex: string): Promise<boolean> {
  const found = await ofSlot(tx, slot)
    .select('id')
    .where('mobile_index', '=', mobileIndex)
    .where('state', 'in', ['waiting', 'offered'])
    .executeTakeFirst();
  return found !== undefined;
}

type Name = { token_index: string } | { reference: string };

export function findEntry(db: Db, name: Name): Promise<WaitingEntry | undefined> {
  const all = db.selectFrom('waiting_entry').selectAll();
  const named =
    'reference' in name ? all.where('reference', '=', name.reference) : all.where('token_index', '=', name.token_index);
  return named.executeTakeFirst();
}

/** Holds the slot of an entry until the transaction ends: all changes of a slot and its line happen one after another. */
export function lockSlot(tx: Db, { date, start }: SlotName): Promise<Slot | undefined> {
  return tx
    .selectFrom('visit_slot')
    .selectAll()
    .where('date', '=', date)
    .where('start_time', '=', start)
    .forUpdate()
    .executeTakeFirst();
}

/** The first in line whose group fits into what is left of the slot. */
export function findNext(tx: Db, { date, start_time: start, remaining, explainers_left }: Slot) {
  const fitting = ofSlot(tx, { date, start })
    .selectAll()
    .where('state', '=', 'waiting')
    .where('visitors', '<=', remaining);
  const guided = explainers_left > 0 ? fitting : fitting.where('explainer', '=', false);
  return guided.orderBy('turn').limit(1).executeTakeFirst();
}

/** How many of the same slot still wait and came before. */
export async function countBefore(db: Db, { date, start_time: start, turn }: WaitingEntry): Promise<number> {
  const { before } = await ofSlot(db, { date, start })
    .where('state', '=', 'waiting')
    .where('turn', '<', turn)
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .executeTakeFirstOrThrow();
  return before;
}

type Change = Partial<Pick<WaitingEntry, 'held_until'>> & Pick<WaitingEntry, 'state' | 'changed_at'>;

export async function changeEntry(tx: Db, id: string, change: Change): Promise<void> {
  await tx.updateTable('waiting_entry').set(change).where('id', '=', id).execute();
}

/** Offers of one slot that were over at this instant, in their order. The caller holds the slot's row. */
export function findLapsed(tx: Db, slot: SlotName, now: Date): Promise<WaitingEntry[]> {
  return ofSlot(tx, slot)
    .selectAll()
    .where('state', '=', 'offered')
    .where('held_until', '<=', now)
    .orderBy('turn')
    .execute();
}

/** Who still waits for a slot, in their order. The caller holds the slot's row. */
export function findWaiting(tx: Db, slot: SlotName): Promise<WaitingEntry[]> {
  return ofSlot(tx, slot).selectAll().where('state', '=', 'waiting').orderBy('turn').execute();
}

/** Slots with offers that are over. */
export function slotsWithLapsed(db: Db, now: Date): Promise<SlotName[]> {
  return db
    .selectFrom('waiting_entry')
    .select(['date', 'start_time as start'])
    .distinct()
    .where('state', '=', 'offered')
    .where('held_until', '<=', now)
    .orderBy('date')
    .orderBy('start_time')
    .execute();
}

/** How many wait, by slot; both days included. */
export function countWaiting(db: Db, from: string, to: string): Promise<(SlotName & { groups: number })[]> {
  return db
    .selectFrom('waiting_entry')
    .select((eb) => ['date', 'start_time as start', eb.fn.countAll<number>().as('groups')] as const)
    .where('state', '=', 'waiting')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .groupBy(['date', 'start_time'])
    .orderBy('date')
    .orderBy('start_time')
    .execute();
}

/** By slot and turn. */
export function listEntries(db: Db, date: string): Promise<WaitingEntry[]> {
  return db
    .selectFrom('waiting_entry')
    .selectAll()
    .where('date', '=', date)
    .orderBy('start_time')
    .orderBy('turn')
    .execute();
}
