import type { ContentDb } from '../../db/content-reads.ts';
import { findEntries } from '../../imported/entry.store.ts';
import type { PressSizes } from './press-files.model.ts';

/** Sizes of all pictures for the press: one question for every choice, so that it is asked once per content version. */
export async function findPressSizes(content: ContentDb): Promise<PressSizes> {
  const { rows } = await findEntries(content, 'pressPicture');
  return new Map(rows.map(({ id, sizes }) => [id, sizes]));
}
