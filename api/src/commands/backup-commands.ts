import path from 'node:path';
import type { Manifest } from '../backup/backup-folder.ts';
import { drill, type Drill } from '../backup/drill.ts';
import { moveToPostgres } from '../backup/move-database.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { openDatabase, type OpenDatabase } from '../db/client.ts';
import { openKeyRing, requireKeyRing } from '../modules/private-data/key-ring.adapter.ts';
import { PrivateData } from '../modules/private-data/private-data.service.ts';
import type { Config } from '../settings/config.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { positionals } from './command-line.ts';
import { endWith } from './operator-message.ts';

/*
 * The operator's commands that keep, bring back and move the whole database. docs/operating.md says when to use which.
 */

export const BACKUP_USAGE = `
  backup create <folder>     write all rows of this moment, and applicants' files, into a new folder, also while the service
                             runs. Personal data stays sealed; its keys are not in it: keep keys/ of DATA_DIR elsewhere
  backup verify <folder>     read a backup and compare it with what it was made of; needs no database and no keys
  backup restore <folder>    fill an empty database with a backup, with the keys of its time in DATA_DIR or DATA_KEYS
  backup drill <folder>      restore a backup into a new database that is thrown away; print how long that took and what
                             would be lost. The service may run
  backup move                bring the embedded database of DATA_DIR to the empty PostgreSQL of DATABASE_URL; stop the
                             service first`;

interface Command {
  config: Config;
  args: readonly string[];
  say: (line: string) => void;
}

type Run = (command: Command) => Promise<void>;

export const BACKUP_COMMANDS: Readonly<Record<string, Run>> = {
  'backup create': async ({ config, args, say }) => {
    const folder = folderIn(args, 'backup create <folder>');
    const data = new PrivateData(openKeyRing(config));
    const manifest = await withDatabase(config, ({ db, engine }) =>
      withFiles(config, (storage) => writeBackup({ db, engine, data, storage, now: Date.now }, folder)),
    );
    say(`${folder} holds ${contentsOf(manifest)}. It was read again and compared.`);
    if (config.storage.bucket)
      say(`Applicants' files lie in the bucket ${config.storage.bucket.bucket}: keep versions of it.`);
    if (manifest.keys.length > 0) say(`It needs the key ${manifest.keys.join(', ')}, which is not in it.`);
  },
  'backup verify': async ({ args, say }) => {
    const folder = folderIn(args, 'backup verify <folder>');
    say(`${folder} is whole: ${contentsOf(await verifyBackup(folder))}.`);
  },
  'backup restore': async ({ config, args, say }) => {
    const folder = folderIn(args, 'backup restore <folder>');
    const ring = requireKeyRing(config);
    const { manifest, newer } = await withDatabase(config, ({ db }) =>
      withFiles(config, (storage) => restoreBackup({ db, ring, storage }, folder)),
    );
    say(`Restored: ${contentsOf(manifest)}. Every row was read again and compared.`);
    if (newer.length > 0) say(`Then brought up to date: ${newer.join(', ')}.`);
  },
  'backup drill': async ({ config, args, say }) => {
    const folder = folderIn(args, 'backup drill <folder>');
    const ring = requireKeyRing(config);
    const done = await withDatabase(config, ({ db }) => drill(folder, { ring, live: db, now: Date.now }));
    say(`Restored on a new database: ${contentsOf(done.manifest)}.`);
    say(`It took ${seconds(done.restoredMs)}, of which ${seconds(done.openedMs)} for the database itself.`);
    say(`The backup is ${seconds(done.ageMs)} old. ${lossOf(done)}`);
  },
  'backup move': async ({ config, args, say }) => {
    positionals(args, 0, 'backup move');
    const { manifest, left } = await moveToPostgres(config);
    say(`The database is in PostgreSQL now: ${contentsOf(manifest)}. Every row was read again and compared.`);
    say(`Start the service with the same DATABASE_URL. What it was lies in ${left}; remove that when you are sure.`);
  },
};

function folderIn(args: readonly string[], usage: string): string {
  const [folder = ''] = positionals(args, 1, usage);
  return path.resolve(folder);
}

function contentsOf({ takenAt, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${files.length} files as of ${takenAt}`;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function lossOf({ written = {} }: Drill): string {
  const rows = Object.entries(written).map(([table, count]) => `${count} of ${table}`);
  return rows.length === 0
    ? 'Nothing has been added since.'
    : `Lost would be what was added since: ${rows.join(', ')}.`;
}

async function withDatabase<T>(config: Config, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(config, { isPatient: true });
  void database.failure.then(endWith);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function withFiles<T>({ storage }: Config, work: (storage: Storage | undefined) => Promise<T>): Promise<T> {
  if (storage.bucket) return work(undefined);
  const opened = await openStorage(storage);
  try {
    return await work(opened);
  } finally {
    opened.close();
  }
}
