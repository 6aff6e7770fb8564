import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { z } from 'zod';

/** Sources of the content pack's pictures, and the manifest of those that are made here. */
const SOURCES = new URL('../../../content/build/sources/', import.meta.url);
const LOCK = new URL('../../stills.lock.json', import.meta.url);

const entry = z.strictObject({ recipe: z.string(), width: z.number(), height: z.number(), sha256: z.string() });
const lockFile = z.record(z.string(), entry);
export type Lock = z.infer<typeof lockFile>;

export const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
export const recipeOf = (parts: unknown) => hash(JSON.stringify(parts)).slice(0, 16);
const fileOf = (name: string) => new URL(`${name}.webp`, SOURCES);

export const readLock = async (): Promise<Lock> =>
  existsSync(LOCK) ? lockFile.parse(JSON.parse(await readFile(LOCK, 'utf8'))) : {};

/** Whether a picture is there and made by this recipe. */
export const isFresh = (lock: Lock, name: string, recipe: string) =>
  lock[name]?.recipe === recipe && existsSync(fileOf(name));

export interface Made {
  name: string;
  recipe: string;
  picture: Sharp;
}

/** Writes the picture and its line in the manifest. */
export async function writeSource({ name, recipe, picture }: Made) {
  await mkdir(SOURCES, { recursive: true });
  const { data, info } = await picture.webp({ quality: 93, effort: 5 }).toBuffer({ resolveWithObject: true });
  await writeFile(fileOf(name), data);
  const line = { recipe, width: info.width, height: info.height, sha256: hash(data) };
  const lock = { ...(await readLock()), [name]: line };
  const sorted = Object.fromEntries(Object.entries(lock).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(LOCK, `${JSON.stringify(sorted, null, 2)}\n`);
}
