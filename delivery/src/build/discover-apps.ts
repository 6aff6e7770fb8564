import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The shell and every folder `mf-*`; adding a section is adding its folder. */
export function discoverApps(root: string): string[] {
  return readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('mf-'))
    .filter((name) => existsSync(join(root, name, 'package.json')))
    .toSorted();
}
