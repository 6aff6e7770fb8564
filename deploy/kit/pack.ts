/**
 * Packs what a team in another repository builds and ships its section with: `pnpm kit <folder>` writes
 * `<folder>/site-section-kit-<version>.tgz`, and prints its path.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { layOutKit } from './lay-out-kit.ts';
import { run } from './program.ts';

const [folder] = process.argv.slice(2).filter((word) => word !== '--');
if (folder === undefined) {
  console.error('Say where the package goes: pnpm kit <folder>');
  process.exitCode = 2;
} else {
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  const kit = layOutKit();
  try {
    console.log(run('pnpm', ['pack', '--pack-destination', target], kit).trim().split('\n').at(-1));
  } finally {
    rmSync(kit, { recursive: true, force: true });
  }
}
