import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Memory as a file system, for databases and profiles that are thrown away; containers often have a few MB there only. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Where tests write: in memory, where writing through to a disk costs nothing, or in the temporary folder of the system. */
export function parentOfScratch(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
}
