import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { SubscriberTable } from '../../db/visit-schema.ts';

export type Subscriber = Selectable<SubscriberTable>;

/** The subscriber of this address, made as given if there is none, kept from others until the transaction ends. */
export async function lockOrInsert(tx: Db, row: Insertable<SubscriberTable>): Promise<Subscriber> {
  await tx
    .insertInto('subscriber')
    .values(row)
    .onConflict((conflict) => conflict.column('email_index').doNothing())
    .execute();
  return tx
    .selectFrom('subscriber')
    .selectAll()
    .where('email_index', '=', row.email_index)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function lockSubscriber(tx: Db, id: string): Promise<Subscriber | undefined> {
  return tx.selectFrom('subscriber').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Ids of active subscribers behind an id, in order. */
export async function findActive(db: Db, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriber')
    .select('id')
    .where('state', '=', 'active')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function changeSubscriber(tx: Db, id: string, change: Updateable<SubscriberTable>): Promise<void> {
  await tx.updateTable('subscriber').set(change).where('id', '=', id).execute();
}
