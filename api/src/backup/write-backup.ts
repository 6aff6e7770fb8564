import fs from 'node:fs';
import path from 'node:path';
import type { Db } from '../db/client.ts';
import { ranMigrations } from '../db/migrate.ts';
import type { PrivateData } from '../modules/private-data/private-data.service.ts';
import { ifGone } from 'shared/limits/private-folder';
import type { Storage } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import { syncFolders, writeFile, writeManifest, writeTable, type Manifest } from './backup-folder.ts';
import { RowsDigest } from './rows-digest.ts';
import { readRows, setTextForms, storedTables, type Table } from './table-rows.store.ts';
import { verifyBackup } from './verify-backup.ts';

/** Kinds of stored objects that nothing else could make again. */
const KEPT_KINDS = ['cv'] as const;
const SEALED_COLUMN = /^sealed_/;
const KEY_ID = /^v1\.([\w-]{1,32})\./;

export interface BackupSource {
  db: Db;
  engine: Manifest['engine'];
  data: PrivateData;
  /** Undefined: what lies in a bucket is backed up there. */
  storage: Storage | undefined;
  now: () => number;
}

/**
 * Writes all rows of one moment, and the files that belong to them, while the service goes on; then reads what lies on the
 * disk and compares it with what was read. The folder is there whole or not at all.
 * @throws {BackupError}
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  if (fs.existsSync(folder)) throw new BackupError(`${folder} is there already: name a new folder.`);
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const rows = await writeTables(source, unfinished);
  // After the rows: a row whose file is missing was erased meanwhile, a file without its row would stay for ever.
  const files = await writeFiles(source.storage, unfinished);
  const manifest: Manifest = { format: 1, engine: source.engine, ...rows, files };
  writeManifest(unfinished, manifest, (text) => source.data.hash('backup', text));
  await verifyBackup(unfinished);
  syncFolders(unfinished);
  fs.renameSync(unfinished, folder);
  syncFolders(path.dirname(folder));
  return manifest;
}

type Rows = Pick<Manifest, 'takenAt' | 'migrations' | 'tables' | 'keys'>;

function writeTables({ db, now }: BackupSource, folder: string): Promise<Rows> {
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return transaction.execute(async (moment) => {
    await setTextForms(moment);
    const takenAt = new Date(now()).toISOString();
    const tables: Manifest['tables'] = [];
    const keys = new Set<string>();
    const migrations = await ranMigrations(moment);
    for (const table of await storedTables(moment)) {
      const digest = new RowsDigest();
      await writeTable(folder, table.name, watched(readRows(moment, table), { table, digest, keys }));
      const columns = table.columns.map(({ name }) => name);
      tables.push({ name: table.name, columns, rows: digest.rows, digest: digest.text });
    }
    return { takenAt, migrations, tables, keys: [...keys].toSorted() };
  });
}

interface Watch {
  table: Table;
  digest: RowsDigest;
  keys: Set<string>;
}

/** The same lines, counted on their way, with the keys that have sealed something in them. */
async function* watched(batches: AsyncIterable<string[]>, { table, digest, keys }: Watch): AsyncGenerator<string[]> {
  const sealed = table.columns.flatMap(({ name }, at) => (SEALED_COLUMN.test(name) ? [at] : []));
  for await (const lines of batches) {
    for (const line of lines) digest.add(line);
    for (const id of sealed.length === 0 ? [] : lines.flatMap((line) => keysIn(line, sealed))) keys.add(id);
    yield lines;
  }
}

/** @param sealed positions of the sealed columns */
function keysIn(line: string, sealed: readonly number[]): string[] {
  const values = JSON.parse(line) as (string | null)[];
  return sealed.flatMap((at) => KEY_ID.exec(values[at] ?? '')?.[1] ?? []);
}

async function writeFiles(storage: Storage | undefined, folder: string): Promise<Manifest['files']> {
  if (!storage) return [];
  const files: Manifest['files'] = [];
  for (const kind of KEPT_KINDS) {
    for (const { key } of await storage.list(kind)) {
      const bytes = await storage.read(key).catch(ifGone(undefined));
      if (bytes) files.push(await writeFile(folder, key, bytes));
    }
  }
  return files;
}
