import type { MediaAmount, MediaOffer, Resolution } from 'shared/contract/media/media';
import type { ContentDb } from '../../db/content-reads.ts';
import { takeHref } from './download-paths.model.ts';
import { endingOf } from './file-types.model.ts';
import type { LibrarySources, MediaRow } from '../library/library.service.ts';
import { fileIn, resolutionsOf, sideOf, type Pixels } from './press-files.model.ts';
import { findPressSizes } from './press-sizes.store.ts';
import { filesOf, type SelectedFile } from './selection.service.ts';
import type { SourceFiles } from './source-files.adapter.ts';

interface OfferContext extends LibrarySources {
  sources: SourceFiles;
  /** What files amount to as a ZIP file. */
  measure: (files: readonly SelectedFile[]) => Promise<MediaAmount>;
}

/** Pixels of the files for the press; undefined for what is none. */
export async function pressPixels(content: ContentDb): Promise<(file: string) => Pixels | undefined> {
  const sizes = await findPressSizes(content);
  return (file) => fileIn('original', file, sizes).pixels ?? undefined;
}

/** Every way to take entries, by their ids, largest first: measured, never promised. */
export async function offersOf(
  context: OfferContext,
  items: readonly MediaRow[],
): Promise<ReadonlyMap<string, MediaOffer[]>> {
  const sizes = await findPressSizes(context.content);
  const made = items.map(async (item): Promise<[string, MediaOffer[]]> => {
    if (item.files.length === 0) return [item.id, []];
    const offers = resolutionsOf(item.files, sizes).map((resolution) => offerOf(context, item, resolution));
    return [item.id, await Promise.all(offers)];
  });
  return new Map(await Promise.all(made));
}

async function offerOf(context: OfferContext, item: MediaRow, resolution: Resolution): Promise<MediaOffer> {
  const files = await filesOf(context, [{ item, resolution }]);
  const [first] = files;
  const isPack = item.kind === 'pack' || first === undefined;
  const { count, bytes, type } = isPack
    ? { count: files.length, bytes: (await context.measure(files)).zip, type: 'zip' }
    : { count: 1, bytes: await context.sources.sizeOf(first.name), type: endingOf(first.name) };
  const pictures = files.flatMap(({ pixels }) => pixels ?? []);
  return { resolution, count, bytes, type, ...spanOf(pictures), url: takeHref(item.id, resolution) };
}

/** The smallest and the largest of pictures. */
function spanOf(pictures: readonly Pixels[]): Pick<MediaOffer, 'pixels'> {
  const ordered = pictures.toSorted((one, other) => sideOf(one) - sideOf(other));
  const [smallest, largest] = [ordered[0], ordered.at(-1)];
  return smallest && largest ? { pixels: [smallest, largest] } : {};
}
