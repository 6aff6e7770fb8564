import type { Sound } from 'shared/contract/content/sound';
import type { ContentDb } from '../db/content-reads.ts';
import { findEntries } from './entry.store.ts';

/** The named sounds as pages show them; a page without one asks nothing. */
export async function findSounds(
  content: ContentDb,
  names: readonly string[],
): Promise<(name: string) => Sound | undefined> {
  const rows = names.length === 0 ? [] : (await findEntries(content, 'sound', { ids: names })).rows;
  const index = new Map(
    rows.map(({ id, files, ...drawing }) => [
      id,
      { ...drawing, files: files.map(({ name, type, bytes }) => ({ name, type, bytes })) },
    ]),
  );
  return (name) => index.get(name);
}
