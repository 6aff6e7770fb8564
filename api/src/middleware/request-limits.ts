import type { Config } from '../settings/config.ts';
import type { Db } from '../db/client.ts';
import { AvailableStore } from 'shared/limits/count-store';
import { databaseCounts } from './database-count.store.ts';
import { RateLimit } from 'shared/limits/rate-limit';
import { redisCounts } from 'shared/limits/redis-counts';

/** Reads of one visitor that a service counts alone: a twentieth of the limit. */
const SLACK_SHARE = 20;
const SETTLE_MS = 1000;

export interface RequestLimits {
  reads: RateLimit;
  writes: RateLimit;
  /** ZIP files that have to be made. */
  downloads: RateLimit;
  /** Files that visitors send. */
  uploads: RateLimit;
  close(): Promise<void>;
}

interface LimitDependencies {
  config: Pick<Config, 'limits' | 'redisUrl'>;
  db: Db;
  hash: (visitor: string) => string;
  log: { warn(fields: object, message: string): void };
}

/**
 * The limits per visitor and minute, counted in Redis where the settings name one, otherwise in the database. Writes
 * are counted exactly. Reads wait for a count once in many; what they leave is counted every second.
 */
export async function openLimits({ config, db, hash, log }: LimitDependencies): Promise<RequestLimits> {
  const { limits, redisUrl } = config;
  const database = databaseCounts(db);
  const stores = redisUrl === undefined ? [database] : [await redisCounts(redisUrl), database];
  const store = new AvailableStore(stores, log);
  const slack = Math.ceil(limits.reads / SLACK_SHARE);
  const reads = new RateLimit({ name: 'reads', most: limits.reads, slack, store, hash });
  const writes = new RateLimit({ name: 'writes', most: limits.writes, slack: 0, store, hash });
  const downloads = new RateLimit({ name: 'downloads', most: limits.downloads, slack: 0, store, hash });
  const uploads = new RateLimit({ name: 'uploads', most: limits.uploads, slack: 0, store, hash });
  const timer = setInterval(() => void reads.settle(), SETTLE_MS);
  timer.unref();
  return {
    reads,
    writes,
    downloads,
    uploads,
    async close() {
      clearInterval(timer);
      await reads.settle();
      await store.close();
    },
  };
}
