/*
 * What counting requests costs, ours beside rate-limiter-flexible: `pnpm --filter bench limits`. Needs PostgreSQL and Redis.
 * Prints two tables and writes them into the README.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { openDatabase, type OpenDatabase } from '../../api/src/db/client.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { AvailableStore, type CountStore } from 'shared/limits/count-store';
import { databaseCounts } from '../../api/src/middleware/database-count.store.ts';
import { RateLimit } from 'shared/limits/rate-limit';
import { redisCounts } from 'shared/limits/redis-counts';
import { median, percentile } from './load.ts';
import { markdownTable, writeMeasured } from './measured.ts';
import { startCluster } from './postgres.ts';
import { freePort, stop } from './processes.ts';

const ROUNDS = 5;
const VISITORS = 60;
const READS_EACH = 100;
const AT_ONCE = 20;
const LIMIT = 600;
const SLACK = 30;
const WRITES_WHILE_AWAY = 20;
const hash = (visitor: string) => visitor;

/** Lets one request through, or not; both kinds do so here. */
type Take = (visitor: string) => Promise<unknown>;

interface Counter {
  store: string;
  name: string;
  take: Take;
  /** Messages to the store so far. */
  trips: () => number;
}

function ours(store: CountStore): Counter {
  let trips = 0;
  const add: CountStore['add'] = (counts) => {
    trips += 1;
    return store.add(counts);
  };
  // A name of its own for each, so that none continues the count of another.
  const name = `ours-${performance.now()}`;
  const limit = new RateLimit({ name, most: LIMIT, slack: SLACK, store: { ...store, add }, hash });
  return { store: store.name, name: 'ours', take: (visitor) => limit.take(visitor), trips: () => trips };
}

const common = () => ({ points: LIMIT, duration: 60, keyPrefix: `library-${performance.now()}` });

async function onPostgres(
  url: string,
): Promise<{ limiter: RateLimiterAbstract; trips: () => number; end: () => unknown }> {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  let trips = 0;
  const storeClient = {
    query: (query: pg.QueryConfig) => {
      trips += 1;
      return pool.query(query);
    },
  };
  const limiter = await new Promise<RateLimiterPostgres>((resolve, reject) => {
    const options = { ...common(), tableName: 'library_limit', storeType: 'pool', storeClient };
    const made = new RateLimiterPostgres(options, (error?: Error) => (error ? reject(error) : resolve(made)));
  });
  return { limiter, trips: () => trips, end: () => pool.end() };
}

/** Milliseconds of one read, many at once. */
async function costOf({ take }: Counter): Promise<number> {
  const began = performance.now();
  for (let read = 0; read < READS_EACH; read += 1)
    for (let first = 0; first < VISITORS; first += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => take(`visitor ${first + at}`)));
  return (performance.now() - began) / (READS_EACH * VISITORS);
}

async function costTable(counters: (() => Promise<Counter>)[]): Promise<string> {
  const rows: string[][] = [];
  for (const make of counters) {
    const costs: number[] = [];
    let last: Counter | undefined;
    for (let round = 0; round < ROUNDS; round += 1) costs.push(await costOf((last = await make())));
    const trips = ((last?.trips() ?? 0) * 1000) / (READS_EACH * VISITORS);
    const took = median(costs) * 1000;
    rows.push([last?.store ?? '', last?.name ?? '', took.toFixed(0), trips.toFixed(0)]);
  }
  return markdownTable([['counted in', 'by', 'µs per read', 'messages per 1,000 reads'], ...rows]);
}

async function waitsOf(take: Take): Promise<string> {
  const waits: number[] = [];
  for (let write = 0; write < WRITES_WHILE_AWAY; write += 1) {
    const began = performance.now();
    await take('visitor');
    waits.push(performance.now() - began);
  }
  return `${percentile(waits, 0.5).toFixed(0)} / ${Math.max(...waits).toFixed(0)}`;
}

async function main(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-limits-'));
  const cluster = await startCluster(folder);
  const { url } = cluster.create('limits');
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--dir', folder], { stdio: 'ignore' });
  const embeddedFolder = path.join(folder, 'embedded');
  fs.mkdirSync(embeddedFolder);
  const databases = [
    await openDatabase({ dataDir: embeddedFolder, databaseUrl: undefined }),
    await openDatabase({ dataDir: folder, databaseUrl: url }),
  ];
  try {
    for (const { db } of databases) await migrate(db);
    await measure({ databases, url, redis, redisUrl: `redis://127.0.0.1:${port}` });
  } finally {
    for (const database of databases) await database.close();
    await stop(redis);
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

interface Stores {
  databases: OpenDatabase[];
  url: string;
  redis: ChildProcess;
  redisUrl: string;
}

async function measure({ databases, url, redis, redisUrl }: Stores): Promise<void> {
  const postgres = await onPostgres(url);
  const client = new Redis(redisUrl, { maxRetriesPerRequest: 0, commandTimeout: 300 });
  client.on('error', () => undefined);
  const counts = await redisCounts(redisUrl);
  const stores = databases.map(({ db, engine }) => ({ ...databaseCounts(db), name: engine }));
  const libraryRedis = new RateLimiterRedis({ ...common(), storeClient: client, rejectIfRedisNotReady: true });
  let before = 0;
  const cost = await costTable([
    ...stores.map((store) => async () => ours(store)),
    async () => {
      before = postgres.trips();
      const take: Take = (visitor) => postgres.limiter.consume(visitor).catch(() => undefined);
      return { store: 'postgres', name: 'rate-limiter-flexible', take, trips: () => postgres.trips() - before };
    },
    async () => ours(counts),
    async () => {
      let trips = 0;
      const take: Take = (visitor) => {
        trips += 1;
        return libraryRedis.consume(visitor).catch(() => undefined);
      };
      return { store: 'redis', name: 'rate-limiter-flexible', take, trips: () => trips };
    },
  ]);
  const insured = new RateLimiterRedis({ ...common(), storeClient: client, insuranceLimiter: postgres.limiter });
  const available = new AvailableStore([counts, stores[1] ?? counts], { warn: () => undefined });
  const exact = new RateLimit({ name: 'exact', most: LIMIT, slack: 0, store: available, hash });
  redis.kill('SIGSTOP');
  const away = markdownTable([
    ['a write while Redis hangs, counted by', 'ms, median / longest'],
    ['ours', await waitsOf((visitor) => exact.take(visitor))],
    ['rate-limiter-flexible with an insurance limiter', await waitsOf((visitor) => insured.consume(visitor))],
  ]);
  redis.kill('SIGCONT');
  process.stdout.write(`${cost}\n${away}`);
  writeMeasured('limits', `${cost}\n${away}`);
  client.disconnect();
  await counts.close();
  await postgres.end();
}

await main();
