import type { Db } from '../../db/client.ts';

/** Entries whose pictures and files nobody may have yet. */
export function findUnderEmbargo(db: Db, now: Date) {
  return db
    .selectFrom('media_item')
    .select(['id', 'picture', 'files', 'public_at'])
    .where('embargoed', '=', true)
    .where('public_at', '>', now)
    .execute();
}
