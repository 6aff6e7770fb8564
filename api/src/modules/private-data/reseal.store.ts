import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Where sealed texts stand: tables, the column that names a row, and what is sealed in it. */
export const SEALED_TABLES = [
  {
    table: 'booking',
    key: 'id',
    columns: ['sealed_contact', 'sealed_mobile', 'sealed_group', 'sealed_email', 'sealed_needs', 'sealed_token'],
  },
  {
    table: 'waiting_entry',
    key: 'id',
    columns: ['sealed_contact', 'sealed_mobile', 'sealed_group', 'sealed_email', 'sealed_needs'],
  },
  { table: 'idempotency', key: 'key', columns: ['sealed_answer'] },
  { table: 'outbox', key: 'id', columns: ['sealed_message'] },
  {
    table: 'application',
    key: 'id',
    columns: ['sealed_contact', 'sealed_mobile', 'sealed_email', 'sealed_country', 'sealed_motivation', 'sealed_token'],
  },
  { table: 'application_file', key: 'id', columns: ['sealed_name', 'sealed_key'] },
  { table: 'subscriber', key: 'id', columns: ['sealed_email', 'sealed_searches'] },
] as const;

export interface SealedTable {
  table: string;
  key: string;
  columns: readonly string[];
}

/** A row by its name, with its sealed texts by column; null where there is none yet. */
export interface SealedRow {
  id: string;
  sealed: Record<string, string | null>;
}

/** Sealed with another key than this one. */
const isOther = ({ columns }: SealedTable, keyId: string) =>
  sql.join(
    columns.map((column) => sql`not starts_with(${sql.ref(column)}, ${`v1.${keyId}.`})`),
    sql` or `,
  );

export async function countOthers(db: Db, at: SealedTable, keyId: string): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(at.table)} where ${isOther(at, keyId)}
  `.execute(db);
  return found.rows[0]?.total ?? 0;
}

interface Batch {
  keyId: string;
  /** The last row of the batch before. */
  after: string;
  limit: number;
}

/** Rows that another key has sealed, in the order of their names. */
export async function findOthers(db: Db, at: SealedTable, { keyId, after, limit }: Batch): Promise<SealedRow[]> {
  const columns = sql.join(at.columns.map((column) => sql.ref(column)));
  const key = sql.ref(at.key);
  const found = await sql<Record<string, string | null>>`
    select ${key} as row_name, ${columns} from ${sql.table(at.table)}
    where ${key} > ${after} and (${isOther(at, keyId)}) order by ${key} limit ${limit}
  `.execute(db);
  return found.rows.map(({ row_name, ...sealed }) => ({ id: row_name ?? '', sealed }));
}

/** Puts new texts in place of those that were read, unless somebody has changed the row meanwhile. */
export async function replaceSealed(
  db: Db,
  at: SealedTable,
  { id, before, after }: { id: string; before: SealedRow['sealed']; after: SealedRow['sealed'] },
): Promise<void> {
  const set = sql.join(Object.entries(after).map(([column, text]) => sql`${sql.ref(column)} = ${text}`));
  const same = sql.join(
    Object.entries(before).map(([column, text]) => sql`${sql.ref(column)} is not distinct from ${text}`),
    sql` and `,
  );
  await sql`update ${sql.table(at.table)} set ${set} where ${sql.ref(at.key)} = ${id} and ${same}`.execute(db);
}
