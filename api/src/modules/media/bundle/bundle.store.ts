import { sql } from 'kysely';
import type { Resolution } from 'shared/contract/media/media';
import type { Db } from '../../../db/client.ts';

/** Uses are noted at most this often: reading must not cost a write each time. */
const NOTED_EVERY_MS = 3_600_000;

/** Orders of one download that are told apart; with more it is made whoever takes theirs back. */
const MOST_ORDERS = 100;

export interface BundleRow {
  key: string;
  ids: string[];
  resolution: Resolution;
}

/** One more who wants it. */
export interface BundleOrder extends BundleRow {
  order: string;
}

export async function saveBundle(db: Db, { key, ids, resolution, order }: BundleOrder, now: Date): Promise<void> {
  const more = sql<string[]>`case when cardinality(media_bundle.orders) < ${sql.lit(MOST_ORDERS)}
    then array_append(media_bundle.orders, ${order}::text) else media_bundle.orders end`;
  await db
    .insertInto('media_bundle')
    .values({ key, ids, resolution, made_at: now, used_at: now, made: 0, making_at: null, orders: [order] })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_at: now, orders: more }))
    .execute();
}

/** How far a download is. */
export interface BundleProgress {
  /** Bytes: all of them once it was made, by whichever service. */
  made: number;
  /** When whoever makes it said so; null while nobody does. */
  at: Date | null;
}

/** @returns whether anybody still wants it */
export async function saveProgress(db: Db, key: string, { made, at }: BundleProgress): Promise<boolean> {
  const row = await db
    .updateTable('media_bundle')
    .set({ made, making_at: at })
    .where('key', '=', key)
    .returning('orders')
    .executeTakeFirst();
  return row === undefined || row.orders.length > 0;
}

/** What was ordered is made, of so many bytes, or cannot be, which is 0: nobody waits for it any more. */
export async function endOrders(db: Db, key: string, made: number): Promise<void> {
  await db.updateTable('media_bundle').set({ made, making_at: null, orders: [] }).where('key', '=', key).execute();
}

export async function findProgress(db: Db, key: string): Promise<BundleProgress | undefined> {
  const row = await db
    .selectFrom('media_bundle')
    .select(['made', 'making_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { made: row.made, at: row.making_at };
}

/** @returns orders that are left; undefined where there is no such download */
export async function takeBack(db: Db, key: string, order: string): Promise<number | undefined> {
  const row = await db
    .updateTable('media_bundle')
    .set({ orders: sql<string[]>`array_remove(orders, ${order}::text)` })
    .where('key', '=', key)
    .returning('orders')
    .executeTakeFirst();
  return row?.orders.length;
}

/** The choice behind a download; noting that it is still wanted. */
export async function takeBundle(db: Db, key: string, now: Date): Promise<BundleRow | undefined> {
  const row = await db
    .selectFrom('media_bundle')
    .select(['key', 'ids', 'resolution', 'used_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (now.getTime() - row.used_at.getTime() > NOTED_EVERY_MS)
    await db.updateTable('media_bundle').set({ used_at: now }).where('key', '=', key).execute();
  return { key: row.key, ids: row.ids, resolution: row.resolution as Resolution };
}

/** When each was last asked for, in milliseconds since the epoch. */
export async function lastUses(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('media_bundle').select(['key', 'used_at']).execute();
  return new Map(rows.map(({ key, used_at }) => [key, used_at.getTime()]));
}

/** @returns the keys that nobody has used since */
export async function forgetUnused(db: Db, since: Date): Promise<string[]> {
  const rows = await db.deleteFrom('media_bundle').where('used_at', '<', since).returning('key').execute();
  return rows.map(({ key }) => key);
}

/** Those of the keys that are known. */
export async function knownBundles(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('media_bundle')
    .select('key')
    .where('key', 'in', [...keys])
    .execute();
  return new Set(rows.map(({ key }) => key));
}
