import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineKind } from '../../../testing/database/engine.ts';
import { migrateAnew } from '../../../testing/database/embedded-image.ts';
import {
  postgresBin,
  runOn,
  startCluster,
  startReplica,
  type Cluster,
} from '../../../testing/database/postgres-cluster.ts';
import { newFolder } from '../../../testing/database/folders.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { buildApp, type App } from '../../app.ts';
import { readConfig } from '../../settings/config.ts';
import { importContent } from '../../modules/pack-import/pack-import.service.ts';
import { connectReplica, openDatabase, type Db, type OpenDatabase } from '../client.ts';
import { Replica } from './replica.ts';

/** Milliseconds. */
const MOST_LAG = 400;
const SLOW = 120_000;

// The embedded database has none.
describe.skipIf(engineKind === 'pglite' || postgresBin() === undefined)('a replica of the database', () => {
  let primary: Cluster;
  let standby: Cluster;
  let database: OpenDatabase;
  let replicaDb: Db;
  let replica: Replica;
  let app: App;
  let folder: string;

  beforeAll(async () => {
    folder = newFolder('site-replica-');
    primary = await startCluster();
    const url = primary.urlOf('postgres');
    await migrateAnew({ dataDir: folder, databaseUrl: url });
    standby = await startReplica(primary);
    const config = readConfig({
      DATA_DIR: folder,
      DATABASE_URL: url,
      DATABASE_REPLICA_URL: standby.urlOf('postgres'),
      REPLICA_LAG_MS: String(MOST_LAG),
      CONTENT_FRESH_MS: '0',
      MAX_LOOP_DELAY_MS: '0',
      BODY_KEY_BITS: '1024',
      LOG_LEVEL: 'silent',
    });
    database = await openDatabase(config);
    replicaDb = connectReplica(standby.urlOf('postgres'));
    replica = new Replica({ primary: database.db, replica: replicaDb, mostLagMs: MOST_LAG });
    app = await buildApp({ config, db: database.db, replica });
    await publish('first');
  }, SLOW);
  afterAll(async () => {
    await app.close();
    await replicaDb.destroy();
    await database.close();
    await standby.stop();
    await primary.stop();
  });

  /** Imports a pack in which the group has another name. */
  async function publish(name: string): Promise<void> {
    const pack = samplePack();
    Object.assign(pack.files['site.json'].cn, { name });
    await importContent(database.db, writePack(path.join(folder, name), pack));
  }
  const nameOf = async (): Promise<unknown> => {
    const answer = await app.server.inject({ method: 'POST', url: '/cn/api/site/info', payload: { language: 1 } });
    return answer.json<{ data: { name: string } }>().data.name;
  };
  const ready = async () => (await app.server.inject('/health/ready')).statusCode;
  const answeredByReplica = () => replica.state.reads.replica;
  const pause = () => runOn(standby.urlOf('postgres'), 'select pg_wal_replay_pause()');
  const resume = () => runOn(standby.urlOf('postgres'), 'select pg_wal_replay_resume()');
  const untilUsed = (isUsed: boolean) =>
    expect
      .poll(
        async () => {
          await replica.look();
          return replica.state.isUsed;
        },
        { timeout: 10_000 },
      )
      .toBe(isUsed);

  it('answers what visitors read, once it has what they are to see', async () => {
    await app.services.version.current();
    await untilUsed(true);
    const before = answeredByReplica();
    expect(await nameOf()).toBe('first');
    expect(answeredByReplica()).toBeGreaterThan(before);
  });

  it('is passed over for whatever it has not replayed yet: nobody sees old content under a new version', async () => {
    await untilUsed(true);
    await pause();
    await publish('second');
    const before = answeredByReplica();
    expect(await nameOf()).toBe('second');
    expect(answeredByReplica()).toBe(before);
    expect(replica.state.isUsed).toBe(false);
    await resume();
    await untilUsed(true);
    expect(await nameOf()).toBe('second');
  });

  it('is left out while it is further behind than it may be, and says how far', async () => {
    await untilUsed(true);
    expect(replica.state.lagMs).toBe(0);
    await pause();
    await publish('third');
    await expect
      .poll(
        async () => {
          await replica.look();
          return replica.state.lagMs;
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(MOST_LAG);
    expect(replica.state.isUsed).toBe(false);
    const metrics = await app.services.metrics.text();
    expect(metrics).toMatch(/^api_replica_lag_seconds (?!-1|0$)/m);
    expect(metrics).toMatch(/^api_content_reads\{database="replica"\} [1-9]/m);
    await resume();
    await untilUsed(true);
  });

  it('is not missed when it is gone: the next question goes to the primary', async () => {
    await untilUsed(true);
    await standby.kill();
    await publish('fourth');
    expect(await nameOf()).toBe('fourth');
    await replica.look();
    expect(replica.state).toMatchObject({ isUsed: false, lagMs: null });
    await standby.start();
    await untilUsed(true);
  });

  it(
    'lets everybody read on while the primary is away, and nobody write',
    async () => {
      await untilUsed(true);
      await nameOf();
      await primary.kill();
      await replica.look();
      expect(await nameOf()).toBe('fourth');
      expect(await ready()).toBe(200);
      await expect(publish('never')).rejects.toThrow(/connect|terminat|reset/i);
      await primary.start();
      await untilUsed(true);
      expect(await nameOf()).toBe('fourth');
    },
    SLOW,
  );
});
