import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import sharp from 'sharp';
import { briefings } from '../film/briefing/briefings.ts';
import { FILMS } from '../film/films.ts';
import { exposed, momentsOf } from '../film/exposure.ts';
import { sizeAt, type Frame } from '../film/frame.ts';
import { isHeard, soundOf } from '../film/film-sound.ts';
import { underFilm } from '../sound/encoded.ts';
import type { Stereo } from '../sound/signal.ts';
import { FULL, SMALL, type Edition } from './film-editions.ts';
import { prepareLettering } from '../film/lettering.ts';
import { LOOPS } from '../film/loops.ts';
import { frameAt, secondsOf } from '../film/projector.ts';
import { recipeOf, writeSource } from './source-file.ts';

/*
 * `pnpm --filter art films [part of a name]`: silent loops and films with their sound as MP4 and WebM into the pack's media,
 * and their posters into the sources of its pictures. Needs ffmpeg on the machine. `--frames 3` writes three pictures to look
 * at. `--full`: the films of the library at 1920 x 1080, as H.264 and AV1; then `pnpm --filter content films`. `--sound`: only
 * what is heard is made anew, under the pictures that there are.
 */

const MEDIA = new URL('../../../content/media/', import.meta.url);
const LOOK = new URL('../../.cache/', import.meta.url);
const fileOf = (name: string, ending: string) => new URL(`${name}.${ending}`, MEDIA).pathname;

interface Reel {
  name: string;
  seconds: number;
  /** The picture at a second. */
  frame: (at: number) => Frame | Promise<Frame>;
  /** Second of the poster. */
  poster: number;
  edition: Edition;
  /** What is heard; nothing of a loop. */
  sound?: () => Stereo;
}

const TITLED = { ...FILMS, ...briefings() };

const REELS: readonly (() => Reel)[] = [
  ...Object.entries(LOOPS).map(([name, make]) => (): Reel => {
    const { seconds, frame, poster } = make();
    return {
      name,
      seconds,
      // An exposure reaches past both ends, where the other one goes on.
      frame: (at) => frame((at / seconds + 1) % 1),
      poster: poster * seconds,
      edition: SMALL.loop,
    };
  }),
  ...Object.entries(TITLED).map(([name, make]) => (): Reel => {
    const film = make();
    return {
      name,
      seconds: secondsOf(film),
      frame: (at) => frameAt(film, at),
      poster: film.poster,
      ...(isHeard(film) ? { sound: () => soundOf(film) } : {}),
      edition: SMALL.film,
    };
  }),
];

/** Nothing of the machine or the hour goes into the files. */
const EXACT = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-pix_fmt', 'yuv420p'];

function encoder({ name, edition: { rate, scale, files } }: Reel) {
  const { width, height } = sizeAt(scale);
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${rate}`, '-i', '-'];
  const targets = files.flatMap(({ ending, codec }) => [...codec, ...EXACT, fileOf(name, ending)]);
  return spawn('ffmpeg', ['-loglevel', 'error', '-y', ...input, ...targets], { stdio: ['pipe', 'inherit', 'inherit'] });
}

/** Raw RGB of the picture that is taken at a second. */
async function exposedAt({ frame, edition: { rate, scale } }: Reel, at: number): Promise<Buffer> {
  return exposed(await Promise.all(momentsOf(at, rate).map((moment) => Promise.resolve(frame(moment)))), scale);
}

async function record(reel: Reel) {
  const film = encoder(reel);
  const { rate } = reel.edition;
  const count = Math.round(reel.seconds * rate);
  for (let i = 0; i < count; i += 1) {
    const pixels = await exposedAt(reel, i / rate);
    if (!film.stdin.write(pixels)) await once(film.stdin, 'drain');
  }
  film.stdin.end();
  const [code] = (await once(film, 'exit')) as [number];
  if (code !== 0) throw new Error(`${reel.name}: ffmpeg ended with ${code}`);
  console.log(`${reel.name}: ${reel.seconds} s`);
}

/** Lays its sound under the files of a film; pictures are copied as they are. */
async function addSound({ name, sound, edition }: Reel) {
  if (!sound) return;
  const heard = sound();
  for (const { ending, sound: codec } of edition.files) {
    const [film, next] = [fileOf(name, ending), fileOf(name, `next.${ending}`)];
    if (!existsSync(film)) continue;
    await underFilm(heard, film, { file: next, codec });
    await rename(next, film);
  }
  console.log(`${name}: sound`);
}

const picture = async (reel: Reel, at: number) =>
  sharp(await exposedAt(reel, at), {
    raw: { ...sizeAt(reel.edition.scale), channels: 3 },
  });

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
const isFull = process.argv.includes('--full');
for (const make of REELS) {
  const small = make();
  if (!small.name.includes(part) || (isFull && !Object.hasOwn(FILMS, small.name))) continue;
  const reel = isFull ? { ...small, edition: FULL } : small;
  if (option === '--frames') {
    await lookAt(reel, Number(count));
    continue;
  }
  if (process.argv.includes('--sound')) {
    for (const edition of [small.edition, FULL]) await addSound({ ...small, edition });
    continue;
  }
  const made = reel.edition.files.every(({ ending }) => existsSync(fileOf(reel.name, ending)));
  if (made && part !== reel.name) continue;
  await record(reel);
  await addSound(reel);
  if (!isFull) await writePoster(reel);
}
