import type { Db } from '../db/client.ts';

/** When the content last changed, in milliseconds; 0 before anything was imported. */
export async function importedAt(db: Db): Promise<number> {
  const { imported_at } = await db.selectFrom('content_state').select('imported_at').executeTakeFirstOrThrow();
  return imported_at?.getTime() ?? 0;
}

/** The number that every import counts up. */
export async function contentVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('content_state').select('version').executeTakeFirstOrThrow();
  return version;
}
