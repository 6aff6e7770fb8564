import type { MediaAmount, MediaSelection } from 'shared/contract/media/media';
import type { Db } from '../../db/client.ts';
import type { Words } from '../../db/schema.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { findAllMedia, findMediaByIds, type MediaRow } from './media.store.ts';
import { findAltTexts } from '../../imported/picture.store.ts';
import type { PictureSource } from '../../imported/pictures.store.ts';
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

interface SelectionContext {
  db: Db;
  pictures: PictureSource;
  now: () => number;
}

export async function selectFiles(
  { db, pictures, now }: SelectionContext,
  { ids, conditions }: MediaSelection,
): Promise<Selected> {
  const present = new Date(now());
  const { type: kind, time } = conditions ?? { type: '', time: '' };
  const from = time === '' ? undefined : dayOf(now(), time);
  const items = ids ? await findMediaByIds(db, ids, present) : await findAllMedia(db, { kind, from, now: present });
  const holders = new Map<string, MediaRow>();
  for (const item of items) for (const name of item.files) if (!holders.has(name)) holders.set(name, item);
  const pictureOf = (name: string) => name.replace(SIZE_AND_FORMAT, '');
  const captions = await findAltTexts(pictures, [...holders.keys()].map(pictureOf));
  const files = [...holders].map(([name, item]) => ({
    name,
    item,
    caption: captions.get(pictureOf(name)) ?? item.summary,
  }));
  const found = new Set(items.map(({ id }) => id));
  return { files, missing: (ids ?? []).filter((id) => !found.has(id)) };
}

/** Files and bytes of the originals; what is not out does not count. */
export async function amountOf(sources: SourceFiles, files: readonly SelectedFile[]): Promise<MediaAmount> {
  const sizes = await Promise.all(files.map(({ name }) => sources.sizeOf(name)));
  return { count: files.length, size: sizes.reduce((sum, size) => sum + size, 0) };
}
