import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../delivery-error.ts';
import { abandonedDrafts } from '../../files/drafts.ts';
import type { ReleaseStore } from '../../store.ts';

/** Folders of single files, and folders that have one of such for each app. */
const FOLDERS = ['', 'constellations', 'previews', 'run'];
const FOLDERS_OF_APPS = ['origins', 'signatures'];

async function pathsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.map((name) => join(folder, name));
}

/** What commands have left that ended in between: copies of releases, and files that nobody is writing any more. */
export async function unfinished({ dataDir, authority }: ReleaseStore): Promise<string[]> {
  const copies = await pathsIn(join(dataDir, 'releases', '.staging'));
  const ofApps = await Promise.all(FOLDERS_OF_APPS.map((name) => pathsIn(join(dataDir, name))));
  const folders = [...FOLDERS.map((name) => join(dataDir, name)), authority.ring.folder, ...ofApps.flat()];
  return [...copies, ...(await abandonedDrafts(folders))];
}
