import sharp from 'sharp';
import { cameraOfShot, SHOT_ROUNDS, type Shot } from '../studio/shots.ts';
import { FINAL, studioOf } from '../studio/still.ts';
import { subjectOf } from '../vehicles/subject.ts';
import { isFresh, readLock, recipeOf, writeSource } from './source-file.ts';

/*
 * `pnpm --filter art stills [name part]`: renders the stills that are missing or whose table changed into the sources of
 * the content pack's pictures, and writes `stills.lock.json`. Can be stopped at any time.
 */

/** Raise when the code changes in a way that shows, so that every still is made again. */
const RECIPE = 1;
const THREADS = 2;

/** Everything that decides how a still looks. */
const recipe = (shot: Shot) => recipeOf([RECIPE, FINAL, shot, cameraOfShot(shot), subjectOf(shot.car).table]);

async function renderShots(car: string, shots: readonly Shot[]) {
  const studio = studioOf(car, { ...FINAL, threads: THREADS });
  for (const shot of shots) {
    const started = performance.now();
    const picture = sharp(await studio.shoot({ ...shot, camera: cameraOfShot(shot) }));
    await writeSource({ name: shot.name, recipe: recipe(shot), picture });
    console.log(`${shot.name}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
}

/** Shots of one round and one car share a mesh. */
async function renderRound(shots: readonly Shot[]): Promise<number> {
  const lock = await readLock();
  const due = shots.filter((shot) => !isFresh(lock, shot.name, recipe(shot)));
  const cars = new Set(due.map((shot) => shot.car));
  for (const car of cars)
    await renderShots(
      car,
      due.filter((shot) => shot.car === car),
    );
  return due.length;
}

async function main(part = '') {
  let made = 0;
  for (const round of SHOT_ROUNDS) made += await renderRound(round.filter(({ name }) => name.includes(part)));
  console.log(`${made} stills made`);
}

await main(process.argv[2]);
