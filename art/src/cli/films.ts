import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { briefings } from '../film/briefing/briefings.ts';
import { FILMS } from '../film/films.ts';
import { FILM_SIZE, rasterised, type Frame } from '../film/frame.ts';
import { prepareLettering } from '../film/lettering.ts';
import { LOOPS } from '../film/loops.ts';
import { frameAt, secondsOf } from '../film/projector.ts';
import { recipeOf, writeSource } from './source-file.ts';

/*
 * `pnpm --filter art films [part of a name]`: silent loops and films as MP4 and WebM into the pack's media, and their
 * posters into the sources of its pictures. Needs ffmpeg on the machine. `--frames 3` writes three pictures to look at.
 */

const MEDIA = new URL('../../../content/media/', import.meta.url);
const LOOK = new URL('../../.cache/', import.meta.url);
/** Pictures in a second: quick strokes need more than a slow camera. */
const RATE = { loop: 20, film: 15 };

const fileOf = (name: string, ending: string) => new URL(`${name}.${ending}`, MEDIA).pathname;

interface Reel {
  name: string;
  seconds: number;
  /** The picture at a second. */
  frame: (at: number) => Frame | Promise<Frame>;
  rate: number;
  /** Second of the poster. */
  poster: number;
  /** Constant rate factors of both encoders: higher is smaller. */
  quality: readonly [h264: number, vp9: number];
}

const TITLED = { ...FILMS, ...briefings() };

const REELS: readonly (() => Reel)[] = [
  ...Object.entries(LOOPS).map(([name, make]) => (): Reel => {
    const { seconds, frame, poster } = make();
    return {
      name,
      seconds,
      frame: (at) => frame(at / seconds),
      poster: poster * seconds,
      rate: RATE.loop,
      quality: [28, 47],
    };
  }),
  ...Object.entries(TITLED).map(([name, make]) => (): Reel => {
    const film = make();
    return {
      name,
      seconds: secondsOf(film),
      frame: (at) => frameAt(film, at),
      poster: film.poster,
      rate: RATE.film,
      quality: [27, 45],
    };
  }),
];

/** Nothing of the machine or the hour goes into the files. */
const EXACT = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-pix_fmt', 'yuv420p'];

function encoder({ name, rate, quality: [h264, vp9] }: Reel) {
  const { width, height } = FILM_SIZE;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${rate}`, '-i', '-'];
  const mp4 = ['-c:v', 'libx264', '-preset', 'fast', '-crf', `${h264}`, '-movflags', '+faststart', ...EXACT];
  const webm = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    `${vp9}`,
    '-b:v',
    '0',
    '-deadline',
    'realtime',
    '-cpu-used',
    '7',
    '-row-mt',
    '1',
    ...EXACT,
  ];
  const target = ['-y', ...input, ...mp4, fileOf(name, 'mp4'), ...webm, fileOf(name, 'webm')];
  return spawn('ffmpeg', ['-loglevel', 'error', ...target], { stdio: ['pipe', 'inherit', 'inherit'] });
}

async function record(reel: Reel) {
  const film = encoder(reel);
  const count = Math.round(reel.seconds * reel.rate);
  for (let i = 0; i < count; i += 1) {
    const pixels = await rasterised(await reel.frame(i / reel.rate));
    if (!film.stdin.write(pixels)) await once(film.stdin, 'drain');
  }
  film.stdin.end();
  const [code] = (await once(film, 'exit')) as [number];
  if (code !== 0) throw new Error(`${reel.name}: ffmpeg ended with ${code}`);
  console.log(`${reel.name}: ${reel.seconds} s`);
}

const picture = async (reel: Reel, at: number) =>
  sharp(await rasterised(await reel.frame(at)), { raw: { ...FILM_SIZE, channels: 3 } });

async function writePoster(reel: Reel) {
  const name = `${reel.name}-poster`;
  await writeSource({
    name,
    recipe: recipeOf([name, reel.poster, reel.seconds]),
    picture: await picture(reel, reel.poster),
  });
}

async function lookAt(reel: Reel, count: number) {
  for (let i = 0; i < count; i += 1) {
    const at = (reel.seconds * (i + 0.5)) / count;
    await (await picture(reel, at)).png().toFile(new URL(`${reel.name}-${i}.png`, LOOK).pathname);
  }
}

const [part = '', option, count] = process.argv.slice(2);
const titled = Object.entries(TITLED).flatMap(([name, make]) => (name.includes(part) ? [make()] : []));
if (titled.length > 0) await prepareLettering(JSON.stringify(titled.map(({ shots, words }) => [shots, words])));
for (const make of REELS) {
  const reel = make();
  if (!reel.name.includes(part)) continue;
  if (option === '--frames') {
    await lookAt(reel, Number(count));
    continue;
  }
  const made = existsSync(fileOf(reel.name, 'mp4')) && existsSync(fileOf(reel.name, 'webm'));
  if (made && part !== reel.name) continue;
  await record(reel);
  await writePoster(reel);
}
