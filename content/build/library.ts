import { readFile, stat, writeFile } from 'node:fs/promises';
import { packLibrary } from 'shared/contract/pack/pack';
import { packPressPictures } from 'shared/contract/pack/pack-list';
import { MEDIA_PREFIX } from 'shared/contract/site/site';

/*
 * `pnpm --filter content library`: writes address, number of files and bytes of every picture and press package, and
 * the bytes of every film, into `pack/library.json`. Run it after `press` and `films`.
 */

const MEDIA = new URL('../media/', import.meta.url);
const PACK = new URL('../pack/', import.meta.url);
const jsonOf = async (file: string): Promise<unknown> => JSON.parse(await readFile(new URL(file, PACK), 'utf8'));

const pictures = new Map(
  packPressPictures.parse(await jsonOf('press-pictures.json')).map(({ id, sizes }) => [id, sizes]),
);
const library = packLibrary.parse(await jsonOf('library.json'));

/** The largest file of a picture, as the library gives it. */
function largest(name: string): string {
  return `${name}-${Math.max(...(pictures.get(name) ?? []).map(({ width }) => width))}.jpg`;
}

const noted = await Promise.all(
  library.map(async (entry) => {
    const own = entry.kind === 'image' && entry.picture !== undefined ? [entry.picture] : (entry.files ?? []);
    if (entry.kind === 'video' && entry.url.startsWith(`${MEDIA_PREFIX}/`)) {
      const { size } = await stat(new URL(entry.url.slice(MEDIA_PREFIX.length + 1), MEDIA));
      return { ...entry, size };
    }
    if (own.length === 0) return entry;
    const files = own.map(largest);
    const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, MEDIA))).size));
    const url = entry.kind === 'image' ? `${MEDIA_PREFIX}/${files[0]}` : entry.url;
    return { ...entry, url, fileCount: files.length, size: sizes.reduce((sum, size) => sum + size, 0) };
  }),
);
await writeFile(new URL('library.json', PACK), `${JSON.stringify(noted, null, 2)}\n`);
console.log(`${noted.length} entries of the library`);
