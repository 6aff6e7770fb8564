import type { Db } from '../db/client.ts';
import { knownMigrations, migrate, migrateTo } from '../db/migrate.ts';
import type { KeyRing } from '../modules/private-data/key-ring.adapter.ts';
import { PrivateData } from '../modules/private-data/private-data.service.ts';
import type { Storage } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import { readFile, readManifest, readTable, type Manifest } from './backup-folder.ts';
import { RowsDigest } from './rows-digest.ts';
import {
  emptyTables,
  insertRows,
  isEmptyDatabase,
  readRows,
  setTextForms,
  storedTables,
  type Table,
} from './table-rows.store.ts';
import { verifyBackup } from './verify-backup.ts';

/** Inserted by one statement. */
const BATCH = 100;

export interface RestoreTarget {
  /** Empty, of either engine. */
  db: Db;
  /** The keys of the data that the backup was made with. */
  ring: KeyRing;
  /** Undefined: files are left where they are. */
  storage: Storage | undefined;
}

/**
 * Fills an empty database with a backup of either engine: with the schema of the backup first, all in one transaction that
 * ends only when every row is as it was, then with the migrations that came later.
 * @returns what was restored, and the migrations that ran on it
 * @throws {BackupError} with the database as it was
 */
export async function restoreBackup(
  target: RestoreTarget,
  folder: string,
): Promise<{ manifest: Manifest; newer: string[] }> {
  requireKeys(folder, target.ring);
  const manifest = await verifyBackup(folder);
  await requireKnown(manifest);
  if (!(await isEmptyDatabase(target.db)))
    throw new BackupError(
      'The database is not empty: restore into a new one, and name it in DATABASE_URL or DATA_DIR.',
    );
  await target.db.transaction().execute((transaction) => fill(transaction, folder, manifest));
  const newer = await migrate(target.db);
  // They may be there already, from a restore that was cut short: the same bytes under the same name.
  for (const { key } of target.storage ? manifest.files : []) await target.storage?.put(key, readFile(folder, key));
  return { manifest, newer };
}

/** Before anything is written: with other keys every row would be noise. */
function requireKeys(folder: string, ring: KeyRing): void {
  const { manifest, text, signature } = readManifest(folder);
  const missing = manifest.keys.filter((id) => !ring.keys.has(id));
  const isOurs = new PrivateData(ring).isHash(signature, { purpose: 'backup', text });
  if (!isOurs)
    throw new BackupError(
      'The keys of personal data here are not those of this backup, or its manifest was changed. Put the keys/ of its time into DATA_DIR, or set DATA_KEYS.',
    );
  if (missing.length > 0)
    throw new BackupError(
      `Key ${missing.join(', ')} has sealed rows of this backup and is not among the keys here. Put the keys/ of its time back.`,
    );
}

async function requireKnown({ migrations }: Manifest): Promise<void> {
  const known = new Set(await knownMigrations());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `This backup is of a later release: it has ${unknown.join(', ')}. Restore it with that release.`,
    );
}

async function fill(db: Db, folder: string, manifest: Manifest): Promise<void> {
  await setTextForms(db);
  await migrateTo(db, manifest.migrations.at(-1) ?? '');
  const tables = await storedTables(db);
  requireSameTables(tables, manifest);
  await emptyTables(db, tables);
  for (const table of tables) {
    for await (const lines of inBatches(readTable(folder, table.name))) await insertRows(db, table, lines);
  }
  for (const table of tables) await requireSameRows(db, table, manifest);
}

/** What a manifest says is compared with the schema, and never becomes a part of a statement. */
function requireSameTables(tables: readonly Table[], manifest: Manifest): void {
  const shape = (all: readonly { name: string; columns: readonly string[] }[]) =>
    all
      .map(({ name, columns }) => JSON.stringify([name, ...columns]))
      .toSorted()
      .join('\n');
  const present = tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
  if (shape(present) !== shape(manifest.tables))
    throw new BackupError('The tables of this backup are not those of its migrations: it cannot be restored.');
}

async function requireSameRows(db: Db, table: Table, { tables }: Manifest): Promise<void> {
  const expected = tables.find(({ name }) => name === table.name);
  const found = new RowsDigest();
  for await (const lines of readRows(db, table)) for (const line of lines) found.add(line);
  if (found.rows !== expected?.rows || found.text !== expected.digest)
    throw new BackupError(`Rows of ${table.name} came out otherwise than they were. Nothing was restored.`);
}

async function* inBatches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
