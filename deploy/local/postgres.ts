import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages } from './browser.ts';

const DEBIAN = '/usr/lib/postgresql';

function hasServer(folder: string): boolean {
  return existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
}

/** Newest of Debian's versions, or a server on the path. */
function installedServer(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env['PATH'] ?? '').split(':').filter(Boolean);
  return [...versions.map((version) => join(DEBIAN, version, 'bin')), ...onPath].find(hasServer);
}

/**
 * The folder with `initdb` and `postgres`: that of `PG_BIN`, an installed one, or Debian's package (as root). The contract
 * tests start a server of their own from it. Undefined where there is none to be had.
 */
export async function ensurePostgres(): Promise<string | undefined> {
  const named = process.env['PG_BIN'];
  if (named && hasServer(named)) return named;
  const here = installedServer();
  if (here !== undefined) return here;
  await installDebianPackages(['postgresql']);
  return installedServer();
}
