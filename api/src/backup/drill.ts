import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase, type Db } from '../db/client.ts';
import type { KeyRing } from '../modules/private-data/key-ring.adapter.ts';
import type { Manifest } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { countRows, storedTables } from './table-rows.store.ts';

/** What a loss of everything would have cost at this moment. */
export interface Drill {
  manifest: Manifest;
  /** Milliseconds until there was a new database, and until every row of the backup was in it and compared. */
  openedMs: number;
  restoredMs: number;
  /** Milliseconds between the moment of the backup and the drill. */
  ageMs: number;
  /** Rows that the database has more than the backup, by table; undefined where there is none to compare with. */
  written: Readonly<Record<string, number>> | undefined;
}

interface DrillOptions {
  /** The keys that the backup was made with. */
  ring: KeyRing;
  /** The site's own database; undefined when that is gone. */
  live: Db | undefined;
  now: () => number;
}

/** Restores a backup into a new embedded database of its own, which is thrown away. @throws {BackupError} */
export async function drill(folder: string, { ring, live, now }: DrillOptions): Promise<Drill> {
  const machine = fs.mkdtempSync(path.join(os.tmpdir(), 'drill-'));
  const begun = performance.now();
  try {
    const database = await openDatabase({ dataDir: machine, databaseUrl: undefined }, { isPatient: true });
    const openedMs = performance.now() - begun;
    try {
      const { manifest } = await restoreBackup({ db: database.db, ring, storage: undefined }, folder);
      const restoredMs = performance.now() - begun;
      const written = live && (await writtenSince(live, manifest));
      return { manifest, openedMs, restoredMs, ageMs: now() - Date.parse(manifest.takenAt), written };
    } finally {
      await database.close();
    }
  } finally {
    fs.rmSync(machine, { recursive: true, force: true });
  }
}

async function writtenSince(live: Db, { tables }: Manifest): Promise<Record<string, number>> {
  const known = new Map(tables.map(({ name, rows }) => [name, rows]));
  const written: Record<string, number> = {};
  for (const { name } of await storedTables(live)) {
    const more = (await countRows(live, name)) - (known.get(name) ?? 0);
    if (more > 0) written[name] = more;
  }
  return written;
}
