import type { Insertable, Selectable } from 'kysely';
import type { ApplicationFileTable } from '../../../db/visit-schema.ts';
import type { Db } from '../../../db/client.ts';

export type CvFile = Selectable<ApplicationFileTable>;

export async function insertFile(db: Db, row: Insertable<ApplicationFileTable>): Promise<void> {
  await db.insertInto('application_file').values(row).execute();
}

/** Gives a file that nobody has to an application. @returns undefined when there is no such file, or it has one */
export function attachFile(tx: Db, tokenIndex: string, applicationId: string): Promise<CvFile | undefined> {
  return tx
    .updateTable('application_file')
    .set({ application_id: applicationId })
    .where('token_index', '=', tokenIndex)
    .where('application_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export function findFile(db: Db, applicationId: string): Promise<CvFile | undefined> {
  return db.selectFrom('application_file').selectAll().where('application_id', '=', applicationId).executeTakeFirst();
}

/** Bytes of all files, and of those that no application names yet. */
export async function sumBytes(db: Db): Promise<{ all: number; loose: number }> {
  const sum = db.selectFrom('application_file').select((eb) => eb.fn.sum<number | string | null>('bytes').as('bytes'));
  const all = await sum.executeTakeFirstOrThrow();
  const loose = await sum.where('application_id', 'is', null).executeTakeFirstOrThrow();
  return { all: Number(all.bytes ?? 0), loose: Number(loose.bytes ?? 0) };
}

/** Which of these are there. */
export async function presentFiles(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('application_file')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
