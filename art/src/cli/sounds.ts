import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { courseIn, inDigits, loudest } from '../sound/drawn-levels.ts';
import { aac, encode, opus } from '../sound/encoded.ts';
import { fortySeconds } from '../sound/engine/forty-seconds.ts';
import { REVOLUTIONS, revolutionsAt } from '../sound/engine/r1.ts';
import { loudnessOf } from '../sound/loudness.ts';
import { decibels, peakOf, secondsOf, type Stereo } from '../sound/signal.ts';
import { wavOf } from '../sound/wav.ts';

/*
 * `pnpm --filter art sounds`: sounds that pages play, as Opus and AAC into the pack's media, and what they are into
 * `pack/sounds.json`. Needs ffmpeg on the machine. `--look` writes WAV into `.cache`, to listen to and to measure.
 */

const MEDIA = new URL('../../../content/media/', import.meta.url);
const TARGET = new URL('../../../content/pack/sounds.json', import.meta.url);
const LOOK = new URL('../../.cache/', import.meta.url);

/** Parts that the drawing of a sound has: one for every fifth of a second of the forty. */
const PARTS = 200;
/** Kilobits a second: both files stay below 500 KB. */
const FORMATS = [
  { ending: 'ogg', type: 'audio/ogg; codecs="opus"', codec: opus(84) },
  { ending: 'm4a', type: 'audio/mp4; codecs="mp4a.40.2"', codec: aac(88) },
];

interface Recipe {
  id: string;
  file: string;
  sound: () => Stereo;
  /** What the sound follows, and its largest value. */
  course: (at: number) => number;
  most: number;
}

const SOUNDS: readonly Recipe[] = [
  {
    id: 'r1-forty-seconds',
    file: 'sound-r1',
    sound: fortySeconds,
    course: revolutionsAt,
    most: Math.max(...REVOLUTIONS.map(([, revolutions]) => revolutions)),
  },
];

async function fileFacts(name: string, type: string) {
  const file = await readFile(new URL(name, MEDIA));
  return { name, type, bytes: file.length, sha256: createHash('sha256').update(file).digest('hex') };
}

async function made({ id, file, sound, course, most }: Recipe) {
  const heard = sound();
  const seconds = secondsOf(heard);
  if (process.argv.includes('--look')) await writeFile(new URL(`${file}.wav`, LOOK), wavOf(heard));
  const targets = FORMATS.map(({ ending, codec }) => ({ file: new URL(`${file}.${ending}`, MEDIA).pathname, codec }));
  await encode(heard, targets);
  const levels = loudest(heard, PARTS);
  const top = Math.max(...levels);
  console.log(
    `${file}: ${seconds} s, peak ${decibels(peakOf(heard)).toFixed(1)} dBFS, ${loudnessOf(heard).toFixed(1)} LUFS`,
  );
  return {
    id,
    seconds,
    levels: inDigits(levels.map((level) => level / top)),
    course: { most, levels: inDigits(courseIn(course, seconds, PARTS).map((value) => value / most)) },
    files: await Promise.all(FORMATS.map(({ ending, type }) => fileFacts(`${file}.${ending}`, type))),
  };
}

const noted = [];
for (const recipe of SOUNDS) noted.push(await made(recipe));
await writeFile(TARGET, `${JSON.stringify(noted, null, 2)}\n`);
