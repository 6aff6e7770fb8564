import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { OutboxLaneName, OutboxState, OutboxTable } from '../../db/visit-schema.ts';
import type { Receipt } from './receipts.model.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** @returns false when there is a message of that id already */
export async function insertMessage(db: Db, row: Insertable<OutboxTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

interface ClaimOptions {
  lane: OutboxLaneName;
  now: number;
  /** How long the claimer may take before somebody else tries. */
  leaseMs: number;
  most: number;
}

/**
 * Takes due messages for one sender. No transaction stays open while they are sent: a sender that dies loses its claim
 * after the lease, and the message is sent again.
 */
export async function claimDue(db: Db, { lane, now, leaseMs, most }: ClaimOptions): Promise<OutboxRow[]> {
  await expireOverdue(db, lane, now);
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('lane', '=', lane)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', new Date(now))
    .orderBy('due_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('outbox')
    .set({ attempts: sql<number>`attempts + 1`, due_at: new Date(now + leaseMs) })
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

async function expireOverdue(db: Db, lane: OutboxLaneName, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'expired' })
    .where('lane', '=', lane)
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', new Date(now))
    .execute();
}

type DeliveryOutcome =
  | { state: 'sent'; sent_at: Date }
  | { state: 'kept' }
  | { state: 'failed'; fault: string }
  | { state: 'waiting'; fault: string; due_at: Date };

/** Writes down how it went; a message that was decided meanwhile stays as it is. */
export async function recordOutcome(db: Db, id: string, outcome: DeliveryOutcome): Promise<void> {
  await db.updateTable('outbox').set(outcome).where('id', '=', id).where('state', '=', 'waiting').execute();
}

/** Writes down what became of a message that was taken; it may be told before its sender has written that down. */
export async function recordReceipt(db: Db, { id, state, fault }: Receipt): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state, fault: fault ?? null })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sent', 'delivered', 'undelivered'])
    .execute();
}

export async function findPresent(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

export async function findFault(db: Db, id: string): Promise<string | null> {
  const message = db.selectFrom('outbox').select('fault').where('id', '=', id);
  return (await message.where('state', 'in', ['failed', 'undelivered']).executeTakeFirst())?.fault ?? null;
}

/** Newest first, of one state or of all. */
export function listMessages(db: Db, most: number, state?: OutboxState): Promise<OutboxRow[]> {
  const messages = db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').limit(most);
  return (state === undefined ? messages : messages.where('state', '=', state)).execute();
}

export async function countState(db: Db, state: OutboxState): Promise<number> {
  const count = db.selectFrom('outbox').select((eb) => eb.fn.countAll<number>().as('messages'));
  return (await count.where('state', '=', state).executeTakeFirstOrThrow()).messages;
}

/** Text messages that were written since a moment. */
export async function countTexts(db: Db, since: Date): Promise<number> {
  const count = db.selectFrom('outbox').select((eb) => eb.fn.countAll<number>().as('texts'));
  return (await count.where('channel', '=', 'sms').where('created_at', '>=', since).executeTakeFirstOrThrow()).texts;
}

/** Lets messages wait to be sent once more; codes are over. @returns how many */
export async function requeue(
  db: Db,
  { state, now, expiresAt }: { state: 'failed' | 'kept'; now: number; expiresAt: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, fault: null, due_at: new Date(now), expires_at: new Date(expiresAt) })
    .where('state', '=', state)
    .where('lane', '<>', 'code')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Messages but letters after a position in the order of their ids; who they are for is sealed in each. */
export function messagesAfter(db: Db, after: string, most: number): Promise<OutboxRow[]> {
  const messages = db.selectFrom('outbox').selectAll().where('lane', '<>', 'letter').where('id', '>', after);
  return messages.orderBy('id').limit(most).execute();
}

/** @returns whether it was there */
export async function eraseMessage(tx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('outbox').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
