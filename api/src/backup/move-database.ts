import fs from 'node:fs';
import path from 'node:path';
import { openDatabase, type OpenDatabase } from '../db/client.ts';
import { markMoved, movedFiles } from '../db/embedded.ts';
import { requireKeyRing, type KeyRing } from '../modules/private-data/key-ring.adapter.ts';
import { PrivateData } from '../modules/private-data/private-data.service.ts';
import type { Config } from '../settings/config.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Below DATA_DIR, for its owner only; removed when the rows have arrived. */
const BETWEEN = 'db.moving';

/**
 * Brings the embedded database of a data folder to an empty PostgreSQL: a backup and its restore. Nobody else has the folder
 * open meanwhile, so nothing can be written to it that would stay behind, and nobody opens it afterwards by mistake.
 * @returns where the files of the embedded database lie now
 * @throws {BackupError} or {DatabaseError}; the embedded database is as it was
 */
export async function moveToPostgres(config: Config): Promise<{ manifest: Manifest; left: string }> {
  if (config.databaseUrl === undefined)
    throw new BackupError('Say in DATABASE_URL where to: an empty database of a PostgreSQL.');
  const ring = requireKeyRing(config);
  const folder = path.join(config.dataDir, BETWEEN);
  fs.rmSync(folder, { recursive: true, force: true });
  const source = await openDatabase(
    { dataDir: config.dataDir, databaseUrl: undefined },
    { isAlone: true, isPatient: true },
  );
  let isMoved = false;
  try {
    const manifest = await copy(source, { config, ring, folder });
    isMoved = true;
    return { manifest, left: movedFiles(config.dataDir) };
  } finally {
    // While this process still has the folder: whoever waits for it finds that it has moved.
    await source.close(() => isMoved && markMoved(config.dataDir));
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

interface Copy {
  config: Config;
  ring: KeyRing;
  /** Where the rows lie in between. */
  folder: string;
}

async function copy(source: OpenDatabase, { config, ring, folder }: Copy): Promise<Manifest> {
  const target = await openDatabase(config, { isPatient: true });
  try {
    const data = new PrivateData(ring);
    // Files stay where they are: the service goes on with this data folder or with its bucket.
    await writeBackup({ db: source.db, engine: source.engine, data, storage: undefined, now: Date.now }, folder);
    const { manifest } = await restoreBackup({ db: target.db, ring, storage: undefined }, folder);
    return manifest;
  } finally {
    await target.close();
  }
}
