import type { Command } from '../run.ts';

const SPEC = /^e2e\/(.*\.spec\.ts)$/;
const OF_SERVICE = /^(?:api|shared\/src\/(?:contract|crypto))\//;
const ANY_CODE = /\.(?:tsx?|mjs|css|sql|json|md)$/;

/** Commands that test what these files of a branch are about; `base` is the commit that it began at. */
export function changedSuites(files: readonly string[], base: string): Command[] {
  const specs = files.flatMap((file) => SPEC.exec(file)?.[1] ?? []);
  const suites: Command[] = [];
  if (files.some((file) => ANY_CODE.test(file))) {
    suites.push(['vitest', 'run', '--project', 'unit', '--changed', base, '--passWithNoTests']);
  }
  if (files.some((file) => OF_SERVICE.test(file))) {
    suites.push(['vitest', 'run', '--project', 'contract-pglite', '--changed', base, '--passWithNoTests']);
  }
  if (specs.length > 0) suites.push(['pnpm', '--filter', 'e2e', 'exec', 'playwright', 'test', ...specs]);
  return suites;
}
