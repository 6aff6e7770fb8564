import { buildApp, type App } from '../../src/app.ts';
import { readConfig } from '../../src/settings/config.ts';
import { openDatabase } from '../../src/db/client.ts';
import { freePort, startNginx, startRedis } from '../programs.ts';

/*
 * Two services on one database behind nginx, with Redis between them: the same calls of the same tests go through here
 * when the runner says TEST_LOAD_BALANCER=nginx.
 */

/** As the web process passes on whom it asks for; what comes without is its own and not counted. */
const VISITOR = '203.0.113.77';

interface Sent {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  payload?: object;
  /** Of our own programs, for nobody. */
  isOwn?: boolean;
}

export interface LoadBalancer {
  send(sent: Sent): Promise<{
    status: number;
    headers: Record<string, unknown>;
    body: { code: string; msg: string; data: unknown };
  }>;
  close(): Promise<void>;
}

interface LoadBalancerOptions {
  settings: Record<string, string>;
  now: () => number;
}

export async function startLoadBalancer({ settings, now }: LoadBalancerOptions): Promise<LoadBalancer> {
  const redis = await startRedis();
  const shared = { ...settings, TRUSTED_PROXIES: '127.0.0.1', REDIS_URL: `redis://127.0.0.1:${redis.port}` };
  const ports = [await freePort(), await freePort()] as const;
  const services = await Promise.all(
    ports.map((port) => startOne({ ...shared, API_LISTEN: `127.0.0.1:${port}` }, now)),
  );
  const nginx = await startNginx(ports);
  return {
    async send({ method, url, headers = {}, payload, isOwn = false }) {
      const answer = await fetch(`http://127.0.0.1:${nginx.port}${url}`, {
        method,
        headers: { ...(isOwn ? {} : { 'x-forwarded-for': VISITOR }), 'content-type': 'application/json', ...headers },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      });
      const body = (await answer.json()) as { code: string; msg: string; data: unknown };
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
    },
    async close() {
      await nginx.stop();
      for (const service of services) await service.close();
      await redis.stop();
    },
  };
}

async function startOne(env: Record<string, string>, now: () => number): Promise<Pick<App, 'close'>> {
  const config = readConfig(env);
  const database = await openDatabase(config);
  const app = await buildApp({ config, db: database.db, now });
  await app.server.listen(config.listen);
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { close };
}
