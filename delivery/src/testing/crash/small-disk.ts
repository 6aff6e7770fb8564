import { execFile } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

const run = promisify(execFile);

export interface SmallDisk {
  readonly folder: string;
  /** Fills it up to so many bytes. */
  leave(bytes: number): Promise<void>;
  /** Gives all of it back. */
  free(): Promise<void>;
}

/** A disk in memory (tmpfs) that ends with the test. @throws where the user may not mount */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = join(await temporaryFolder(), 'disk');
  await mkdir(folder);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  onTestFinished(async () => void (await run('umount', ['--lazy', folder])));
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async leave(bytes) {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(bavail * bsize - bytes));
    },
    free: () => rm(ballast, { force: true }),
  };
}

/** Why there can be no small disk here; null where there can. */
export async function whyNoDisk(): Promise<string | null> {
  try {
    await run('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
    return null;
  } catch {
    return 'this user may not mount a file system';
  }
}
