import sharp from 'sharp';
import { cameraOfShot, SHOTS, type Shot } from '../studio/shots.ts';
import { FINAL, studioOf } from '../studio/still.ts';
import { isFresh, readLock, writeSource } from './source-file.ts';
import { recipeOfStill } from './still-recipe.ts';

/*
 * `pnpm --filter art stills [parts of names]`: renders the stills that are missing or whose table changed into the sources of
 * the content pack's pictures, and writes `stills.lock.json`. Can be stopped at any time.
 */

const THREADS = 2;

const recipe = (shot: Shot) => recipeOfStill(shot, FINAL);

async function renderShots(car: string, shots: readonly Shot[]) {
  const studio = studioOf(car, { ...FINAL, threads: THREADS });
  for (const shot of shots) {
    const started = performance.now();
    const picture = sharp(await studio.shoot({ ...shot, camera: cameraOfShot(shot) }));
    await writeSource({ name: shot.name, recipe: recipe(shot), picture });
    console.log(`${shot.name}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
}

/** Renders what is due, vehicle by vehicle: its pictures share a mesh. */
async function main(parts: readonly string[]) {
  const lock = await readLock();
  const requested = SHOTS.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
  const due = requested.filter((shot) => !isFresh(lock, shot.name, recipe(shot)));
  for (const [car, shots] of Map.groupBy(due, (shot) => shot.car)) await renderShots(car, shots);
  console.log(`${due.length} stills made`);
}

await main(process.argv.slice(2));
