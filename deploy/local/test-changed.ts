/**
 * `pnpm test:changed`: unit tests that reach what was changed since the main branch, contract tests of the service where
 * it or its contract changed, and the browser tests that were changed themselves.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { changedSuites } from './suites/changed-suites.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MAIN = process.env['MAIN_BRANCH'] ?? 'main';

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

const lines = (text: string) => text.split('\n').filter(Boolean);
const base = git('merge-base', MAIN, 'HEAD');
const files = [...lines(git('diff', '--name-only', base)), ...lines(git('ls-files', '--others', '--exclude-standard'))];
let failed = 0;
for (const [program, ...args] of changedSuites(files, base)) {
  console.log(`\n$ ${program} ${args.join(' ')}`);
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
