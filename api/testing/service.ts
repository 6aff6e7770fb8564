import path from 'node:path';
import type { CallRow } from 'shared/contract/call/call-row';
import { CALLS, type CallName } from 'shared/contract/call/calls';
import { sensitiveFieldsOf } from 'shared/contract/call/sealed-body';
import { sealBody } from 'shared/crypto/seal-body';
import { buildApp, type App } from '../src/app.ts';
import { readConfig } from '../src/settings/config.ts';
import { openDatabase, type Db } from '../src/db/client.ts';
import { migrate } from '../src/db/migrate.ts';
import { createLog } from '../src/middleware/log.ts';
import { tracingOf } from '../src/middleware/trace-calls.ts';
import { startLoadBalancer, type LoadBalancer } from './instances/load-balancer.ts';
import { isLoadBalanced, startEngine, type Engine } from './database/engine.ts';

/** Saturday, 21 November 2026, 12:00 in Shanghai: the clock of the tests, after everything in the sample pack but one. */
export const NOON = Date.parse('2026-11-21T12:00:00+08:00');

/** A peer whose word counts: what it asks for nobody else is asked by our own programs. */
export const OWN_PROGRAM = '10.0.0.1';

/** In place of a language: the body goes without. */
export const NO_LANGUAGE = Symbol('no language');

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: { code: string; msg: string; data: unknown };
}

type Caller = (name: CallName, body?: object, language?: unknown) => Promise<Answer>;

export interface TestService {
  app: App;
  db: Db;
  engine: Engine;
  /** Where a test may write its pack. */
  packFolder: string;
  /** Calls by name as a client does; the language goes into the body or the query, personal data is encrypted. */
  call: Caller;
  callWith(headers: Record<string, string>): Caller;
  /** Ends the service; its database is there still. */
  close(): Promise<void>;
  /** The same, and throws the database away. */
  stop(): Promise<void>;
}

interface ServiceOptions {
  now?: () => number;
  env?: Record<string, string>;
}

/** The service on an empty, migrated database of its own; two of them behind nginx where the runner says so. */
export async function startService({ now = () => NOON, env = {} }: ServiceOptions = {}): Promise<TestService> {
  const engine = await startEngine();
  // A test that keeps the only thread busy is no flood of visitors.
  const quiet = {
    TRUSTED_PROXIES: OWN_PROGRAM,
    MAX_LOOP_DELAY_MS: '0',
    LOG_LEVEL: 'silent',
    HITS_FLUSH_MS: '3600000',
    // Tests read at once what they have imported.
    CONTENT_FRESH_MS: '0',
    OUTBOX_POLL_MS: '3600000',
    // What a proof is worth has a test of its own.
    CODE_WORK_BITS: '0',
  };
  const packFolder = path.join(engine.env.DATA_DIR, 'pack-of-the-test');
  const settings = { ...engine.env, MEDIA_DIR: path.join(packFolder, 'media'), ...quiet, ...env };
  const config = readConfig(settings);
  const database = await openDatabase(config);
  await migrate(database.db);
  const balancer = isLoadBalanced ? await startLoadBalancer({ settings, now }) : undefined;
  const tracing = await tracingOf(config, createLog('silent'));
  const app = await buildApp({ config, db: database.db, now, tracing });
  const callWith =
    (headers: Record<string, string>): Caller =>
    (name, body = {}, language: unknown = 1) =>
      call({ app, balancer }, { name, headers, body: language === NO_LANGUAGE ? body : { ...body, language } });
  const close = async () => {
    await balancer?.close();
    await app.close();
    await tracing?.close();
    await database.close();
  };
  return {
    app,
    db: database.db,
    engine,
    packFolder,
    call: callWith({}),
    callWith,
    close,
    async stop() {
      await close();
      await engine.stop();
    },
  };
}

interface Sent {
  name: CallName;
  body: object;
  headers: Record<string, string>;
}

interface Reached {
  app: App;
  /** Where calls go instead of straight into `app`. */
  balancer: LoadBalancer | undefined;
}

async function call({ app, balancer }: Reached, { name, body, headers }: Sent): Promise<Answer> {
  const query = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)]));
  const { method, audience }: CallRow = CALLS[name];
  const url = `/cn/api/${name}${method === 'GET' ? `?${query}` : ''}`;
  const sent = method === 'GET' ? { method, url } : { method, url, headers, payload: asSent(app, name, body) };
  const isOwn = audience === 'service';
  if (balancer) return balancer.send({ ...sent, isOwn });
  const answer = await app.server.inject({ ...sent, ...(isOwn ? { remoteAddress: OWN_PROGRAM } : {}) });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

function asSent({ services }: App, name: CallName, body: object): object {
  const { encrypted }: CallRow = CALLS[name];
  if (!encrypted || sensitiveFieldsOf(body).length === 0) return body;
  return sealBody(body, { key: services.keys.current().open, now: services.now() });
}
