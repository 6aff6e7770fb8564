import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider, type MigrationResultSet } from 'kysely/migration';
import type { Db } from './client.ts';
import { DatabaseError } from './database-error.ts';

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

/** Whoever waits for a table waits behind a migration that waits for it as well: so long at most. */
const LOCK_TIMEOUT_MS = 1000;
/** Somebody who holds a table for longer than these attempts is for the operator to find. */
const ATTEMPTS = 60;
const PAUSE_MS = 500;
/** PostgreSQL's code for a lock that was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** How a migration takes its locks: given up after a moment and tried again, so that nobody queues behind it for long. */
interface Patience {
  lockTimeoutMs?: number;
  attempts?: number;
  pauseMs?: number;
  /** Other migrations than those of this release. */
  migrations?: MigrationProvider;
}

/**
 * Runs what has not run yet, one after the other, each in a transaction of its own: no lock is held for the next one. A
 * database without any gets all in one.
 * @returns the names of the migrations that ran
 * @throws {DatabaseError} when a table is in use for too long; those before it have run
 */
export async function migrate(db: Db, patience: Patience = {}): Promise<string[]> {
  const { migrations = provider } = patience;
  const migrator = new Migrator({ db, provider: migrations });
  const all = await migrator.getMigrations();
  const pending = all.filter(({ executedAt }) => executedAt === undefined);
  if (pending.length === all.length || db.isTransaction) return namesOf(await migrator.migrateToLatest());
  const done: string[] = [];
  for (const { name } of pending) done.push(...(await migrateNext(db, name, patience)));
  return done;
}

/** @param name of the next one; when another process has run it meanwhile it is the one after it, or none */
async function migrateNext(
  db: Db,
  name: string,
  { lockTimeoutMs = LOCK_TIMEOUT_MS, attempts = ATTEMPTS, pauseMs = PAUSE_MS, migrations = provider }: Patience,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: impatient(migrations, lockTimeoutMs) });
  for (let attempt = 1; ; attempt += 1) {
    const result = await migrator.migrateUp();
    if ((result.error as { code?: string } | undefined)?.code !== LOCK_NOT_AVAILABLE) return namesOf(result);
    if (attempt >= attempts)
      throw new DatabaseError(
        `The migration ${name} could not have its table within ${attempts} attempts: somebody else is using it for long ` +
          '(pg_stat_activity shows who). Nothing of it was changed; run it again.',
      );
    await setTimeout(pauseMs);
  }
}

/** Set where a migration begins, for the migrator waits much longer for its own lock. */
function impatient(migrations: MigrationProvider, lockTimeoutMs: number): MigrationProvider {
  const within = (migration: Migration): Migration => ({
    async up(db) {
      await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(db);
      await sql`set local statement_timeout = 0`.execute(db);
      await migration.up(db);
    },
  });
  return {
    async getMigrations() {
      const all = Object.entries(await migrations.getMigrations());
      return Object.fromEntries(all.map(([name, migration]) => [name, within(migration)]));
    },
  };
}

/** The same up to this one. @throws {Error} when there is none of this name */
export async function migrateTo(db: Db, name: string): Promise<string[]> {
  return namesOf(await new Migrator({ db, provider }).migrateTo(name));
}

function namesOf({ error, results = [] }: MigrationResultSet): string[] {
  if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
  return results.map((result) => result.migrationName);
}

/** Names of all that this release has, in their order. */
export async function knownMigrations(): Promise<string[]> {
  return Object.keys(await provider.getMigrations()).toSorted();
}

/** Names of the migrations that have run on this database, in their order. */
export async function ranMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

/** Names of the migrations that have not run on this database. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const migrations = await new Migrator({ db, provider }).getMigrations();
  return migrations.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name);
}
