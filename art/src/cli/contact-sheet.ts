import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';

/* `pnpm --filter art contact-sheet`: every picture of the content pack on one sheet, `.cache/contact-sheet.jpg`. */

const CONTENT = new URL('../../../content/', import.meta.url);
const CACHE = new URL('../../.cache/', import.meta.url);
const CELL = { width: 320, height: 200 };
const GAP = 8;
const COLUMNS = 6;
const GROUND = '#11151a';

const pictures = z.record(z.string(), z.object({ widths: z.array(z.number()) }));

async function thumbnail(name: string, widths: readonly number[]): Promise<Buffer> {
  const file = new URL(`media/${name}-${Math.min(...widths)}.webp`, CONTENT);
  const picture = sharp(await readFile(file));
  return picture.resize({ ...CELL, fit: 'contain', background: GROUND }).toBuffer();
}

async function main() {
  const list = pictures.parse(JSON.parse(await readFile(new URL('pack/media.json', CONTENT), 'utf8')));
  const cells = await Promise.all(
    Object.entries(list).map(async ([name, { widths }], i) => ({
      input: await thumbnail(name, widths),
      left: GAP + (i % COLUMNS) * (CELL.width + GAP),
      top: GAP + Math.floor(i / COLUMNS) * (CELL.height + GAP),
    })),
  );
  const rows = Math.ceil(cells.length / COLUMNS);
  const size = { width: GAP + COLUMNS * (CELL.width + GAP), height: GAP + rows * (CELL.height + GAP) };
  await mkdir(CACHE, { recursive: true });
  const sheet = sharp({ create: { ...size, channels: 3, background: GROUND } }).composite(cells);
  await sheet.jpeg({ quality: 88 }).toFile(new URL('contact-sheet.jpg', CACHE).pathname);
  console.log(`${cells.length} pictures`);
}

await main();
