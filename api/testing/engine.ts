import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe } from 'vitest';
import { freePort, missingOf } from './programs.ts';

/*
 * The database that a contract test runs on: embedded or a real PostgreSQL of its own, by TEST_ENGINE. Every test file
 * gets an empty one and throws it away.
 */

export interface Engine {
  kind: 'pglite' | 'postgres';
  /** Environment that points the service at this database. */
  env: { DATA_DIR: string; DATABASE_URL?: string };
  stop(): Promise<void>;
}

const POSTGRES_ROOT = '/usr/lib/postgresql';
const SUPERUSER = 'postgres';

// oxlint-disable-next-line node/no-process-env -- tests are told their engine by the runner, the service never is
const { TEST_ENGINE = 'pglite', TEST_DOOR, PG_BIN } = process.env;

export const engineKind: Engine['kind'] = TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';

/** Whether calls go through nginx to two services, with Redis between them. */
export const hasDoor: boolean = TEST_DOOR === 'nginx';

const engineMissing =
  engineKind === 'postgres' && !postgresBin() ? `PostgreSQL is not installed in ${POSTGRES_ROOT}; set PG_BIN` : '';
const doorMissing = hasDoor ? missingOf('nginx', 'redis-server') : '';

/** Why the tests of this engine cannot run here; empty when they can. */
const missing: string = engineMissing === '' && doorMissing !== '' ? `${doorMissing} is not installed` : engineMissing;

const surroundings = hasDoor ? `${engineKind}, two services behind nginx` : engineKind;

/** A suite that runs on the engine at hand; where there is none it is skipped and its title says why. */
export function contractSuite(name: string, body: () => void): void {
  const title = missing === '' ? `${name} (${surroundings})` : `${name} - skipped: ${missing}`;
  // oxlint-disable-next-line vitest/valid-describe-callback -- the one place that makes titles for all suites
  describe.skipIf(missing !== '')(title, body);
}

function postgresBin(): string | undefined {
  if (PG_BIN !== undefined) return PG_BIN;
  const versions = fs.existsSync(POSTGRES_ROOT) ? fs.readdirSync(POSTGRES_ROOT).toSorted() : [];
  return versions
    .map((version) => path.join(POSTGRES_ROOT, version, 'bin'))
    .findLast((bin) => fs.existsSync(`${bin}/initdb`));
}

export async function startEngine(): Promise<Engine> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-api-'));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  if (engineKind === 'pglite') return { kind: 'pglite', env: { DATA_DIR: folder }, stop: async () => remove() };
  const cluster = await startPostgres(folder);
  const stop = async () => {
    cluster.process.kill('SIGINT');
    await new Promise((ended) => cluster.process.once('exit', ended));
    remove();
  };
  return { kind: 'postgres', env: { DATA_DIR: folder, DATABASE_URL: cluster.url }, stop };
}

async function startPostgres(folder: string): Promise<{ process: ChildProcess; url: string }> {
  const bin = postgresBin() ?? '';
  const data = path.join(folder, 'cluster');
  const user = serverUser();
  fs.mkdirSync(data);
  if (user.uid !== undefined && user.gid !== undefined) {
    fs.chmodSync(folder, 0o711);
    fs.chownSync(data, user.uid, user.gid);
  }
  const options = { ...user, cwd: data, stdio: 'ignore' } as const;
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    options,
  );
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${data}`, '-p', String(port)];
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings], options);
  // A test run that is cut short must not leave a server behind.
  process.once('exit', () => server.kill('SIGQUIT'));
  const url = `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`;
  await untilAnswers(url);
  return { process: server, url };
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, SUPERUSER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilAnswers(url: string): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > until) throw new Error('PostgreSQL did not start within 30 seconds', { cause: error });
      await new Promise((next) => setTimeout(next, 50));
    }
  }
}
