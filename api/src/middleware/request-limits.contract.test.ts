import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractSuite, startEngine, type Engine } from '../../testing/database/engine.ts';
import { missingOf, startRedis, type Program } from '../../testing/programs.ts';
import { openDatabase, type OpenDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { openLimits, type RequestLimits } from './request-limits.ts';

const LIMITS = { reads: 600, writes: 60, downloads: 30, uploads: 6 };
const SLACK = 30;
const SERVICES = 2;
const noRedis = missingOf('redis-server');

contractSuite('the limits of two services', () => {
  let engine: Engine;
  let databases: OpenDatabase[] = [];
  let said: string[] = [];
  const log = { warn: (fields: object, message: string) => said.push(`${JSON.stringify(fields)} ${message}`) };

  beforeAll(async () => {
    engine = await startEngine();
    const database = { dataDir: engine.env.DATA_DIR, databaseUrl: engine.env.DATABASE_URL };
    databases = [await openDatabase(database), await openDatabase(database)];
    for (const { db } of databases.slice(0, 1)) await migrate(db);
  }, 60_000);
  afterAll(async () => {
    for (const { close } of databases.toReversed()) await close();
    await engine.stop();
  });

  const open = (redisUrl: string | undefined): Promise<RequestLimits[]> => {
    said = [];
    const config = { limits: LIMITS, redisUrl };
    return Promise.all(databases.map(({ db }) => openLimits({ config, db, hash: (name) => `hash of ${name}`, log })));
  };
  const close = (services: RequestLimits[]) => Promise.all(services.map((service) => service.close()));

  /** As many as a flood brings, over both at once. @returns how many were allowed */
  async function flood(services: RequestLimits[], kind: 'reads' | 'writes', visitor: string): Promise<number> {
    let allowed = 0;
    for (let burst = 0; burst < 60; burst += 1) {
      const takes = services.flatMap((service) => Array.from({ length: 20 }, () => service[kind].take(visitor)));
      allowed += (await Promise.all(takes)).filter((wait) => wait === 0).length;
    }
    return allowed;
  }

  async function expectLimits(services: RequestLimits[], where: string, visitor: string): Promise<void> {
    const writes = await flood(services, 'writes', visitor);
    const reads = await flood(services, 'reads', visitor);
    console.warn(
      `[figures] two services, counted in ${where}: ${writes} of ${60 * 40} writes allowed (limit ${LIMITS.writes}), ` +
        `${reads} of ${60 * 40} reads (limit ${LIMITS.reads} + at most ${SERVICES * SLACK})`,
    );
    expect(writes).toBe(LIMITS.writes);
    expect(reads).toBeGreaterThanOrEqual(LIMITS.reads);
    expect(reads).toBeLessThanOrEqual(LIMITS.reads + SERVICES * SLACK);
  }

  it('hold together through the database, which learns no address', async () => {
    const services = await open(undefined);
    await expectLimits(services, 'the database', 'one');
    const [other] = services;
    expect(await other?.writes.take('another')).toBe(0);
    const rows = await databases[0]?.db.selectFrom('request_count').selectAll().execute();
    expect(rows?.map(({ subject }) => subject).toSorted()).toEqual([
      'reads:hash of one',
      'writes:hash of another',
      'writes:hash of one',
    ]);
    await close(services);
  });

  it('begin anew when the minute of the database is over, and what is over is swept', async () => {
    const services = await open(undefined);
    await flood(services, 'writes', 'later');
    const [one] = databases;
    await one?.db
      .updateTable('request_count')
      .set({ ends: new Date(Date.now() - 1000) })
      .execute();
    const fresh = await open(undefined);
    expect(await fresh[0]?.writes.take('later')).toBe(0);
    const left = await one?.db.selectFrom('request_count').select(['subject', 'total']).execute();
    expect(left).toEqual([{ subject: 'writes:hash of later', total: 1 }]);
    await close([...services, ...fresh]);
  });

  it('begin anew when the clock of the database was put back: a minute stays a minute', async () => {
    const services = await open(undefined);
    await flood(services, 'writes', 'before');
    const [one] = databases;
    await one?.db
      .updateTable('request_count')
      .set({ ends: new Date(Date.now() + 3_600_000) })
      .execute();
    const fresh = await open(undefined);
    expect(await fresh[0]?.writes.take('before')).toBe(0);
    await close([...services, ...fresh]);
  });

  it('go on where another service began to count a moment later and was quicker', async () => {
    const services = await open(undefined);
    await flood(services, 'writes', 'quick');
    const [one] = databases;
    await one?.db
      .updateTable('request_count')
      .set({ ends: new Date(Date.now() + 61_000) })
      .execute();
    const fresh = await open(undefined);
    expect(await fresh[0]?.writes.take('quick')).toBeGreaterThan(0);
    await close([...services, ...fresh]);
  });

  describe.skipIf(noRedis !== '')(
    `with Redis${noRedis === '' ? '' : ` - skipped: ${noRedis} is not installed`}`,
    () => {
      let redis: Program;
      beforeAll(async () => {
        redis = await startRedis();
      });
      afterAll(() => redis.stop());

      it('hold together through it, and the database is left alone', async () => {
        await databases[0]?.db.deleteFrom('request_count').execute();
        const services = await open(`redis://127.0.0.1:${redis.port}`);
        await expectLimits(services, 'Redis', 'two');
        expect(await databases[0]?.db.selectFrom('request_count').selectAll().execute()).toEqual([]);
        expect(said).toEqual([]);
        await close(services);
      });

      it('begin anew when the clock of Redis was put back: a minute stays a minute', async () => {
        const url = `redis://127.0.0.1:${redis.port}`;
        const services = await open(url);
        await flood(services, 'writes', 'before');
        const client = new Redis(url);
        await client.pexpire('site:limit:writes:hash of before', 3_600_000);
        client.disconnect();
        const fresh = await open(url);
        expect(await fresh[0]?.writes.take('before')).toBe(0);
        await close([...services, ...fresh]);
      });

      it('hold together through the database while Redis hangs or is away, said once', async () => {
        const services = await open(`redis://127.0.0.1:${redis.port}`);
        redis.process.kill('SIGSTOP');
        await expectLimits(services, 'the database because Redis hangs', 'three');
        redis.process.kill('SIGCONT');
        expect(new Set(said)).toEqual(new Set(['{"store":"redis"} limits are counted without this store']));
        expect(said.length).toBeLessThanOrEqual(SERVICES);
        await close(services);
        const nobody = await open('redis://127.0.0.1:1');
        await expectLimits(nobody, 'the database because Redis is not there', 'four');
        expect(said).toHaveLength(SERVICES);
        await close(nobody);
      });
    },
  );
});
