import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';

/** Files that git knows or would take. */
function filesOf(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  return listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

/**
 * Copies the working tree, with links to what is installed, so that faults are made in a copy: a run that is killed leaves
 * nothing wrong behind.
 */
export function copyTree(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  const files = filesOf(root);
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Packages link to each other by relative links, which lead to each other's copies.
  for (const manifest of files.filter((file) => /^[^/]+\/package\.json$/.test(file))) {
    const installed = join(dirname(manifest), 'node_modules');
    if (!existsSync(join(root, installed))) continue;
    cpSync(join(root, installed), join(copy, installed), { recursive: true, verbatimSymlinks: true });
  }
}
