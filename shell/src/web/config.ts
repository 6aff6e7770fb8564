import path from 'node:path';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** `http://host:port` or `unix:/path/of/socket`. */
  API_URL: z
    .string()
    .regex(/^(?:https?:\/\/\S+|unix:\S+)$/, 'must be http://…, https://… or unix:…')
    .optional(),
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/, message: 'must be an http(s) origin such as https://www.example.com' })
    .optional(),
  /** Where share links lead (decision G-32); canonical addresses always name `SITE_ORIGIN`. */
  SHARE_HOST: z
    .url({ protocol: /^https?$/, message: 'must be an http(s) origin such as https://www.example.com' })
    .optional(),
  /** Every environment but `prd` asks search engines to stay away. */
  SITE_ENV: z.enum(['dev', 'uat', 'pre', 'prd']).default('prd'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  MEDIA_DIR: z.string().min(1).default(path.join(root, 'content/media')),
  /** `off` renders every page anew: for measuring, and for finding out whether the cache is to blame. */
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface WebConfig {
  port: number;
  host: string;
  dataDir: string;
  apiUrl: string;
  /** `https://host` without a slash at the end. */
  origin: string;
  /** The same for links that visitors share. */
  shareOrigin: string;
  isProduction: boolean;
  /** Where Prometheus asks; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  mediaDir: string;
  pageCache: boolean;
  logLevel: string;
}

/** The only reader of the environment. @throws Error that lists every bad key with its rule. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): WebConfig {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not valid:\n${faults.join('\n')}`);
  }
  const { PORT, HOST, API_URL, SITE_ORIGIN, SHARE_HOST, MEDIA_DIR, PAGE_CACHE, LOG_LEVEL } = parsed.data;
  const { SITE_ENV, METRICS_HOST, METRICS_PORT } = parsed.data;
  const dataDir = path.resolve(parsed.data.DATA_DIR);
  const { origin } = new URL(SITE_ORIGIN ?? `http://${HOST}:${PORT}`);
  return {
    port: PORT,
    host: HOST,
    dataDir,
    apiUrl: API_URL ?? `unix:${path.join(dataDir, 'run/api.sock')}`,
    origin,
    shareOrigin: new URL(SHARE_HOST ?? origin).origin,
    isProduction: SITE_ENV === 'prd',
    metrics: METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT },
    mediaDir: path.resolve(MEDIA_DIR),
    pageCache: PAGE_CACHE === 'on',
    logLevel: LOG_LEVEL,
  };
}
