import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { draftOf } from './drafts.ts';

/**
 * Writes a file so that a reader, or a crash at any moment, sees the old bytes or the new ones: temp, fsync, rename, fsync
 * of the folder. @param mode permissions, from the first byte on; the process's umask takes away from them
 */
export async function writeDurably(path: string, bytes: string | Uint8Array, mode = 0o666): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = draftOf(path);
  try {
    await writeSynced(temporary, bytes, mode);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Writes a new file and waits until its bytes are on the disk. */
export async function writeSynced(path: string, bytes: string | Uint8Array, mode = 0o666): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
