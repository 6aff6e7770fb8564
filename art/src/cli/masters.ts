import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { cameraOfShot, SHOTS, type Shot } from '../studio/shots.ts';
import { FINAL, studioOf } from '../studio/still.ts';

/*
 * `pnpm --filter art masters [names]`: renders stills anew for print, into the files of the content pack; never enlarged
 * ones. Each takes nine times as long as a still of the site. What is there is left alone: remove it to have it made again.
 * Then `pnpm --filter content press` writes captions and rights into them, and the smaller sizes.
 */

const MEDIA = new URL('../../../content/media/', import.meta.url);
/** Pixels of the longer side. */
const PRINT_SIDE = 3840;
const QUALITY = 86;
const THREADS = 2;

function forPrint(shot: Shot): Shot {
  const scale = PRINT_SIDE / Math.max(shot.width, shot.height);
  return { ...shot, width: Math.round(shot.width * scale), height: Math.round(shot.height * scale) };
}

const fileOf = ({ name, width }: Shot) => new URL(`${name}-${width}.jpg`, MEDIA).pathname;

async function renderMasters(car: string, shots: readonly Shot[]) {
  const studio = studioOf(car, { ...FINAL, threads: THREADS });
  for (const shot of shots) {
    const started = performance.now();
    const pixels = await studio.shoot({ ...shot, camera: cameraOfShot(shot) });
    const { size } = await sharp(pixels)
      .withIccProfile('srgb')
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toFile(fileOf(shot));
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${shot.name}: ${shot.width}x${shot.height}, ${Math.round(size / 1024)} KiB, ${seconds} s`);
  }
}

const names = process.argv.slice(2);
const due = SHOTS.filter(({ name }) => names.includes(name))
  .map(forPrint)
  .filter((shot) => !existsSync(fileOf(shot)));
for (const [car, shots] of Map.groupBy(due, (shot) => shot.car)) await renderMasters(car, shots);
console.log(`${due.length} masters made`);
