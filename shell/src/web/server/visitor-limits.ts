import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AvailableStore } from 'shared/limits/count-store';
import { RateLimit } from 'shared/limits/rate-limit';
import { redisCounts } from 'shared/limits/redis-counts';
import { createVisitorOf } from './visitor-of.ts';

/** Pages of one visitor that a web process counts alone: a twentieth of the limit (docs/decisions/0010). */
const SLACK_SHARE = 20;
const SETTLE_MS = 1000;
/** Answers of one visitor that are under way at once (spec LIM-at-once); a browser asks for six. */
const AT_ONCE = { call: 24, download: 8, upload: 2 };
/** Files of all visitors that are on their way in at once: each is in memory until it is whole. */
const UPLOADS_AT_ONCE = 12;
const ALL_UPLOADS = 'upload of anybody';

export interface VisitorLimits {
  /** Counts an answer that has to be made. @returns 0 when it may be, otherwise seconds until it may */
  takePage(request: IncomingMessage): Promise<number>;
  /** Counts an answer while it is under way. @returns what ends it; null when too many of the visitor's are */
  begin(kind: keyof typeof AT_ONCE, request: IncomingMessage): (() => void) | null;
  close(): Promise<void>;
}

export interface VisitorLimitsOptions {
  /** Answers that had to be made, per visitor and minute; 0 is no limit. */
  perMinute: number;
  /** Where several web processes count together; each counts alone otherwise. */
  redisUrl: string | undefined;
  trustedProxies: readonly string[];
  log: { warn(fields: object, message: string): void };
}

function createCounter() {
  const counts = new Map<string, number>();
  const add = (key: string, amount: number) => {
    const count = (counts.get(key) ?? 0) + amount;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return { of: (key: string) => counts.get(key) ?? 0, add };
}

async function openPages({ perMinute, redisUrl, log }: VisitorLimitsOptions) {
  const store = new AvailableStore(redisUrl === undefined ? [] : [await redisCounts(redisUrl)], log);
  // The same in all processes that count together, and nobody can tell addresses from it.
  const key = redisUrl ?? randomBytes(16);
  const hash = (visitor: string) => createHmac('sha256', key).update(visitor).digest('hex');
  const slack = Math.ceil(perMinute / SLACK_SHARE);
  const pages = new RateLimit({ name: 'pages', most: perMinute, slack, store, hash });
  const timer = setInterval(() => void pages.settle(), SETTLE_MS);
  timer.unref();
  const close = async () => {
    clearInterval(timer);
    await store.close();
  };
  return { pages, close };
}

/** What one visitor may cost: an address of IPv4, a network of IPv6. */
export async function openVisitorLimits(options: VisitorLimitsOptions): Promise<VisitorLimits> {
  const visitorOf = createVisitorOf(options.trustedProxies);
  const underWay = createCounter();
  const { pages, close } = await openPages(options);
  return {
    async takePage(request) {
      const visitor = options.perMinute === 0 ? undefined : visitorOf(request);
      return visitor === undefined ? 0 : pages.take(visitor);
    },
    begin(kind, request) {
      if (kind === 'upload' && underWay.of(ALL_UPLOADS) >= UPLOADS_AT_ONCE) return null;
      const visitor = visitorOf(request);
      if (visitor === undefined) return () => {};
      const key = `${kind} ${visitor}`;
      if (underWay.of(key) >= AT_ONCE[kind]) return null;
      const keys = kind === 'upload' ? [key, ALL_UPLOADS] : [key];
      for (const each of keys) underWay.add(each, 1);
      return () => {
        for (const each of keys) underWay.add(each, -1);
      };
    },
    close,
  };
}
