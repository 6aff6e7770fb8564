import type { Selectable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { VisitNoShowTable } from '../../../db/visit-schema.ts';

export type NoShow = Selectable<VisitNoShowTable>;

/** Writes it down once. */
export async function insertNoShow(db: Db, row: NoShow): Promise<void> {
  await db
    .insertInto('visit_no_show')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

/** @returns whether it was there */
export async function deleteNoShow(db: Db, reference: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('visit_no_show')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Days on which the visits of a phone that nobody came to are forgotten, the next first. */
export async function expiriesOf(db: Db, { mobileIndex, today }: { mobileIndex: string; today: string }) {
  const rows = await db
    .selectFrom('visit_no_show')
    .select('expires_on')
    .where('mobile_index', '=', mobileIndex)
    .where('expires_on', '>', today)
    .orderBy('expires_on')
    .execute();
  return rows.map(({ expires_on }) => expires_on);
}

/** All that are not forgotten yet. */
export function listNoShows(db: Db, today: string): Promise<NoShow[]> {
  return db.selectFrom('visit_no_show').selectAll().where('expires_on', '>', today).orderBy('expires_on').execute();
}
