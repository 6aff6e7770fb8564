import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages } from './browser.ts';

/** Program and the Debian package that has it. */
const PACKAGES: Readonly<Record<string, string>> = { nginx: 'nginx-light', 'redis-server': 'redis-server' };

function missing(): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(':').filter(Boolean), '/usr/sbin', '/usr/local/sbin'];
  return Object.keys(PACKAGES).filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
}

/**
 * Sees to nginx and Redis for the tests of two services: installed ones or Debian's packages (as root). Returns the names
 * of those that are not to be had.
 */
export async function ensureNginxAndRedis(): Promise<string[]> {
  const wanted = missing();
  if (wanted.length > 0) await installDebianPackages(wanted.map((program) => PACKAGES[program] ?? program));
  return missing();
}
