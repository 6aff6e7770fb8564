import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

export async function findHits(db: Db, baseId: string): Promise<number> {
  const row = await db.selectFrom('article_hits').select('hits').where('base_id', '=', baseId).executeTakeFirst();
  return row?.hits ?? 0;
}

/** Adds to the stored counts in one statement. */
export async function addHits(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  // One order for every writer, so that two services never wait for each other's rows.
  const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([base_id, hits]) => ({ base_id, hits }));
  await db
    .insertInto('article_hits')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('base_id').doUpdateSet({ hits: sql<number>`article_hits.hits + excluded.hits` }),
    )
    .execute();
}
