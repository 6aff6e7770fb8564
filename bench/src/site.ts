import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { freePort, ROOT, runNode, startNode, untilExists, untilReady } from './processes.ts';

export interface Service {
  process: ChildProcess;
  /** Path of the Unix socket where it listens. */
  socket: string;
  /** What its web processes are started with. */
  environment: Readonly<Record<string, string>>;
  database: pg.Client;
  /** Counts the content version up, as an import does. */
  touch: () => Promise<void>;
}

export interface Started {
  /** Processes to be stopped, the latest first. */
  started: ChildProcess[];
  /** A checkout of this repository; this one when absent. */
  root?: string;
}

async function databaseOf(folder: string, url: string | undefined): Promise<pg.Client> {
  const embedded = { host: path.join(folder, 'run'), user: 'postgres', database: 'postgres' };
  const client = new pg.Client(url === undefined ? embedded : { connectionString: url });
  // Its end when the service ends.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Builds what is not built, and starts a service with the content pack in an empty folder: on an embedded database, where
 * `settings` have no `DATABASE_URL`.
 */
export async function startService(
  folder: string,
  { started, root = ROOT }: Started,
  settings: Readonly<Record<string, string>> = {},
): Promise<Service> {
  const socket = path.join(folder, 'api.sock');
  const address = `unix:${socket}`;
  const paths = { DATA_DIR: folder, API_LISTEN: address, API_URL: address };
  // As `npm start` has it.
  const compiled = path.join(root, 'node_modules/.cache/node-compile');
  const asStarted = { LOG_LEVEL: 'warn', NODE_ENV: 'production', MALLOC_ARENA_MAX: '1', NODE_COMPILE_CACHE: compiled };
  const environment = { ...paths, ...asStarted, LIMIT_PAGES: '0', ...settings };
  runNode(['delivery/src/cli.ts', 'ensure'], environment, root);
  const child = startNode(['api/src/server.ts'], { ...environment, MIGRATE_ON_START: 'true' }, root);
  started.unshift(child);
  await untilExists(socket);
  runNode(['api/src/cli.ts', 'content', 'import', 'content'], environment, root);
  const database = await databaseOf(folder, settings['DATABASE_URL']);
  const touch = async () => void (await database.query('update content_state set version = version + 1'));
  return { process: child, socket, environment, database, touch };
}

/** A web process on this service, ready. @param settings beside those of the service, such as `PAGE_CACHE` */
export async function startWeb(
  { environment }: Service,
  settings: Record<string, string>,
  { started, root = ROOT }: Started,
): Promise<{ process: ChildProcess; url: string }> {
  const port = String(await freePort());
  const child = startNode(['shell/src/web/main.ts'], { ...environment, ...settings, PORT: port }, root);
  started.unshift(child);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/health/ready`);
  return { process: child, url };
}
