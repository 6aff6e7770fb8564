import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { DatabaseError } from '../db/database-error.ts';

/*
 * Rows of any table as lines of text, and lines as rows. A line is a JSON array with the text form of each column, or null:
 * what PostgreSQL writes and reads of a type is exact, on both engines, and nothing here has to know a table.
 */

export interface Column {
  name: string;
  /** As SQL writes it, for instance `timestamp with time zone`. */
  type: string;
}

export interface Table {
  name: string;
  /** Without those that the database computes. */
  columns: Column[];
}

/** Held in memory at once. */
const BATCH = 100;

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  isComputed: boolean;
}

/**
 * Tables that keep anything, those first that others refer to. The migrations' own are not among them, nor those that a
 * crash may empty (unlogged: what has been counted in this minute).
 * @throws {DatabaseError} when there is a sequence, whose state would be lost
 */
export async function storedTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<ColumnRow>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
      a.attgenerated <> '' as "isComputed"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind = 'r' and c.relpersistence = 'p' and c.relname not like 'kysely\\_%'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum
  `.execute(db);
  const { rows: sequences } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'S'
  `.execute(db);
  if (sequences.length > 0)
    throw new DatabaseError(
      `A backup holds rows and no sequences, and there is ${sequences.map(({ name }) => name).join(', ')}. Give its column an id that the service makes.`,
    );
  const tables = new Map<string, Table>();
  for (const { table, column, type, isComputed } of rows) {
    const found = tables.get(table) ?? { name: table, columns: [] };
    tables.set(table, found);
    if (!isComputed) found.columns.push({ name: column, type });
  }
  return referredFirst([...tables.values()], await references(db));
}

interface Reference {
  from: string;
  to: string;
}

async function references(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and conrelid <> confrelid
  `.execute(db);
  return rows;
}

function referredFirst(tables: readonly Table[], all: readonly Reference[]): Table[] {
  const order = new Map<string, Table>();
  const visit = (table: Table, above: readonly string[]): void => {
    if (order.has(table.name) || above.includes(table.name)) return;
    const needed = all.filter(({ from }) => from === table.name).map(({ to }) => to);
    for (const other of tables) if (needed.includes(other.name)) visit(other, [...above, table.name]);
    order.set(table.name, table);
  };
  for (const table of tables) visit(table, []);
  return [...order.values()];
}

/** Rows in no order, a batch of lines at a time. Needs a transaction, in which all tables are seen at one moment. */
export async function* readRows(db: Db, { name, columns }: Table): AsyncGenerator<string[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`
    declare backup_rows no scroll cursor for select to_json(array[${texts}])::text as line from ${sql.table(name)}
  `.execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH)} from backup_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close backup_rows`.execute(db);
}

/** Inserts lines that `readRows` has written of a table with these columns. */
export async function insertRows(db: Db, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map((column, at) => sql`(line ->> ${sql.lit(at)})::${sql.raw(column.type)}`));
  await sql`
    insert into ${sql.table(name)} (${names}) select ${values} from json_array_elements(${`[${lines.join(',')}]`}::json) as line
  `.execute(db);
}

/** Text forms of moments and numbers that are the same wherever they are written. */
export async function setTextForms(db: Db): Promise<void> {
  await sql`set local timezone to 'UTC'`.execute(db);
  await sql`set local datestyle to 'ISO, YMD'`.execute(db);
  await sql`set local intervalstyle to 'iso_8601'`.execute(db);
  await sql`set local bytea_output to 'hex'`.execute(db);
  await sql`set local extra_float_digits to 1`.execute(db);
}

/** Whether anything of ours is in the database. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'v', 'm', 'S')
  `.execute(db);
  return rows[0]?.total === 0;
}

/** Removes what migrations have filled in: a backup has rows of its own for it. */
export async function emptyTables(db: Db, tables: readonly Table[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db);
}

/** @param table as {@link storedTables} names it */
export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
