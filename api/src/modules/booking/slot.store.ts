import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { VisitSlotTable } from '../../db/visit-schema.ts';

export type Slot = Selectable<VisitSlotTable>;

/** Which slot, and what a group needs of it. */
export interface SeatRequest {
  date: string;
  start: string;
  visitors: number;
  explainer: boolean;
}

/** The slots of these days (both included) that have been booked or set; all others are as the rules say. */
export function findSlots(db: Db, from: string, to: string): Promise<Slot[]> {
  return db.selectFrom('visit_slot').selectAll().where('date', '>=', from).where('date', '<=', to).execute();
}

export function findSlot(db: Db, date: string, start: string): Promise<Slot | undefined> {
  return db
    .selectFrom('visit_slot')
    .selectAll()
    .where('date', '=', date)
    .where('start_time', '=', start)
    .executeTakeFirst();
}

/** Writes a slot down as the rules have it, unless it is there. */
export async function ensureSlot(db: Db, slot: Slot): Promise<void> {
  await db
    .insertInto('visit_slot')
    .values(slot)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes seats of a slot if it has them all, in one statement: the condition is checked again on the row as the
 * transaction before left it, so that two groups never get the same seats.
 */
export async function takeSeats(db: Db, { date, start, visitors, explainer }: SeatRequest): Promise<boolean> {
  const explainers = explainer ? 1 : 0;
  const { numUpdatedRows } = await db
    .updateTable('visit_slot')
    .set({
      remaining: sql<number>`remaining - ${visitors}::integer`,
      explainers_left: sql<number>`explainers_left - ${explainers}::integer`,
    })
    .where('date', '=', date)
    .where('start_time', '=', start)
    .where('remaining', '>=', visitors)
    .where('explainers_left', '>=', explainers)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function returnSeats(db: Db, { date, start, visitors, explainer }: SeatRequest): Promise<void> {
  await db
    .updateTable('visit_slot')
    .set({
      remaining: sql<number>`remaining + ${visitors}::integer`,
      explainers_left: sql<number>`explainers_left + ${explainer ? 1 : 0}::integer`,
    })
    .where('date', '=', date)
    .where('start_time', '=', start)
    .execute();
}

/** Gives a slot another size, keeping what is booked. @returns false when more is booked than would fit */
export async function resizeSlot(
  db: Db,
  { date, start, capacity, explainers }: { date: string; start: string; capacity: number; explainers: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visit_slot')
    .set({
      capacity,
      explainers,
      remaining: sql<number>`remaining + ${capacity}::integer - capacity`,
      explainers_left: sql<number>`explainers_left + ${explainers}::integer - explainers`,
    })
    .where('date', '=', date)
    .where('start_time', '=', start)
    .where(sql<boolean>`remaining + ${capacity}::integer - capacity >= 0`)
    .where(sql<boolean>`explainers_left + ${explainers}::integer - explainers >= 0`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
