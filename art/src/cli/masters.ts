import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { mastersOfPlaces, mastersOfStills, type Master } from './master.ts';

/*
 * `pnpm --filter art masters [names]`: renders stills and places anew for print, into the files of the content pack; never
 * enlarged ones. Without names all that a package of the press has, where one is missing or its table changed;
 * `masters.lock.json` says how each was made. Can be stopped at any time. Then `pnpm --filter content press` writes captions
 * and rights into them, and the smaller sizes.
 */

const CONTENT = new URL('../../../content/', import.meta.url);
const LOCK = new URL('../../masters.lock.json', import.meta.url);
const QUALITY = 86;

const lockFile = z.record(z.string(), z.string());
const library = z.array(z.looseObject({ kind: z.string(), files: z.array(z.string()).default([]) }));

const jsonOf = async (file: URL): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const readLock = async () => (existsSync(LOCK) ? lockFile.parse(await jsonOf(LOCK)) : {});

async function namesInPackages(): Promise<string[]> {
  const entries = library.parse(await jsonOf(new URL('pack/library.json', CONTENT)));
  return entries.flatMap(({ kind, files }) => (kind === 'pack' ? files : []));
}

const fileOf = ({ name, width }: Master) => new URL(`media/${name}-${width}.jpg`, CONTENT).pathname;

async function keepRecipe({ name, recipe }: Master) {
  const lock = { ...(await readLock()), [name]: recipe };
  const sorted = Object.fromEntries(Object.entries(lock).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(LOCK, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function make(master: Master) {
  const started = performance.now();
  const picture = await master.render();
  const { size } = await picture
    .withIccProfile('srgb')
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(fileOf(master));
  await keepRecipe(master);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${master.name}: ${master.width}x${master.height}, ${Math.round(size / 1024)} KiB, ${seconds} s`);
}

const given = process.argv.slice(2);
const names = given.length > 0 ? given : await namesInPackages();
const lock = await readLock();
const due = [...mastersOfStills(names), ...mastersOfPlaces(names)].filter(
  (master) => lock[master.name] !== master.recipe || !existsSync(fileOf(master)),
);
for (const master of due) await make(master);
console.log(`${due.length} masters made`);
