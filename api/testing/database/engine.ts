import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { describe, inject } from 'vitest';
import { keepEngineCompiled } from './compiled-engine.ts';
import { imageIn } from './embedded-image.ts';
import { newFolder } from './folders.ts';
import { postgresBin, runOn, startCluster } from './postgres-cluster.ts';
import { missingOf } from '../programs.ts';

/*
 * The database that a contract test runs on: embedded or on a real PostgreSQL, by TEST_ENGINE. Every test file gets one of
 * its own and throws it away, so files run side by side.
 */

export interface Engine {
  kind: 'pglite' | 'postgres';
  /** Environment that points the service at this database. */
  env: { DATA_DIR: string; DATABASE_URL?: string };
  /** Folder of the database's own files; undefined where they lie among those of other databases. */
  files: string | undefined;
  stop(): Promise<void>;
}

// oxlint-disable-next-line node/no-process-env -- tests are told their engine by the runner, the service never is
const { TEST_ENGINE = 'pglite', TEST_LOAD_BALANCER } = process.env;

export const engineKind: Engine['kind'] = TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';

/** Whether calls go through nginx to two services, with Redis between them. */
export const isLoadBalanced: boolean = TEST_LOAD_BALANCER === 'nginx';

const engineMissing = engineKind === 'postgres' && !postgresBin() ? 'PostgreSQL is not installed; set PG_BIN' : '';
const balancerMissing = isLoadBalanced ? missingOf('nginx', 'redis-server') : '';

/** Why the tests of this engine cannot run here; empty when they can. */
const missing: string =
  engineMissing === '' && balancerMissing !== '' ? `${balancerMissing} is not installed` : engineMissing;

const setting = isLoadBalanced ? `${engineKind}, two services behind nginx` : engineKind;

/** A suite that runs on the engine at hand; where there is none it is skipped and its title says why. */
export function contractSuite(name: string, body: () => void): void {
  const title = missing === '' ? `${name} (${setting})` : `${name} - skipped: ${missing}`;
  // oxlint-disable-next-line vitest/valid-describe-callback -- the one place that makes titles for all suites
  describe.skipIf(missing !== '')(title, body);
}

interface Beginning {
  /** Without a table, on files of its own: for tests of migrations, of files and of what is restored. */
  isEmpty?: boolean;
  /** The same, and the embedded one has no files yet: for tests of a first start. */
  isAnew?: boolean;
}

/** A database of its own: copied from the migrated one that the run made, where nothing else is said. */
export async function startEngine({ isAnew = false, isEmpty = isAnew }: Beginning = {}): Promise<Engine> {
  const folder = newFolder('site-api-');
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  if (engineKind === 'pglite') {
    await keepEngineCompiled();
    const image = imageIn(inject('embeddedImages'), isEmpty ? 'empty' : 'migrated');
    if (!isAnew) fs.cpSync(image, folder, { recursive: true });
    return { kind: 'pglite', env: { DATA_DIR: folder }, files: folder, stop: async () => remove() };
  }
  const database = await (isEmpty ? emptyOnPostgres() : copyOnPostgres());
  const stop = async () => {
    await database.drop();
    remove();
  };
  return { kind: 'postgres', env: { DATA_DIR: folder, DATABASE_URL: database.url }, files: database.files, stop };
}

interface PostgresDatabase {
  url: string;
  /** Undefined where they lie among those of other databases. */
  files: string | undefined;
  drop(): Promise<void>;
}

async function emptyOnPostgres(): Promise<PostgresDatabase> {
  const cluster = await startCluster();
  return { url: cluster.urlOf('postgres'), files: cluster.folder, drop: () => cluster.stop() };
}

async function copyOnPostgres(): Promise<PostgresDatabase> {
  const template = new URL(inject('templateUrl'));
  const on = (database: string) => new URL(`/${database}`, template).href;
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  await runOn(on('postgres'), `create database ${name} template ${template.pathname.slice(1)}`);
  return { url: on(name), files: undefined, drop: () => runOn(on('postgres'), `drop database ${name} with (force)`) };
}
