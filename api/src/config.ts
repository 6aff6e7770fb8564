import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { downloadEnvironment, downloadSettings, type DownloadSettings } from './modules/media/download-settings.ts';
import { messageEnvironment, messageFaults, messageSettings, type MessageSettings } from './message-settings.ts';
import {
  storageEnvironment,
  storageFaults,
  storageSettings,
  type StorageSettings,
} from './storage/storage-settings.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Longest address of a Unix socket that every platform takes (sun_path of macOS is 104 bytes with its NUL). */
const LONGEST_SOCKET = 103;
const SOCKET_SUFFIX = '/run/.s.PGSQL.5432';

const count = (fallback: number) => z.coerce.number().int().min(1).max(10_000_000).default(fallback);
/** A line break may be written as `\n`, because many tools allow one line per variable only. */
const pem = z.string().transform((text) => text.replaceAll(String.raw`\n`, '\n'));
const listenRule = 'must be unix:<path> or <host>:<port>';
const proxyRule = 'must be a comma-separated list of addresses or CIDR ranges';

const environment = z.object({
  DATA_DIR: z
    .string()
    .min(1)
    .default(path.join(ROOT, '.data'))
    .transform((folder) => path.resolve(folder))
    .refine((folder) => Buffer.byteLength(folder + SOCKET_SUFFIX) <= LONGEST_SOCKET, {
      error: `must be an absolute path of at most ${LONGEST_SOCKET - SOCKET_SUFFIX.length} bytes (it holds a Unix socket)`,
    }),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
  API_LISTEN: z
    .string()
    .regex(/^(unix:.+|.+:\d{1,5})$/, { error: listenRule })
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine((list) => addressList(list) !== undefined, { error: proxyRule }),
  LIMIT_READS: count(600),
  LIMIT_WRITES: count(60),
  HITS_FLUSH_MS: count(2000),
  API_BROWSER: z.stringbool({ error: 'must be true or false' }).default(false),
  QUOTE_FEED_URL: z.url({ protocol: /^https?$/, error: 'must be a http:// or https:// address' }).optional(),
  QUOTE_FEED_TIMEOUT_MS: count(2000),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  MAX_LOOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  MAX_QUEUE: count(200),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  BODY_KEY: pem.optional(),
  BODY_KEY_PREVIOUS: pem.optional(),
  BODY_KEY_BITS: z.enum(['1024', '2048', '3072', '4096']).default('2048').transform(Number),
  BODY_LEGACY: z.stringbool({ error: 'must be true or false' }).default(false),
  DATA_KEYS: z.string().optional(),
  WAITING_POLL_MS: z.coerce.number().int().min(20).max(10_000_000).default(10_000),
  BOOKING_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  ...messageEnvironment,
  ...downloadEnvironment,
  ...storageEnvironment,
  MIGRATE_ON_START: z.stringbool({ error: 'must be true or false' }).optional(),
});

export type Listen = { path: string } | { host: string; port: number };

/** What the service may know of its surroundings. Read once, from here only. */
export interface Config {
  /** Absolute. Holds the embedded database and the sockets. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Redis where several services count requests together; the database does it otherwise. */
  redisUrl: string | undefined;
  listen: Listen;
  /** Peers whose `X-Forwarded-For` is believed. The Unix socket always is. */
  trustedProxies: BlockList;
  /** Requests per visitor and minute. */
  limits: { reads: number; writes: number };
  hitsFlushMs: number;
  /** Where Prometheus asks; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Beyond these requests are answered with 503: mean delay of the event loop (0: not watched), queries that wait. */
  pressure: { loopDelayMs: number; queue: number };
  /** Keys for sealed bodies: from here, otherwise from the data folder. */
  bodyKeys: {
    pem: string | undefined;
    previousPem: string | undefined;
    /** Size of keys made from now on. */
    bits: number;
    /** Understands the old form of sealed bodies too: PKCS#1 v1.5 and MD5. */
    legacy: boolean;
  };
  /** Serves the OpenAPI document as a page to read, for developers. */
  apiBrowser: boolean;
  /** A real feed of quotes instead of the recorded sample. */
  quoteFeed: { url: string; timeoutMs: number } | undefined;
  /** Text of the file with the keys of personal data, for several services on one database. */
  dataKeys: string | undefined;
  messages: MessageSettings;
  /** How often offers are looked for that nobody accepted in time. */
  waitingPollMs: number;
  downloads: DownloadSettings;
  /** Where made files are kept. */
  storage: StorageSettings;
  /** When personal data is erased. */
  retention: { bookingDays: number };
  logLevel: string;
  /** On PostgreSQL migrations are a step of their own, because several services may start at once. */
  migrateOnStart: boolean;
}

/** Names every bad key of the environment with the rule it breaks. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @throws {ConfigError} listing all bad keys at once */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw notUsable(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const values = parsed.data;
  const apart = [...messageFaults(values), ...storageFaults(values)];
  if (apart.length > 0) throw notUsable(apart);
  return {
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    listen: listenAddress(values.API_LISTEN ?? `unix:${values.DATA_DIR}/run/api.sock`),
    trustedProxies: addressList(values.TRUSTED_PROXIES) ?? new BlockList(),
    limits: { reads: values.LIMIT_READS, writes: values.LIMIT_WRITES },
    hitsFlushMs: values.HITS_FLUSH_MS,
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    pressure: { loopDelayMs: values.MAX_LOOP_DELAY_MS, queue: values.MAX_QUEUE },
    bodyKeys: {
      pem: values.BODY_KEY,
      previousPem: values.BODY_KEY_PREVIOUS,
      bits: values.BODY_KEY_BITS,
      legacy: values.BODY_LEGACY,
    },
    apiBrowser: values.API_BROWSER,
    quoteFeed:
      values.QUOTE_FEED_URL === undefined
        ? undefined
        : { url: values.QUOTE_FEED_URL, timeoutMs: values.QUOTE_FEED_TIMEOUT_MS },
    dataKeys: values.DATA_KEYS,
    messages: messageSettings(values),
    waitingPollMs: values.WAITING_POLL_MS,
    downloads: downloadSettings(values),
    storage: storageSettings(values, values.DATA_DIR),
    retention: { bookingDays: values.BOOKING_KEEP_DAYS },
    logLevel: values.LOG_LEVEL,
    migrateOnStart: values.MIGRATE_ON_START ?? values.DATABASE_URL === undefined,
  };
}

function notUsable(faults: readonly string[]): ConfigError {
  const lines = faults.map((fault) => `  ${fault}`);
  return new ConfigError(`These settings of the environment are not usable:\n${lines.join('\n')}`);
}

function listenAddress(text: string): Listen {
  if (text.startsWith('unix:')) return { path: path.resolve(text.slice('unix:'.length)) };
  const split = text.lastIndexOf(':');
  const host = text.slice(0, split).replace(/^\[(.*)\]$/, '$1');
  const port = Number(text.slice(split + 1));
  if (port > 65_535) throw notUsable([`API_LISTEN: ${listenRule}`]);
  return { host, port };
}

function addressList(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    const width = family === 4 ? 32 : 128;
    const prefix = bits === undefined ? width : Number(bits);
    if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > width) return undefined;
    list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
