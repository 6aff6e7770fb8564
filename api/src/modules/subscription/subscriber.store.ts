import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { SubscriberList, SubscriberTable } from '../../db/visit-schema.ts';

export type Subscriber = Selectable<SubscriberTable>;
export type SubscriberChange = Updateable<SubscriberTable>;
/** What somebody chose, as columns of the row. */
export type ChosenColumns = Pick<Insertable<SubscriberTable>, 'categories' | 'markets' | 'brands' | 'sealed_searches'>;

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

/** Active subscribers of a list behind an id, in order. */
export function findActive(
  db: Db,
  { list, after, most }: { list: SubscriberList; after: string; most: number },
): Promise<Subscriber[]> {
  return db
    .selectFrom('subscriber')
    .selectAll()
    .where('list', '=', list)
    .where('state', '=', 'active')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function changeSubscriber(tx: Db, id: string, change: SubscriberChange): Promise<void> {
  await tx.updateTable('subscriber').set(change).where('id', '=', id).execute();
}
