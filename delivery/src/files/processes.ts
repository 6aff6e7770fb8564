import { readFileSync } from 'node:fs';
import { hasCode } from '../delivery-error.ts';

/** Whether the process that wrote this still runs. */
export function isAlive({ pid, started }: { readonly pid: number; readonly started: string | null }): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    return hasCode(error, 'EPERM');
  }
  const now = processStart(pid);
  return now === null || started === null || now === started;
}

/** Start of a process in clock ticks since boot (proc(5), field 22 of `stat`); null where there is no `/proc`. */
export function processStart(pid: number): string | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
