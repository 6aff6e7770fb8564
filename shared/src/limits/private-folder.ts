import fs from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;
/** Not there, or gone meanwhile, for running programs work in the folder. */
const GONE = new Set(['ENOENT', 'ENOTDIR']);
/** Somebody else's, or on a disk that is only read. */
const NOT_OURS = new Set(['EPERM', 'EACCES', 'EROFS']);

/** For `catch`: gives the fallback where nothing is there; a disk that does not answer is no empty one. */
export const ifGone =
  <Fallback>(fallback: Fallback) =>
  (error: NodeJS.ErrnoException): Fallback => {
    if (GONE.has(error.code ?? '')) return fallback;
    throw error;
  };

/** What this process creates from here on is for its own user only. */
export function createPrivately(): void {
  process.umask(OTHERS);
}

/**
 * Takes the rights of other users from a folder and everything in it, which an older program or a careless copy left there:
 * bookings and keys lie below. Links are left alone, for what they lead to belongs to somebody else.
 * @returns what could not be changed, because it is another user's
 */
export function makePrivate(file: string): string[] {
  try {
    const found = fs.lstatSync(file);
    if (found.isSymbolicLink()) return [];
    if ((found.mode & OTHERS) !== 0) fs.chmodSync(file, found.mode & ~OTHERS);
    return found.isDirectory() ? fs.readdirSync(file).flatMap((name) => makePrivate(path.join(file, name))) : [];
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (GONE.has(code)) return [];
    if (NOT_OURS.has(code)) return [file];
    throw error;
  }
}
