import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { HOMES } from './record-tables.model.ts';
import type { Row } from '../../db/content-rows.ts';
import type { ContentRecord, Kind } from './record.model.ts';

type Tx = Transaction<Database>;

/** Rows of one INSERT: far below the 65,535 parameters of the protocol for the widest table. */
const BATCH_ROWS = 500;

export interface RecordName {
  kind: Kind;
  key: string;
}

/** Waits for another import to end and keeps later ones waiting. @returns the present version */
export async function lockContent(tx: Tx): Promise<number> {
  const state = await tx.selectFrom('content_state').select('version').forUpdate().executeTakeFirstOrThrow();
  return state.version;
}

export async function importedHashes(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('content_record').selectAll().execute();
  return new Map(rows.map(({ kind, key, hash }) => [`${kind}/${key}`, hash]));
}

export async function removeRecords(tx: Tx, names: readonly RecordName[]): Promise<void> {
  for (const [kind, group] of Map.groupBy(names, (name) => name.kind)) {
    const keys = group.map(({ key }) => key);
    for (const { table, key } of HOMES[kind]) {
      const name = sql.join(
        key.map((column) => sql.ref(column)),
        sql` || '/' || `,
      );
      await tx
        .deleteFrom(table)
        .where(sql<boolean>`${name} = any(${keys}::text[])`)
        .execute();
    }
    const sources = keys.map((key) => `${kind}/${key}`);
    await tx
      .deleteFrom('search_entry')
      .where(sql<boolean>`source = any(${sources}::text[])`)
      .execute();
    await tx.deleteFrom('content_record').where('kind', '=', kind).where('key', 'in', keys).execute();
  }
}

export async function insertRecords(tx: Tx, records: readonly (ContentRecord & { hash: string })[]): Promise<void> {
  const rows = records.flatMap((record) => record.rows);
  for (const [table, group] of Map.groupBy(rows, (row) => row.table)) await insertRows(tx, table, group);
  const marks = records.map(({ kind, key, hash }) => ({ kind, key, hash }));
  for (const batch of batches(marks)) await tx.insertInto('content_record').values(batch).execute();
}

async function insertRows(tx: Tx, table: Row['table'], rows: readonly Row[]): Promise<void> {
  for (const batch of batches(rows)) {
    // All rows of a group are of this table; the compiler cannot follow the grouping.
    await tx
      .insertInto(table)
      .values(batch.map(({ values }) => values) as never)
      .execute();
  }
}

function batches<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / BATCH_ROWS);
  return Array.from({ length: count }, (_, at) => all.slice(at * BATCH_ROWS, (at + 1) * BATCH_ROWS));
}

export async function raiseVersion(tx: Tx, version: number, now: Date): Promise<void> {
  await tx.updateTable('content_state').set({ version, imported_at: now }).execute();
}
