import path from 'node:path';
import { CALLS, type Call, type CallName } from 'shared/contract/calls';
import { sensitiveFieldsOf } from 'shared/contract/sealed-body';
import { sealBody } from 'shared/crypto/seal-body';
import { buildApp, type App } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase, type Db } from '../src/db/client.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDoor, type Door } from './door.ts';
import { hasDoor, startEngine, type Engine } from './engine.ts';

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

/** The service on an empty, migrated database of its own; two of them behind nginx where the runner says so. */
export async function startService({ now = () => NOON, env = {} }: Wishes = {}): Promise<TestService> {
  const engine = await startEngine();
  // A test that keeps the only thread busy is no flood of visitors.
  const quiet = { MAX_LOOP_DELAY_MS: '0', LOG_LEVEL: 'silent', HITS_FLUSH_MS: '3600000', OUTBOX_POLL_MS: '3600000' };
  const packFolder = path.join(engine.env.DATA_DIR, 'pack-of-the-test');
  const settings = { ...engine.env, MEDIA_DIR: path.join(packFolder, 'media'), ...quiet, ...env };
  const config = readConfig(settings);
  const database = await openDatabase(config);
  await migrate(database.db);
  const door = hasDoor ? await openDoor({ settings, now }) : undefined;
  const app = await buildApp({ config, db: database.db, now });
  const callWith =
    (headers: Record<string, string>): Caller =>
    (name, body = {}, language: unknown = 1) =>
      call({ app, door }, { name, headers, body: language === NO_LANGUAGE ? body : { ...body, language } });
  return {
    app,
    db: database.db,
    engine,
    packFolder,
    call: callWith({}),
    callWith,
    async stop() {
      await door?.close();
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

interface Reached {
  app: App;
  /** Where calls go instead of straight into `app`. */
  door: Door | undefined;
}

async function call({ app, door }: Reached, { name, body, headers }: Sent): Promise<Answer> {
  const query = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)]));
  const url = `/cn/api/${name}${CALLS[name].method === 'GET' ? `?${query}` : ''}`;
  const { method } = CALLS[name];
  const sent = method === 'GET' ? { method, url } : { method, url, headers, payload: asSent(app, name, body) };
  if (door) return door.send(sent);
  const answer = await app.server.inject(sent);
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

function asSent({ services }: App, name: CallName, body: object): object {
  const { sealed = false }: Call = CALLS[name];
  if (!sealed || sensitiveFieldsOf(body).length === 0) return body;
  return sealBody(body, { key: services.keys.current().open, now: services.now() });
}
