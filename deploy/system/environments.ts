import { join } from 'node:path';
import type { ChildSpec } from '../local/programs/child.ts';
import type { Layout, Which } from './layout.ts';
import type { Postgres } from './postgres.ts';
import type { Secrets } from './secrets.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const HOST = '127.0.0.1';
export const BUCKET = 'site';

export type Environment = ChildSpec['env'];

/** Of every program of ours. */
function shared({ config, ports }: Layout): Environment {
  return {
    MALLOC_ARENA_MAX: '1',
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node-compile'),
    ...process.env,
    LOG_LEVEL: config.logLevel,
    NODE_ENV: 'production',
    SITE_ORIGIN: config.siteOrigin,
    TRUSTED_PROXIES: HOST,
    REDIS_URL: `redis://${HOST}:${ports.redis}`,
    S3_ENDPOINT: `http://${HOST}:${ports.store}`,
    // The store of this system looks at no signatures.
    S3_ACCESS_KEY_ID: 'system',
    S3_SECRET_ACCESS_KEY: 'system',
  };
}

function ofServices({ ports }: Layout, secrets: Secrets, postgres: Pick<Postgres, 'urlOf'>): Environment {
  return {
    DATABASE_URL: postgres.urlOf(0),
    DATABASE_REPLICA_URL: postgres.urlOf(1),
    BODY_KEY: secrets.bodyKey,
    DATA_KEYS: secrets.dataKeys,
    S3_BUCKET: BUCKET,
    S3_PREFIX: 'service/',
    SMTP_URL: `smtp://${HOST}:${ports.mail}`,
    SMS_URL: `http://${HOST}:${ports.messages}/`,
    SMS_SECRET: secrets.sms,
    MIGRATE_ON_START: 'false',
  };
}

export interface Environments {
  /** Of every program of ours. */
  base: Environment;
  /** Of what moves releases, on the machine that builds. */
  delivery: Environment;
  depot(which: Which): Environment;
  service(which: Which): Environment;
  web(which: Which): Environment;
}

/** What each program is told, as its own documentation says it. */
export function environmentsOf(layout: Layout, secrets: Secrets, postgres: Pick<Postgres, 'urlOf'>): Environments {
  const { config, ports, folders } = layout;
  const base = shared(layout);
  // One operator: the same trust everywhere.
  const delivery = { ...base, SIGNING_DIR: join(config.dataDir, 'signing') };
  return {
    base,
    delivery: { ...delivery, DATA_DIR: config.dataDir },
    depot: (which) => ({ ...delivery, DATA_DIR: folders.web[which] }),
    service: (which) => ({
      ...base,
      ...ofServices(layout, secrets, postgres),
      DATA_DIR: folders.service[which],
      API_LISTEN: `${HOST}:${ports.service[which]}`,
      METRICS_PORT: String(ports.serviceMetrics[which]),
    }),
    web: (which) => ({
      ...delivery,
      DATA_DIR: folders.web[which],
      API_URL: `http://${HOST}:${ports.balancer}`,
      HOST,
      PORT: String(ports.web[which]),
      FORM_STATE_KEY: secrets.formStateKey,
      METRICS_PORT: String(ports.webMetrics[which]),
    }),
  };
}
