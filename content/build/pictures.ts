import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { FORMATS, WIDTHS, byteBudget, type PictureFormat } from './picture-budget.ts';

/*
 * `pnpm --filter content pictures`: makes `media/<name>-<width>.{avif,webp}` and `pack/media.json` from the pictures that
 * `build/sources.json` lists. A picture whose source and settings did not change is left alone; files nobody lists go.
 */

const HERE = new URL('.', import.meta.url);
const MEDIA = new URL('../media/', HERE);
const LOCK = new URL('pictures.lock.json', HERE);
/** Raise when the encoding below changes, so that every picture is made again. */
const RECIPE = 1;
const BEST_QUALITY = 62;
const WORST_QUALITY = 26;

const source = z.strictObject({
  file: z.string(),
  alt: z.strictObject({ cn: z.string().min(1), en: z.string().min(1) }),
});
type Source = z.infer<typeof source>;
const sources = z.record(z.string().regex(/^[a-z0-9-]+$/), source);
const lockFile = z.record(z.string(), z.string());

interface Job {
  name: string;
  bytes: Buffer;
  width: number;
}

const fileOf = (job: Pick<Job, 'name' | 'width'>, format: PictureFormat) =>
  new URL(`${job.name}-${job.width}.${format}`, MEDIA);

async function encode(job: Job, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(job.bytes).resize({ width: job.width, kernel: 'lanczos3' }).removeAlpha();
  const limit = byteBudget(job.width, format);
  for (let quality = BEST_QUALITY; quality >= WORST_QUALITY; quality -= 6) {
    const output = await picture
      .clone()
      .toFormat(format, { quality, effort: format === 'avif' ? 4 : 6 })
      .toBuffer();
    if (output.byteLength <= limit) return output;
  }
  throw new Error(`${job.name}: no ${format} of ${job.width} px fits into ${limit} bytes`);
}

/** Widths of the ladder that the source can fill, and the source's own when it is narrower than the widest step. */
function widthsFor(sourceWidth: number): number[] {
  const widths = WIDTHS.filter((width) => width <= sourceWidth);
  const largest = Math.min(sourceWidth, WIDTHS.at(-1) ?? sourceWidth);
  return widths.includes(largest) ? widths : [...widths, largest];
}

async function writeWidth(job: Job) {
  for (const format of FORMATS) await writeFile(fileOf(job, format), await encode(job, format));
}

async function make(name: string, entry: Source, lock: Record<string, string>) {
  const bytes = await readFile(new URL(`sources/${entry.file}`, HERE));
  const { width: sourceWidth, height: sourceHeight } = await sharp(bytes).metadata();
  const widths = widthsFor(sourceWidth);
  const { alt, ...settings } = entry;
  const key = createHash('sha256').update(bytes).update(JSON.stringify({ RECIPE, settings, widths })).digest('hex');
  const files = widths.flatMap((width) => FORMATS.map((format) => fileOf({ name, width }, format)));
  if (lock[name] !== key || !files.every((file) => existsSync(file))) {
    for (const width of widths) await writeWidth({ name, bytes, width });
    console.log(`made ${name}: ${widths.join(', ')}`);
  }
  const width = Math.max(...widths);
  return { key, picture: { width, height: Math.round((sourceHeight * width) / sourceWidth), widths, alt } };
}

/** As `pnpm format` would leave it: lists of numbers stay on one line. */
function writeJson(to: URL, value: unknown) {
  const text = JSON.stringify(value, null, 2).replace(/\[[\d,\s]+\]/g, (list) => `[${list.match(/\d+/g)?.join(', ')}]`);
  return writeFile(to, `${text}\n`);
}

async function main() {
  await mkdir(MEDIA, { recursive: true });
  const list = sources.parse(JSON.parse(await readFile(new URL('sources.json', HERE), 'utf8')));
  const lock = existsSync(LOCK) ? lockFile.parse(JSON.parse(await readFile(LOCK, 'utf8'))) : {};
  const made = new Map<string, Awaited<ReturnType<typeof make>>>();
  for (const [name, entry] of Object.entries(list)) made.set(name, await make(name, entry, lock));

  const wanted = new Set(
    [...made].flatMap(([name, { picture }]) =>
      picture.widths.flatMap((width) => FORMATS.map((format) => `${name}-${width}.${format}`)),
    ),
  );
  // Documents lie beside the pictures; they are made by `documents.ts`.
  const gone = readdirSync(MEDIA).filter((file) => /\.(avif|webp)$/.test(file) && !wanted.has(file));
  for (const file of gone) await rm(new URL(file, MEDIA));
  await writeJson(LOCK, Object.fromEntries([...made].map(([name, { key }]) => [name, key])));
  const pictures = Object.fromEntries([...made].map(([name, { picture }]) => [name, picture]));
  await writeJson(new URL('../pack/media.json', HERE), pictures);
  console.log(`${made.size} pictures, ${wanted.size} files`);
}

await main();
