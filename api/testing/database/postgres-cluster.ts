import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { newFolder } from './folders.ts';
import { freePort } from '../programs.ts';

/*
 * A PostgreSQL server for tests. It writes nothing to the disk at a commit: tests may kill it, but never its machine.
 */

const POSTGRES_ROOT = '/usr/lib/postgresql';
const SUPERUSER = 'postgres';
const START_LIMIT_MS = 60_000;
/** Several files at a time, some with three services of eight connections each. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '300' };

export interface Cluster {
  /** Folder that holds its files and nothing else. */
  folder: string;
  /** Address of a database of this server. */
  urlOf(database: string): string;
  /** To the server and to all of its sessions, which are processes. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends at once, without a word to its sessions. */
  kill(): Promise<void>;
  /** Starts on the same files and port. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

// oxlint-disable-next-line node/no-process-env -- tests are told by the runner where the server's programs are
const { PG_BIN } = process.env;

/** Folder of `initdb` and `postgres`; undefined where PostgreSQL is not installed. */
export function postgresBin(): string | undefined {
  if (PG_BIN !== undefined) return PG_BIN;
  const versions = fs.existsSync(POSTGRES_ROOT) ? fs.readdirSync(POSTGRES_ROOT).toSorted() : [];
  return versions
    .map((version) => path.join(POSTGRES_ROOT, version, 'bin'))
    .findLast((bin) => fs.existsSync(`${bin}/initdb`));
}

/** Starts a new server without databases of ours. */
export async function startCluster(): Promise<Cluster> {
  const { data, options } = newDataFolder();
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    options,
  );
  return serveFrom(data, options);
}

/** Starts a server that follows another one: everything that is written there can soon be read here. */
export async function startReplica(primary: Cluster): Promise<Cluster> {
  const { data, options } = newDataFolder();
  execFileSync(
    program('pg_basebackup'),
    ['-d', primary.urlOf('postgres'), '-D', data, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'],
    options,
  );
  return serveFrom(data, options);
}

type Options = { uid?: number; gid?: number; cwd: string; stdio: 'ignore' };

const program = (name: string) => path.join(postgresBin() ?? '', name);

function newDataFolder(): { data: string; options: Options } {
  const folder = newFolder('site-postgres-');
  const data = path.join(folder, 'cluster');
  return { data, options: { ...ownerOf(folder, data), cwd: data, stdio: 'ignore' } };
}

async function serveFrom(data: string, options: Options): Promise<Cluster> {
  const port = await freePort();
  const listen = { listen_addresses: '127.0.0.1', unix_socket_directories: data, port: String(port) };
  const settings = Object.entries({ ...listen, ...SETTINGS }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const serve = () => spawn(program('postgres'), ['-D', data, ...settings], options);
  let server = serve();
  // A test run that is cut short must not leave a server behind.
  process.once('exit', () => server.kill('SIGQUIT'));
  const urlOf = (database: string) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`;
  await untilAnswers(urlOf('postgres'));
  return {
    folder: data,
    urlOf,
    signal: (signal) => signalAll(server, signal),
    kill: () => end(server, 'SIGQUIT'),
    async start() {
      server = serve();
      await untilAnswers(urlOf('postgres'));
    },
    async stop() {
      await end(server, 'SIGINT');
      fs.rmSync(path.dirname(data), { recursive: true, force: true });
    },
  };
}

/** The server first, so that it begins no session meanwhile. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  server.kill(signal);
  const children = fs.readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
  for (const child of children.split(' ').filter(Boolean)) process.kill(Number(child), signal);
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/** PostgreSQL refuses to run as root. */
function ownerOf(folder: string, data: string): { uid?: number; gid?: number } {
  fs.mkdirSync(data, { mode: 0o700 });
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, SUPERUSER], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  fs.chmodSync(folder, 0o711);
  fs.chownSync(data, owner.uid, owner.gid);
  return owner;
}

/** One statement on a database of its own connection. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function untilAnswers(url: string): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await runOn(url, 'select 1');
    } catch (error) {
      if (Date.now() > until) throw new Error('PostgreSQL did not start in time', { cause: error });
      await new Promise((next) => setTimeout(next, 50));
    }
  }
}
