import type { Resolution } from 'shared/contract/media/media';
import type { Db } from '../../../db/client.ts';

/** Uses are noted at most this often: reading must not cost a write each time. */
const NOTED_EVERY_MS = 3_600_000;

export interface BundleRow {
  key: string;
  ids: string[];
  resolution: Resolution;
}

export async function saveBundle(db: Db, { key, ids, resolution }: BundleRow, now: Date): Promise<void> {
  await db
    .insertInto('media_bundle')
    .values({ key, ids, resolution, made_at: now, used_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_at: now }))
    .execute();
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
