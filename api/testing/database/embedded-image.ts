import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../src/db/client.ts';
import { migrate } from '../../src/db/migrate.ts';
import { newFolder } from './folders.ts';

/*
 * The databases that test files start from, one without tables and one that is migrated: made once, copied in a fraction
 * of the time that an engine needs to create a database and to migrate it.
 */

const API = path.join(import.meta.dirname, '../..');
const KEPT = path.join(API, '../node_modules/.cache/test-database');
/** What the embedded database's files are made of. */
const SOURCES = [
  'src/db/embedded-worker.ts',
  'src/db/embedded.ts',
  'src/db/migrate.ts',
  'testing/database/embedded-image.ts',
  '../pnpm-lock.yaml',
];
const MIGRATIONS = 'src/db/migrations';

function fingerprint(): string {
  const hash = createHash('sha256');
  const migrations = fs.readdirSync(path.join(API, MIGRATIONS)).map((file) => `${MIGRATIONS}/${file}`);
  for (const file of [...SOURCES, ...migrations.toSorted()]) {
    hash.update(`${file}\n`).update(fs.readFileSync(path.join(API, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Brings a new database up to date, as an operator does. */
export async function migrateAnew(at: { dataDir: string; databaseUrl: string | undefined }): Promise<void> {
  const database = await openDatabase(at);
  try {
    await migrate(database.db);
  } finally {
    await database.close();
  }
}

async function createEmpty(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await database.close();
}

/** Data folders of embedded databases in a folder that {@link ensureEmbeddedImages} has made. */
export const imageIn = (images: string, kind: 'empty' | 'migrated'): string => path.join(images, kind);

/**
 * A folder with the data folders of an empty and of a migrated embedded database, to be copied; kept between runs until
 * migrations, engine or their code change.
 */
export async function ensureEmbeddedImages(): Promise<string> {
  const image = path.join(KEPT, fingerprint());
  if (fs.existsSync(image)) return image;
  const made = newFolder('site-image-');
  fs.rmSync(KEPT, { recursive: true, force: true });
  fs.mkdirSync(KEPT, { recursive: true });
  // Complete or not there: two runs may make it at the same time.
  const half = fs.mkdtempSync(path.join(KEPT, 'new-'));
  const keep = (kind: 'empty' | 'migrated') =>
    fs.cpSync(path.join(made, 'db'), path.join(imageIn(half, kind), 'db'), { recursive: true });
  await createEmpty(made);
  keep('empty');
  await migrateAnew({ dataDir: made, databaseUrl: undefined });
  keep('migrated');
  fs.rmSync(made, { recursive: true, force: true });
  if (fs.existsSync(image)) fs.rmSync(half, { recursive: true, force: true });
  else fs.renameSync(half, image);
  return image;
}
