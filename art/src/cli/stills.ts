import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { cameraOfShot, SHOT_ROUNDS, type Shot } from '../studio/shots.ts';
import { FINAL, studioOf } from '../studio/still.ts';
import { subjectOf } from '../vehicles/subject.ts';

/*
 * `pnpm --filter art stills [name part]`: renders the stills that are missing or whose table changed into the sources of
 * the content pack's pictures, and writes `stills.lock.json`. Can be stopped at any time.
 */

const STILLS = new URL('../../../content/build/sources/', import.meta.url);
const LOCK = new URL('../../stills.lock.json', import.meta.url);
/** Raise when the code changes in a way that shows, so that every still is made again. */
const RECIPE = 1;
const THREADS = 2;

const lockFile = z.record(
  z.string(),
  z.strictObject({ recipe: z.string(), width: z.number(), height: z.number(), sha256: z.string() }),
);
type Lock = z.infer<typeof lockFile>;

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const fileOf = (shot: Shot) => new URL(`${shot.name}.webp`, STILLS);

/** Everything that decides how a still looks. */
function recipeOf(shot: Shot): string {
  return hash(JSON.stringify([RECIPE, FINAL, shot, cameraOfShot(shot), subjectOf(shot.car).table])).slice(0, 16);
}

const readLock = async (): Promise<Lock> =>
  existsSync(LOCK) ? lockFile.parse(JSON.parse(await readFile(LOCK, 'utf8'))) : {};

async function writeEntry(name: string, entry: Lock[string]) {
  const lock = { ...(await readLock()), [name]: entry };
  const sorted = Object.fromEntries(Object.entries(lock).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  await writeFile(LOCK, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function renderShots(car: string, shots: readonly Shot[]) {
  const studio = studioOf(car, { ...FINAL, threads: THREADS });
  for (const shot of shots) {
    const started = performance.now();
    const png = await studio.shoot({ ...shot, camera: cameraOfShot(shot) });
    const file = await sharp(png).webp({ quality: 93, effort: 5 }).toBuffer();
    await writeFile(fileOf(shot), file);
    await writeEntry(shot.name, { recipe: recipeOf(shot), width: shot.width, height: shot.height, sha256: hash(file) });
    console.log(`${shot.name}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
}

/** Shots of one round and one car share a mesh. */
async function renderRound(shots: readonly Shot[]): Promise<number> {
  const lock = await readLock();
  const due = shots.filter((shot) => lock[shot.name]?.recipe !== recipeOf(shot) || !existsSync(fileOf(shot)));
  for (const car of new Set(due.map((shot) => shot.car)))
    await renderShots(
      car,
      due.filter((shot) => shot.car === car),
    );
  return due.length;
}

async function main(part = '') {
  await mkdir(STILLS, { recursive: true });
  let made = 0;
  for (const round of SHOT_ROUNDS) made += await renderRound(round.filter(({ name }) => name.includes(part)));
  console.log(`${made} stills made`);
}

await main(process.argv[2]);
