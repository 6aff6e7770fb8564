import { sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../testing/child-service.ts';
import { contractSuite, engineKind, startEngine, type Engine } from '../../testing/database/engine.ts';
import { openDatabase, type OpenDatabase } from './client.ts';
import { migrate, ranMigrations } from './migrate.ts';

const READS = 5;
const QUICK = { lockTimeoutMs: 200, pauseMs: 20 };

contractSuite('a migration that needs a table which somebody reads for long', () => {
  let engine: Engine;
  let database: OpenDatabase;

  beforeAll(async () => {
    engine = await startEngine();
    database = await openDatabase({ dataDir: engine.env.DATA_DIR, databaseUrl: engine.env.DATABASE_URL });
  });
  afterAll(async () => {
    await database.close();
    await engine.stop();
  });

  /** What has run, and one more that adds a column to the bookings. */
  async function withOneMore(name: string): Promise<MigrationProvider> {
    const ran = await ranMigrations(database.db);
    const nothing = ran.map((earlier) => [earlier, { up: () => Promise.resolve() }] as const);
    const up: Migration['up'] = async (db) =>
      void (await sql`alter table booking add column ${sql.ref(name.slice(5))} text`.execute(db));
    return { getMigrations: () => Promise.resolve({ ...Object.fromEntries(nothing), [name]: { up } }) };
  }

  /** A transaction that has read the bookings and does not end until it is let go. */
  async function longReader(): Promise<() => Promise<void>> {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const whole = database.db.transaction().execute(async (reader) => {
      await reader.selectFrom('booking').select('id').execute();
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    return () => {
      end.resolve();
      return whole;
    };
  }

  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await sql`select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted`.execute(
      database.db,
    );
    return rows.length > 0;
  };

  // The embedded engine takes one transaction after the other: there is nobody beside a migration.
  it.skipIf(engineKind !== 'postgres')('lets everybody else read meanwhile, and is done when it can be', async () => {
    const letGo = await longReader();
    const migrated = migrate(database.db, { ...QUICK, migrations: await withOneMore('9990-beside') });
    for (let read = 0; read < READS; read += 1) {
      await eventually(isWaiting);
      // Behind a migration that waited without end this would never be answered: the long reader waits for it.
      await database.db.selectFrom('booking').select('id').execute();
    }
    await letGo();
    expect(await migrated).toEqual(['9990-beside']);
    expect(await database.db.selectFrom('booking').selectAll().execute()).toEqual([]);
  });

  it.skipIf(engineKind !== 'postgres')(
    'gives up in the end, says who is to be found, and has changed nothing',
    async () => {
      const letGo = await longReader();
      const migrations = await withOneMore('9991-never');
      const refused = migrate(database.db, { ...QUICK, attempts: 2, migrations });
      await expect(refused).rejects.toThrow('9991-never could not have its table within 2 attempts');
      await letGo();
      expect(await ranMigrations(database.db)).not.toContain('9991-never');
      expect(await migrate(database.db, { ...QUICK, migrations })).toEqual(['9991-never']);
    },
  );

  it('has run once where two began at the same time', async () => {
    const migrations = await withOneMore('9992-once');
    const both = await Promise.all([migrate(database.db, { migrations }), migrate(database.db, { migrations })]);
    expect(both.flat()).toEqual(['9992-once']);
  });
});
