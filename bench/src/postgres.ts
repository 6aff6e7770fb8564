import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort, stop } from './processes.ts';

const ROOT = '/usr/lib/postgresql';
const USER = 'postgres';
const QUIET = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1'];

export interface Database {
  url: string;
  /** Runs statements, each in a transaction of its own, and returns the lines they give. */
  run(...statements: string[]): string[];
  /** Feeds lines to `COPY … FROM STDIN`. */
  copy(into: string, lines: Iterable<string>): Promise<void>;
}

export interface Cluster {
  pid: number;
  create(name: string): Database;
  stop(): Promise<void>;
}

/** The newest PostgreSQL of Debian's packages, or that of `PG_BIN`. */
function binFolder(): string {
  const named = process.env['PG_BIN'];
  if (named !== undefined) return named;
  const versions = fs.existsSync(ROOT) ? fs.readdirSync(ROOT).toSorted((a, b) => Number(a) - Number(b)) : [];
  const newest = versions.at(-1);
  if (newest === undefined) throw new Error(`PostgreSQL is not installed in ${ROOT}; set PG_BIN`);
  return path.join(ROOT, newest, 'bin');
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * An empty server below `folder`. Unless given to be durable it may lose data in a crash, which makes loading faster and
 * reading no different.
 */
export async function startCluster(folder: string, { durable = false, sharedBuffers = '1GB' } = {}): Promise<Cluster> {
  const bin = binFolder();
  const data = path.join(folder, 'cluster');
  const user = serverUser();
  fs.mkdirSync(data);
  if (user.uid !== undefined && user.gid !== undefined) {
    fs.chmodSync(folder, 0o711);
    fs.chownSync(data, user.uid, user.gid);
  }
  const options = { ...user, cwd: data, stdio: 'ignore' } as const;
  const locale = ['-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', USER, ...locale], options);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${data}`,
    `port=${port}`,
    // For solid-state disks; the default of 4 is for turning ones.
    'random_page_cost=1.1',
    `fsync=${durable ? 'on' : 'off'}`,
    'max_wal_size=8GB',
    `shared_buffers=${sharedBuffers}`,
    'maintenance_work_mem=1GB',
  ].flatMap((setting) => ['-c', setting]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings], options);
  const address = `postgres://${USER}@127.0.0.1:${port}`;
  const main = databaseAt(bin, `${address}/postgres`);
  untilAnswers(bin, main.url);
  const create = (name: string) => {
    main.run(`create database ${name}`);
    return databaseAt(bin, `${address}/${name}`);
  };
  return { pid: server.pid ?? 0, create, stop: () => stop(server) };
}

function databaseAt(bin: string, url: string): Database {
  const run = (...statements: string[]) =>
    execFileSync(path.join(bin, 'psql'), [...QUIET, '-d', url, ...statements.flatMap((text) => ['-c', text])], {
      encoding: 'utf8',
    })
      .split('\n')
      .filter((line) => line !== '');
  return { url, run, copy: (into, lines) => copy({ bin, url, into }, lines) };
}

function untilAnswers(bin: string, url: string): void {
  execFileSync('sh', [
    '-c',
    'for _ in $(seq 300); do "$0" -q -d "$1" && exit; sleep 0.1; done; exit 1',
    path.join(bin, 'pg_isready'),
    url,
  ]);
}

interface Copy {
  bin: string;
  url: string;
  into: string;
}

async function copy({ bin, url, into }: Copy, lines: Iterable<string>): Promise<void> {
  const command = [...QUIET, '-d', url, '-c', `copy ${into} from stdin`];
  const psql = spawn(path.join(bin, 'psql'), command, { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = endOf(psql);
  let block = '';
  for (const line of lines) {
    block += `${line}\n`;
    if (block.length < 1_000_000) continue;
    if (!psql.stdin.write(block)) await new Promise((drained) => psql.stdin.once('drain', drained));
    block = '';
  }
  psql.stdin.end(block);
  await ended;
}

function endOf(process: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    process.once('error', reject);
    process.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`psql ended with ${code}`))));
  });
}
