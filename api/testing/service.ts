import path from 'node:path';
import { CALLS, type Call, type CallName } from 'shared/contract/calls';
import { sensitiveFieldsOf } from 'shared/contract/sealed-body';
import { sealBody } from 'shared/crypto/seal-body';
import { buildApp, type App } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase, type Db } from '../src/db/client.ts';
import { migrate } from '../src/db/migrate.ts';
import { startEngine, type Engine } from './engine.ts';

/** Saturday, 21 November 2026, 12:00 in Shanghai: the clock of the tests, after everything in the sample pack but one. */
export const NOON = Date.parse('2026-11-21T12:00:00+08:00');

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
  stop(): Promise<void>;
}

interface Wishes {
  now?: () => number;
  env?: Record<string, string>;
}

/** The service on an empty, migrated database of its own. */
export async function startService({ now = () => NOON, env = {} }: Wishes = {}): Promise<TestService> {
  const engine = await startEngine();
  const config = readConfig({
    ...engine.env,
    LOG_LEVEL: 'silent',
    HITS_FLUSH_MS: '3600000',
    OUTBOX_POLL_MS: '3600000',
    // A test that keeps the only thread busy is no flood of visitors.
    MAX_LOOP_DELAY_MS: '0',
    ...env,
  });
  const database = await openDatabase(config);
  await migrate(database.db);
  const app = await buildApp({ config, db: database.db, now });
  const callWith =
    (headers: Record<string, string>): Caller =>
    (name, body = {}, language: unknown = 1) =>
      call(app, { name, headers, body: language === NO_LANGUAGE ? body : { ...body, language } });
  return {
    app,
    db: database.db,
    engine,
    packFolder: path.join(engine.env.DATA_DIR, 'pack-of-the-test'),
    call: callWith({}),
    callWith,
    async stop() {
      await app.close();
      await database.close();
      await engine.stop();
    },
  };
}

interface Sent {
  name: CallName;
  body: object;
  headers: Record<string, string>;
}

async function call(app: App, { name, body, headers }: Sent): Promise<Answer> {
  const url = `/cn/api/${name}`;
  const query = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)]));
  const answer =
    CALLS[name].method === 'GET'
      ? await app.server.inject({ method: 'GET', url: `${url}?${query}` })
      : await app.server.inject({ method: 'POST', url, headers, payload: asSent(app, name, body) });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

function asSent({ services }: App, name: CallName, body: object): object {
  const { sealed = false }: Call = CALLS[name];
  if (!sealed || sensitiveFieldsOf(body).length === 0) return body;
  return sealBody(body, { key: services.keys.current().open, now: services.now() });
}
