import type { Db } from '../../../db/client.ts';
import { CallError } from '../../../model/call-error.ts';
import type { Storage } from '../../../storage/storage.ts';
import { forgetUnused, knownBundles, lastUses } from './bundle.store.ts';

/** Bytes that stay free beside the downloads: the database may lie on the same disk. */
const LEAST_FREE = 256 * 1024 * 1024;

const DAY_MS = 86_400_000;

export const objectKey = (key: string): string => `zip/${key}.zip`;
const nameOf = (object: string) => object.slice('zip/'.length, -'.zip'.length);

interface RoomDependencies {
  db: Db;
  storage: Pick<Storage, 'list' | 'remove' | 'free'>;
  /** Bytes that all ZIP files may take together. */
  quota: number;
}

/**
 * Makes room for a ZIP file of so many bytes. Those go first that nobody has asked for longest; who asks for one again
 * has it made again.
 * @throws {CallError} 50300 when there is none, whatever is removed
 */
export async function makeRoom({ db, storage, quota }: RoomDependencies, bytes: number): Promise<void> {
  const stored = await storage.list('zip');
  const uses = await lastUses(db);
  const usedAt = ({ key }: { key: string }) => uses.get(nameOf(key)) ?? 0;
  let total = stored.reduce((sum, { size }) => sum + size, bytes);
  let free = (await storage.free()) - bytes - LEAST_FREE;
  const lacks = () => total > quota || free < 0;
  for (const { key, size } of stored.toSorted((one, other) => usedAt(one) - usedAt(other))) {
    if (!lacks()) return;
    await storage.remove(key);
    total -= size;
    free += size;
  }
  if (lacks()) throw new CallError('50300', { reason: 'full' });
}

interface SweepTimes {
  /** Milliseconds since the epoch. */
  now: number;
  /** How long what nobody has asked for is kept. */
  keepMs: number;
}

/** Removes what nobody has fetched for long, and what was left behind. */
export async function sweepBundles(
  { db, storage }: { db: Db; storage: Pick<Storage, 'list' | 'remove' | 'dropUnfinished'> },
  { now, keepMs }: SweepTimes,
): Promise<void> {
  const old = now - keepMs;
  for (const key of await forgetUnused(db, new Date(old))) await storage.remove(objectKey(key));
  const strays = (await storage.list('zip')).filter(({ modified }) => modified < old);
  const known = await knownBundles(
    db,
    strays.map(({ key }) => nameOf(key)),
  );
  for (const { key } of strays) if (!known.has(nameOf(key))) await storage.remove(key);
  await storage.dropUnfinished(now - DAY_MS);
}
