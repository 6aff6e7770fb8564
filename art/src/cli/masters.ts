import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { cameraOfShot, SHOTS, type Shot } from '../studio/shots.ts';
import { FINAL, studioOf } from '../studio/still.ts';
import { recipeOfStill } from './still-recipe.ts';

/*
 * `pnpm --filter art masters [names]`: renders stills anew for print, into the files of the content pack; never enlarged
 * ones. Without names all that a package of the press has, where one is missing or its table changed; `masters.lock.json`
 * says how each was made. Can be stopped at any time. Then `pnpm --filter content press` writes captions and rights into them,
 * and the smaller sizes.
 */

const CONTENT = new URL('../../../content/', import.meta.url);
const LOCK = new URL('../../masters.lock.json', import.meta.url);
/** Pixels of the longer side. */
const PRINT_SIDE = 3840;
const QUALITY = 86;
const THREADS = 2;

const lockFile = z.record(z.string(), z.string());
const library = z.array(z.looseObject({ kind: z.string(), files: z.array(z.string()).default([]) }));

const jsonOf = async (file: URL): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const readLock = async () => (existsSync(LOCK) ? lockFile.parse(await jsonOf(LOCK)) : {});

async function namesInPackages(): Promise<string[]> {
  const entries = library.parse(await jsonOf(new URL('pack/library.json', CONTENT)));
  return entries.flatMap(({ kind, files }) => (kind === 'pack' ? files : []));
}

function forPrint(shot: Shot): Shot {
  const scale = PRINT_SIDE / Math.max(shot.width, shot.height);
  return { ...shot, width: Math.round(shot.width * scale), height: Math.round(shot.height * scale) };
}

const fileOf = ({ name, width }: Shot) => new URL(`media/${name}-${width}.jpg`, CONTENT).pathname;

async function keepRecipe(shot: Shot) {
  const lock = { ...(await readLock()), [shot.name]: recipeOfStill(shot, FINAL) };
  const sorted = Object.fromEntries(Object.entries(lock).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(LOCK, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function renderMasters(car: string, shots: readonly Shot[]) {
  const studio = studioOf(car, { ...FINAL, threads: THREADS });
  for (const shot of shots) {
    const started = performance.now();
    const pixels = await studio.shoot({ ...shot, camera: cameraOfShot(shot) });
    const { size } = await sharp(pixels)
      .withIccProfile('srgb')
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toFile(fileOf(shot));
    await keepRecipe(shot);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${shot.name}: ${shot.width}x${shot.height}, ${Math.round(size / 1024)} KiB, ${seconds} s`);
  }
}

const given = process.argv.slice(2);
const names = given.length > 0 ? given : await namesInPackages();
const lock = await readLock();
const due = SHOTS.filter(({ name }) => names.includes(name))
  .map(forPrint)
  .filter((shot) => lock[shot.name] !== recipeOfStill(shot, FINAL) || !existsSync(fileOf(shot)));
for (const [car, shots] of Map.groupBy(due, (shot) => shot.car)) await renderMasters(car, shots);
console.log(`${due.length} masters made`);
