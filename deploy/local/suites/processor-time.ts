import { readFileSync } from 'node:fs';

/** Clock ticks a second of `/proc`, on every Linux of the last decades. */
const TICKS = 100;
/** Of the fields after the name of the program: time of children that have ended, in user mode and in the kernel. */
const CHILDREN = [13, 14] as const;

/**
 * Seconds of processor that the ended children of this process took, and theirs. Undefined where the system does not
 * tell.
 */
export function secondsOfChildren(file = '/proc/self/stat'): number | undefined {
  try {
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /, '')
      .trim()
      .split(' ');
    const [user, system] = CHILDREN.map((at) => Number(fields[at]));
    const seconds = ((user ?? Number.NaN) + (system ?? Number.NaN)) / TICKS;
    return Number.isNaN(seconds) ? undefined : seconds;
  } catch {
    return undefined;
  }
}
