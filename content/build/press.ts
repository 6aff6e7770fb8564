import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { PRESS_SIDES } from 'shared/contract/media/media';
import { MEDIA_ROOT, PACK_ROOT, readPackFile } from '../src/read-pack.ts';
import { withoutWords, withWords } from './jpeg-metadata.ts';
import { pressWordsOf, pressNames } from './press-words.ts';

/*
 * `pnpm --filter content press`: makes `media/<name>-<width>.jpg` of every picture of the media library, in the sizes that
 * it really has, and `pack/press-pictures.json`. The largest is what `pnpm --filter art masters` rendered, or else the
 * source of the picture: nothing is enlarged. Captions and rights are written anew each time, pixels only where their
 * source changed. Run `library` afterwards.
 */

const HERE = new URL('.', import.meta.url);
const LOCK = new URL('press.lock.json', HERE);
/** Raise when the encoding changes, so that every picture is made again. */
const RECIPE = 1;
const QUALITY = 84;

const sources = z.record(z.string(), z.object({ file: z.string() }));
const lockFile = z.record(z.string(), z.string());

export interface PressFile {
  width: number;
  height: number;
}

const fileOf = (name: string, width: number) => new URL(`${name}-${width}.jpg`, MEDIA_ROOT);

/** What a picture is made from, and whether that is a file for the press already. */
interface Origin extends PressFile {
  bytes: Buffer;
  isMaster: boolean;
}

const PRINT = Math.max(...Object.values(PRESS_SIDES));

async function originOf(name: string, source: string): Promise<Origin> {
  const bytes = await readFile(new URL(`sources/${source}`, HERE));
  const { width, height } = await sharp(bytes).metadata();
  const scale = PRINT / Math.max(width, height);
  const master = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const file = fileOf(name, master.width);
  if (!existsSync(file)) return { bytes, width, height, isMaster: false };
  return { ...master, bytes: withoutWords(await readFile(file)), isMaster: true };
}

/** The sizes that a picture can fill, smallest first, and its own. */
function sizesOf({ width, height }: PressFile): PressFile[] {
  const side = Math.max(width, height);
  const smaller = Object.values(PRESS_SIDES)
    .filter((wanted) => wanted < side)
    .toSorted((a, b) => a - b)
    .map((wanted) => ({ width: Math.round((width * wanted) / side), height: Math.round((height * wanted) / side) }));
  return [...smaller, { width, height }];
}

async function picture({ bytes, isMaster, ...own }: Origin, size: PressFile): Promise<Buffer> {
  if (isMaster && size.width === own.width) return bytes;
  return sharp(bytes)
    .resize({ ...size, kernel: 'lanczos3' })
    .removeAlpha()
    .withIccProfile('srgb')
    .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function make(name: string, source: string, lock: Record<string, string>) {
  const origin = await originOf(name, source);
  const sizes = sizesOf(origin);
  const key = createHash('sha256')
    .update(origin.bytes)
    .update(JSON.stringify([RECIPE, QUALITY, sizes]))
    .digest('hex');
  const words = pressWordsOf(name);
  const isFresh = lock[name] === key;
  for (const size of sizes) {
    const file = fileOf(name, size.width);
    const pixels = isFresh && existsSync(file) ? await readFile(file) : await picture(origin, size);
    await writeFile(file, withWords(pixels, words));
  }
  return { key, sizes };
}

const list = sources.parse(JSON.parse(await readFile(new URL('sources.json', HERE), 'utf8')));
const lock = existsSync(LOCK) ? lockFile.parse(JSON.parse(await readFile(LOCK, 'utf8'))) : {};
const pictures = readPackFile('media.json');
const made = [];
for (const name of pressNames()) {
  const source = list[name];
  if (!source || !pictures[name]) throw new Error(`${name}: no picture of the pack`);
  made.push({ name, ...(await make(name, source.file, lock)) });
}
const wanted = new Set(made.flatMap(({ name, sizes }) => sizes.map(({ width }) => `${name}-${width}.jpg`)));
for (const file of readdirSync(MEDIA_ROOT)) {
  if (file.endsWith('.jpg') && !wanted.has(file)) await rm(new URL(file, MEDIA_ROOT));
}
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
await writeFile(LOCK, json(Object.fromEntries(made.map(({ name, key }) => [name, key]))));
await writeFile(new URL('press-pictures.json', PACK_ROOT), json(made.map(({ name, sizes }) => ({ id: name, sizes }))));
console.log(`${made.length} pictures, ${wanted.size} files`);
