import { execFileSync } from 'node:child_process';

/** Runs a program to its end. @returns what it printed @throws when it fails, with what it said */
export const run = (program: string, args: readonly string[], cwd: string): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
