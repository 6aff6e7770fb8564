import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { newKeyPem } from '../../src/modules/crypto/rsa-key.model.ts';
import { runCli, startChildService, type ChildService } from '../child-service.ts';
import type { Engine } from '../database/engine.ts';
import { freePort, startNginx, startRedis, type Program } from '../programs.ts';

/*
 * A production set-up: two services as programs of their own, with a folder each, on one PostgreSQL, with one Redis,
 * behind nginx with the recipe of `deploy/two-instances`.
 */

export interface HttpAnswer {
  status: number;
  code: string;
  data: unknown;
}

export interface TwoServices {
  /** What every process of this set-up gets, the operator's commands too. */
  env: Record<string, string>;
  services: [ChildService, ChildService];
  redis: Program;
  /** A call through nginx, as the web process sends it for a visitor. */
  post(name: string, body: object | string, headers?: Record<string, string>): Promise<HttpAnswer>;
  get(path: string): Promise<HttpAnswer>;
  stop(): Promise<void>;
}

/** `prepare` runs after the migrations and before the services. */
export async function startTwoServices(
  engine: Engine,
  {
    settings,
    prepare,
  }: { settings: Record<string, string>; prepare: (env: Record<string, string>) => Promise<unknown> },
): Promise<TwoServices> {
  const redis = await startRedis();
  const env = { ...engine.env, ...sharedKeys(), REDIS_URL: `redis://127.0.0.1:${redis.port}`, ...settings };
  await runCli(['migrate'], env);
  await prepare(env);
  const ports = [await freePort(), await freePort()] as const;
  const startOne = (port: number) => {
    const DATA_DIR = path.join(engine.env.DATA_DIR, String(port));
    fs.mkdirSync(DATA_DIR);
    return startChildService({ ...env, DATA_DIR, API_LISTEN: `127.0.0.1:${port}`, TRUSTED_PROXIES: '127.0.0.1' });
  };
  const services = await Promise.all([startOne(ports[0]), startOne(ports[1])]);
  const nginx = await startNginx(ports);
  const at = (path: string) => `http://127.0.0.1:${nginx.port}/cn/api/${path}`;
  return {
    env,
    services,
    redis,
    post: async (name, body, headers = {}) => {
      const typed = { 'content-type': 'application/json', ...headers };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return answerOf(await fetch(at(name), { method: 'POST', headers: typed, body: text }));
    },
    get: async (path) => answerOf(await fetch(at(path))),
    async stop() {
      await nginx.stop();
      await Promise.all(services.map((service) => service.signal('SIGKILL')));
      await redis.stop();
    },
  };
}

async function answerOf(response: Response): Promise<HttpAnswer> {
  const { code, data } = (await response.json()) as { code: string; data: unknown };
  return { status: response.status, code, data };
}

/** Services that share no folder share their keys by the environment. */
function sharedKeys() {
  const [key, index] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const BODY_KEY = newKeyPem(1024).replaceAll('\n', String.raw`\n`);
  return { BODY_KEY, DATA_KEYS: JSON.stringify({ current: 'shared', keys: { shared: key }, index }) };
}
