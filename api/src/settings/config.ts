import type { BlockList } from 'node:net';
import path from 'node:path';
import { SERVICE_KEYS, type ServiceKey } from 'shared/contract/settings/programs';
import { LONGEST_FOLDER, SETTINGS } from 'shared/contract/settings/settings';
import { readSettings, SettingsError, type Values } from 'shared/contract/settings/read-settings';
import { trustedNetworks } from 'shared/limits/trusted-networks';
import { tracingSettings, type TracingSettings } from 'shared/tracing/open-tracing';
import { downloadSettings, type DownloadSettings } from '../modules/media/download.settings.ts';
import type { ScanSettings } from '../modules/application/file/scan.adapter.ts';
import { messageFaults, messageSettings, type MessageSettings } from './message-settings.ts';
import { storageFaults, storageSettings, type StorageSettings } from '../storage/storage-settings.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export type Listen = { path: string } | { host: string; port: number };

/** What the service may know of where it runs. Read once, from here only. */
export interface Config {
  /** Absolute. Holds the embedded database and the sockets. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** A replica of it, for reads of imported tables; it may be so far behind. */
  replica: { url: string; mostLagMs: number } | undefined;
  /** Redis where several services count requests together; the database does it otherwise. */
  redisUrl: string | undefined;
  listen: Listen;
  /** Peers whose `X-Forwarded-For` is believed. The Unix socket always is. */
  trustedProxies: BlockList;
  /** Requests per visitor and minute. */
  limits: { reads: number; writes: number; downloads: number; uploads: number };
  hitsFlushMs: number;
  /** For how long reads may follow a content version that is no longer the newest. */
  contentFreshMs: number;
  /** Where Prometheus asks; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Where traces go; undefined: nowhere. */
  tracing: TracingSettings | undefined;
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
  /** `yyyy-MM-dd HH:mm`, Asia/Shanghai. */
  quoteReplayAt: string | undefined;
  /** Text of the file with the keys of personal data, for several services on one database. */
  dataKeys: string | undefined;
  messages: MessageSettings;
  /** How often offers are looked for that nobody accepted in time. */
  waitingPollMs: number;
  downloads: DownloadSettings;
  /** Where made files are kept. */
  storage: StorageSettings;
  /** When personal data is erased. */
  retention: { bookingDays: number; applicationDays: number };
  /** Files of applicants: bytes of all, and who looks at them. */
  applications: { bytes: number; scan: ScanSettings };
  /** What a code costs whoever asks for it. */
  codes: { bits: number; usual: number; abroadPerDay: number };
  logLevel: string;
  /** On PostgreSQL migrations are a step of their own, because several services may start at once. */
  migrateOnStart: boolean;
}

/** @throws {SettingsError} listing all bad keys at once */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const values = readSettings(SERVICE_KEYS, env);
  const dataDir = path.resolve(ROOT, values.DATA_DIR);
  const faults = [
    ...folderFaults(dataDir),
    ...replicaFaults(values),
    ...messageFaults(values),
    ...storageFaults(values),
  ];
  if (faults.length > 0) throw new SettingsError(faults);
  return {
    dataDir,
    databaseUrl: values.DATABASE_URL,
    replica: replicaSettings(values),
    redisUrl: values.REDIS_URL,
    listen: listenAddress(values.API_LISTEN ?? `unix:${dataDir}/run/api.sock`),
    trustedProxies: trustedNetworks(values.TRUSTED_PROXIES),
    limits: {
      reads: values.LIMIT_READS,
      writes: values.LIMIT_WRITES,
      downloads: values.LIMIT_DOWNLOADS,
      uploads: values.LIMIT_UPLOADS,
    },
    hitsFlushMs: values.HITS_FLUSH_MS,
    contentFreshMs: values.CONTENT_FRESH_MS,
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    tracing: tracingSettings(values),
    pressure: { loopDelayMs: values.MAX_LOOP_DELAY_MS, queue: values.MAX_QUEUE },
    bodyKeys: {
      pem: values.BODY_KEY,
      previousPem: values.BODY_KEY_PREVIOUS,
      bits: values.BODY_KEY_BITS,
      legacy: values.BODY_LEGACY,
    },
    apiBrowser: values.API_BROWSER,
    quoteFeed: quoteFeedSettings(values),
    quoteReplayAt: values.QUOTE_REPLAY_AT,
    dataKeys: values.DATA_KEYS,
    messages: messageSettings(values),
    codes: { bits: values.CODE_WORK_BITS, usual: values.CODES_USUAL, abroadPerDay: values.SMS_ABROAD_PER_DAY },
    waitingPollMs: values.WAITING_POLL_MS,
    downloads: downloadSettings(values, ROOT),
    storage: storageSettings(values, dataDir),
    retention: { bookingDays: values.BOOKING_KEEP_DAYS, applicationDays: values.APPLICATION_KEEP_DAYS },
    applications: applicationSettings(values),
    logLevel: values.LOG_LEVEL,
    migrateOnStart: values.MIGRATE_ON_START ?? values.DATABASE_URL === undefined,
  };
}

function replicaSettings({ DATABASE_REPLICA_URL: url, REPLICA_LAG_MS: mostLagMs }: Values<ServiceKey>) {
  return url === undefined ? undefined : { url, mostLagMs };
}

function quoteFeedSettings({ QUOTE_FEED_URL: url, QUOTE_FEED_TIMEOUT_MS: timeoutMs }: Values<ServiceKey>) {
  return url === undefined ? undefined : { url, timeoutMs };
}

function applicationSettings(values: Values<ServiceKey>): Config['applications'] {
  const { APPLICATION_STORE_BYTES: bytes, SCAN_COMMAND: command, SCAN_URL: url, SCAN_TOKEN: token } = values;
  return { bytes, scan: { command, url, token, timeoutMs: values.SCAN_TIMEOUT_MS } };
}

/** The embedded database has no replica. */
function replicaFaults({ DATABASE_URL, DATABASE_REPLICA_URL }: Values<ServiceKey>): string[] {
  const isAlone = DATABASE_REPLICA_URL !== undefined && DATABASE_URL === undefined;
  return isAlone ? ['DATABASE_REPLICA_URL: must be set together with DATABASE_URL, whose replica it is'] : [];
}

/** A relative one is only now known to be short enough for its socket. */
function folderFaults(dataDir: string): string[] {
  return Buffer.byteLength(dataDir) <= LONGEST_FOLDER ? [] : [`DATA_DIR: must be ${SETTINGS.DATA_DIR.rule}`];
}

function listenAddress(text: string): Listen {
  if (text.startsWith('unix:')) return { path: path.resolve(text.slice('unix:'.length)) };
  const split = text.lastIndexOf(':');
  const host = text.slice(0, split).replace(/^\[(.*)\]$/, '$1');
  const port = Number(text.slice(split + 1));
  return { host, port };
}
