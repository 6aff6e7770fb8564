import path from 'node:path';
import { localOrigin } from 'shared/contract/settings/local-origin';
import { WEB_KEYS } from 'shared/contract/settings/programs';
import { readSettings } from 'shared/contract/settings/read-settings';
import { tracingSettings, type TracingSettings } from 'shared/tracing/open-tracing';
import type { RendererSettings } from './renderers/renderers.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export interface WebConfig {
  port: number;
  host: string;
  dataDir: string;
  /** Where `trust.json` lies; undefined: beside the releases. */
  signingDir: string | undefined;
  apiUrl: string;
  /** `https://host` without a slash at the end. */
  origin: string;
  /** The same for links that visitors share. */
  shareOrigin: string;
  isProduction: boolean;
  /** Where Prometheus asks; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Where traces go; undefined: nowhere. */
  tracing: TracingSettings | undefined;
  mediaDir: string;
  pageCache: boolean;
  renderers: RendererSettings;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Answers that had to be made, per visitor and minute; 0 is no limit. */
  pagesPerMinute: number;
  /** Where several web processes count together. */
  redisUrl: string | undefined;
  /** Base64 of 32 bytes. */
  formStateKey: string | undefined;
  /** Milliseconds that the event loop may be late on average; 0 is no limit. */
  loopDelay: number;
  logLevel: string;
}

/** The only reader of the environment. @throws {SettingsError} that lists every bad key with its rule. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): WebConfig {
  const values = readSettings(WEB_KEYS, env);
  const { PORT, HOST, API_URL, SITE_ORIGIN, SHARE_HOST, MEDIA_DIR, PAGE_CACHE, LOG_LEVEL } = values;
  const { SITE_ENV, METRICS_HOST, METRICS_PORT } = values;
  const dataDir = path.resolve(root, values.DATA_DIR);
  const { origin } = new URL(SITE_ORIGIN ?? localOrigin(HOST, PORT));
  return {
    port: PORT,
    host: HOST,
    dataDir,
    signingDir: values.SIGNING_DIR === undefined ? undefined : path.resolve(root, values.SIGNING_DIR),
    apiUrl: API_URL ?? `unix:${path.join(dataDir, 'run/api.sock')}`,
    origin,
    shareOrigin: new URL(SHARE_HOST ?? origin).origin,
    isProduction: SITE_ENV === 'prd',
    metrics: METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT },
    tracing: tracingSettings(values),
    mediaDir: path.resolve(root, MEDIA_DIR),
    pageCache: PAGE_CACHE === 'on',
    renderers: {
      count: values.RENDERERS,
      limits: { memory: values.RENDERER_MEMORY_MB, silence: values.RENDERER_SILENCE_MS },
    },
    trustedProxies: values.TRUSTED_PROXIES,
    pagesPerMinute: values.LIMIT_PAGES,
    redisUrl: values.REDIS_URL,
    formStateKey: values.FORM_STATE_KEY,
    loopDelay: values.MAX_LOOP_DELAY_MS,
    logLevel: LOG_LEVEL,
  };
}
