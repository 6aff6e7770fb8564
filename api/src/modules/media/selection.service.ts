import { pickOf, type MediaSelection, type Resolution } from 'shared/contract/media/media';
import type { Words } from '../../db/schema.ts';
import { findAltTexts } from '../../imported/picture.store.ts';
import { selectedRows, type LibrarySources, type MediaRow } from '../library/library.service.ts';
import { findCaptionFiles } from './film.service.ts';
import { fileIn, pressName, type Pixels, type PressSizes } from './press-files.model.ts';
import { findPressSizes } from './press-sizes.store.ts';

/** A file with the newest entry that holds it. */
export interface SelectedFile {
  name: string;
  item: MediaRow;
  /** What a picture shows; of other files what their entry is about. */
  caption: Words;
  /** Null for what is no picture. */
  pixels: Pixels | null;
}

export interface Selected {
  /** Newest first; a file that several entries hold stands once. */
  files: SelectedFile[];
  /** Ids that are unknown, or not out yet: nobody can tell which. */
  missing: string[];
}

/** What to select, and how large its pictures are where an entry says nothing else. */
export interface Choice extends MediaSelection {
  resolution: Resolution;
}

/** An entry as somebody wants it. */
export interface Wanted {
  item: MediaRow;
  resolution: Resolution;
}

export async function selectFiles(context: LibrarySources, choice: Choice): Promise<Selected> {
  const { ids, resolution } = choice;
  const items = await findItems(context, choice);
  if (!ids)
    return {
      files: await filesOf(
        context,
        items.map((item) => ({ item, resolution })),
      ),
      missing: [],
    };
  const picks = ids.map(pickOf);
  const found = new Set(items.map(({ id }) => id));
  const wanted = items.flatMap((item) =>
    picks.filter(({ id }) => id === item.id).map((pick) => ({ item, resolution: pick.resolution ?? resolution })),
  );
  return {
    files: await filesOf(context, wanted),
    missing: picks.map(({ id }) => id).filter((id) => !found.has(id)),
  };
}

/** Entries by their ids alone, or by conditions. */
const findItems = (sources: LibrarySources, { ids, conditions }: Choice): Promise<MediaRow[]> =>
  selectedRows(sources, ids ? { ids: ids.map((pick) => pickOf(pick).id) } : { conditions });

/** The files of entries, newest first, and the captions of their films. */
export async function filesOf(
  { content, pictures }: LibrarySources,
  wanted: readonly Wanted[],
): Promise<SelectedFile[]> {
  const names = wanted.flatMap(({ item }) => item.files);
  const altTexts = await findAltTexts(pictures, [...new Set(names.flatMap((name) => pressName(name) ?? []))]);
  const [sizes, spoken] = await Promise.all([findPressSizes(content), findCaptionFiles(content)]);
  const chosen = new Map<string, SelectedFile>();
  for (const one of wanted) {
    for (const file of withCaptions(one, { sizes, altTexts, spoken }))
      if (!chosen.has(file.name)) chosen.set(file.name, file);
  }
  return [...chosen.values()];
}

interface Known {
  sizes: PressSizes;
  altTexts: ReadonlyMap<string, Words>;
  spoken: ReadonlyMap<string, readonly string[]>;
}

function withCaptions({ item, resolution }: Wanted, { sizes, altTexts, spoken }: Known): SelectedFile[] {
  const own = item.files.map((file) => {
    const caption = altTexts.get(pressName(file) ?? '') ?? item.summary;
    return { ...fileIn(resolution, file, sizes), item, caption };
  });
  const beside = (spoken.get(item.id) ?? []).map((name) => ({ name, item, caption: item.summary, pixels: null }));
  return own.length === 0 ? [] : [...own, ...beside];
}
