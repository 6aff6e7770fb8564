import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../delivery-error.ts';
import { nameOf, type ReleaseName } from '../verify.ts';

/** Milliseconds between two notes of a release: a page that is open asks for more files than anybody needs to know. */
const EVERY = 3_600_000;

const folderOf = (dataDir: string) => join(dataDir, 'run', 'used');

/**
 * Writes down which releases are asked for, so that none is cleared away that an open page still needs. Call it for files
 * that were found only: then there are as many notes as releases. Never rejects: a note that is lost is written with the next file.
 */
export function createUseNotes(dataDir: string, now: () => number = Date.now): (name: ReleaseName) => Promise<void> {
  const last = new Map<string, number>();
  return async (name) => {
    const release = nameOf(name);
    if (now() - (last.get(release) ?? -Infinity) < EVERY) return;
    last.set(release, now());
    try {
      await mkdir(folderOf(dataDir), { recursive: true });
      await writeFile(join(folderOf(dataDir), release), '');
    } catch {
      // A full disk must not cost an answer.
      last.delete(release);
    }
  };
}

/** Releases that somebody asked for since then, as `app@version`. */
export async function releasesUsedSince(dataDir: string, since: number): Promise<Set<string>> {
  try {
    const names = await readdir(folderOf(dataDir));
    const times = await Promise.all(names.map(async (name) => (await stat(join(folderOf(dataDir), name))).mtimeMs));
    return new Set(names.filter((_, at) => (times[at] ?? 0) >= since));
  } catch (error) {
    if (isMissing(error)) return new Set();
    throw error;
  }
}
