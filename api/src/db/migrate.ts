import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import type { Db } from './client.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');

/** Numbered SQL files, in the order of their names. Forward only: a mistake is mended by the next number. */
const provider: MigrationProvider = {
  getMigrations() {
    const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.sql'));
    return Promise.resolve(Object.fromEntries(files.map((file) => [path.basename(file, '.sql'), fromFile(file)])));
  },
};

function fromFile(file: string): Migration {
  const text = fs.readFileSync(path.join(FOLDER, file), 'utf8');
  return {
    async up(db) {
      await sql.raw(text).execute(db);
    },
  };
}

/** Runs what has not run yet, all in one transaction. @returns the names of the migrations that ran */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
  return results.map((result) => result.migrationName);
}

/** Names of the migrations that have not run on this database. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const migrations = await new Migrator({ db, provider }).getMigrations();
  return migrations.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name);
}
