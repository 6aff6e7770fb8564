import path from 'node:path';
import { CALLS, type CallName } from 'shared/contract/calls';
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

export interface TestService {
  app: App;
  db: Db;
  engine: Engine;
  /** Where a test may write its pack. */
  packFolder: string;
  /** Calls by name as a client does; the language goes into the body or the query. */
  call(name: CallName, body?: object, language?: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

interface Wishes {
  now?: () => number;
  env?: Record<string, string>;
}

/** The service on an empty, migrated database of its own. */
export async function startService({ now = () => NOON, env = {} }: Wishes = {}): Promise<TestService> {
  const engine = await startEngine();
  const config = readConfig({ ...engine.env, LOG_LEVEL: 'silent', HITS_FLUSH_MS: '3600000', ...env });
  const database = await openDatabase(config);
  await migrate(database.db);
  const app = await buildApp({ config, db: database.db, now });
  return {
    app,
    db: database.db,
    engine,
    packFolder: path.join(engine.env.DATA_DIR, 'pack-of-the-test'),
    call: (name, body = {}, language: unknown = 1) =>
      call(app, name, language === NO_LANGUAGE ? body : { ...body, language }),
    async stop() {
      await app.close();
      await database.close();
      await engine.stop();
    },
  };
}

async function call(app: App, name: CallName, body: object): Promise<Answer> {
  const url = `/cn/api/${name}`;
  const query = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)]));
  const answer =
    CALLS[name].method === 'GET'
      ? await app.server.inject({ method: 'GET', url: `${url}?${query}` })
      : await app.server.inject({ method: 'POST', url, payload: body });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}
