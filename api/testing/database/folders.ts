import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Memory as a file system: databases that are thrown away need no disk. */
const MEMORY = '/dev/shm';
/** Bytes; containers often have a few MB there only. */
const ENOUGH = 4 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

const PARENT = hasRoom(MEMORY) ? MEMORY : os.tmpdir();

/** A new empty folder for what a test throws away, in memory where there is enough of it. */
export const newFolder = (prefix: string): string => fs.mkdtempSync(path.join(PARENT, prefix));
