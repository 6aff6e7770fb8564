import type { MediaAmount, MediaSelection } from 'shared/contract/media/media';
import type { Words } from '../../db/schema.ts';
import { selectedRows, type LibrarySources, type MediaRow } from '../library/library.service.ts';
import { findAltTexts } from '../../imported/picture.store.ts';
import type { SourceFiles } from './source-files.adapter.ts';

/** A file with the newest entry that holds it. */
export interface SelectedFile {
  name: string;
  item: MediaRow;
  /** What a picture shows; of other files what their entry is about. */
  caption: Words;
}

export interface Selected {
  /** Newest first; a file that several entries hold stands once. */
  files: SelectedFile[];
  /** Ids that are unknown, or not out yet: nobody can tell which. */
  missing: string[];
}

const SIZE_AND_FORMAT = /-\d+\.\w+$/;

export async function selectFiles(sources: LibrarySources, choice: MediaSelection): Promise<Selected> {
  const items = await selectedRows(sources, choice);
  const holders = new Map<string, MediaRow>();
  for (const item of items) for (const name of item.files) if (!holders.has(name)) holders.set(name, item);
  const pictureOf = (name: string) => name.replace(SIZE_AND_FORMAT, '');
  const captions = await findAltTexts(sources.pictures, [...holders.keys()].map(pictureOf));
  const files = [...holders].map(([name, item]) => ({
    name,
    item,
    caption: captions.get(pictureOf(name)) ?? item.summary,
  }));
  const found = new Set(items.map(({ id }) => id));
  return { files, missing: (choice.ids ?? []).filter((id) => !found.has(id)) };
}

/** Files and bytes of the originals; what is not out does not count. */
export async function amountOf(sources: SourceFiles, files: readonly SelectedFile[]): Promise<MediaAmount> {
  const sizes = await Promise.all(files.map(({ name }) => sources.sizeOf(name)));
  return { count: files.length, size: sizes.reduce((sum, size) => sum + size, 0) };
}
