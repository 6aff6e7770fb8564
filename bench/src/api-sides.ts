import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startCluster } from './postgres.ts';
import { freePort, runNode, startNode, stop, untilReady } from './processes.ts';

/** The service alone, on one of the two engines. */
export interface ApiSide {
  engine: string;
  url: string;
  /** Settings that it was started with: they open its database and keys to others. */
  env: Record<string, string>;
  /** The service, and the database where that is a server of its own. */
  pids: number[];
}

export interface ApiSides {
  sides: ApiSide[];
  stop: () => Promise<void>;
}

type Settings = Record<string, string> & { DATA_DIR: string };

/** A service of its own with the content pack, on the embedded database where no `DATABASE_URL` is given. */
export async function startSide(started: ChildProcess[], engine: string, own: Settings): Promise<ApiSide> {
  const port = await freePort();
  const env = {
    ...own,
    API_LISTEN: `127.0.0.1:${port}`,
    // What comes from here is the web process's own and not limited.
    TRUSTED_PROXIES: '127.0.0.1',
    MIGRATE_ON_START: 'true',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  fs.mkdirSync(own.DATA_DIR);
  const child = startNode(['api/src/server.ts'], env);
  started.unshift(child);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/health/ready`);
  runNode(['api/src/cli.ts', 'content', 'import'], env);
  return { engine, url, env, pids: [child.pid ?? 0] };
}

/** The service twice, with the content pack: on the embedded database and on a PostgreSQL that flushes every commit. */
export async function startSides(folder: string): Promise<ApiSides> {
  const started: ChildProcess[] = [];
  const cluster = await startCluster(folder, { durable: true });
  const end = async () => {
    for (const child of started) await stop(child);
    await cluster.stop();
  };
  try {
    const { url } = cluster.create('site');
    const folderOf = (name: string) => ({ DATA_DIR: path.join(folder, name) });
    const embedded = await startSide(started, 'PGlite', folderOf('embedded'));
    const server = await startSide(started, 'PostgreSQL', { ...folderOf('server'), DATABASE_URL: url });
    server.pids.push(cluster.pid);
    return { sides: [embedded, server], stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}
