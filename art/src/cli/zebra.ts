import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { VIEWS, type View } from '../studio/cameras.ts';
import { zebraOf } from '../studio/zebra.ts';
import { HERITAGE_SUBJECTS, SUBJECTS } from '../vehicles/subject.ts';

/*
 * `pnpm --filter art zebra [front|rear|side|low|hero] [parts of names]`: vehicles under zebra stripes on one sheet,
 * `.cache/zebra.png`, in a second or two each. Stripes show what a beauty shot hides: dents, flat places, edges that waver.
 */

const CACHE = new URL('../../.cache/', import.meta.url);
const CELL = { width: 560, height: 315 };
const COLUMNS = 3;
/** Of the mesh. */
const QUALITY = 0.3;

const words = process.argv.slice(2);
const isView = (word: string): word is View => VIEWS.some((view) => view === word);
const view = words.find(isView) ?? 'front';
const parts = words.filter((word) => !isView(word));
const all = [...SUBJECTS, ...HERITAGE_SUBJECTS];
const subjects = all.filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));

const cells = subjects.map(({ build, camera }, i) => ({
  input: Buffer.from(zebraOf(build(QUALITY), { ...CELL, camera: camera(view) })),
  raw: { ...CELL, channels: 1 as const },
  left: (i % COLUMNS) * CELL.width,
  top: Math.floor(i / COLUMNS) * CELL.height,
}));
const size = { width: COLUMNS * CELL.width, height: Math.ceil(cells.length / COLUMNS) * CELL.height };
await mkdir(CACHE, { recursive: true });
const sheet = sharp({ create: { ...size, channels: 3, background: '#464646' } }).composite(cells);
await sheet.png().toFile(new URL('zebra.png', CACHE).pathname);
console.log(`${cells.length} vehicles`);
