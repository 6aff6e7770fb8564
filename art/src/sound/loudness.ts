import { amplify, decibels, fromDecibels, peakOf, RATE, type Stereo } from './signal.ts';

/* Loudness as broadcasters measure it (ITU-R BS.1770-4, EBU R 128): LUFS. */

/** The head, then the ear, at 48,000 samples a second; tables 1 and 2 of the recommendation. */
const WEIGHTS = [
  {
    b: [1.535_124_859_586_97, -2.691_696_189_406_38, 1.198_392_810_852_85],
    a: [-1.690_659_293_182_41, 0.732_480_774_215_85],
  },
  { b: [1, -2, 1], a: [-1.990_047_454_833_98, 0.990_072_250_366_21] },
];
const BLOCK = 0.4 * RATE;
const STEP = BLOCK / 4;
const OFFSET = -0.691;
/** Blocks below are silence, and below so much less than the rest are pauses. */
const SILENT = -70;
const PAUSE = -10;

function weighted(channel: Float32Array): Float64Array {
  let out = Float64Array.from(channel);
  for (const { b, a } of WEIGHTS) {
    let [first, second] = [0, 0];
    out = out.map((sample) => {
      const value = b[0] * sample + first;
      first = b[1] * sample - a[0] * value + second;
      second = b[2] * sample - a[1] * value;
      return value;
    });
  }
  return out;
}

/** Mean squares of both channels together, block by block. */
function powers(sound: Stereo): number[] {
  const channels = [weighted(sound.left), weighted(sound.right)];
  const found: number[] = [];
  for (let from = 0; from + BLOCK <= sound.left.length; from += STEP) {
    let sum = 0;
    for (const channel of channels) for (let i = from; i < from + BLOCK; i += 1) sum += channel[i] * channel[i];
    found.push(sum / BLOCK);
  }
  return found;
}

const lufs = (power: number) => OFFSET + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Integrated loudness in LUFS; -Infinity for silence. */
export function loudnessOf(sound: Stereo): number {
  const heard = powers(sound).filter((power) => power > 0 && lufs(power) > SILENT);
  if (heard.length === 0) return -Infinity;
  const least = lufs(mean(heard)) + PAUSE;
  return lufs(mean(heard.filter((power) => lufs(power) > least)));
}

/** Decibels of full scale that the loudest sample may have: encoders swing over by one. */
export const CEILING = -2.5;

/** Brings a sound to a loudness, or as near to it as its peak allows. */
export function bringTo(sound: Stereo, target: number): void {
  const gain = fromDecibels(target - loudnessOf(sound));
  amplify(sound, Math.min(gain, fromDecibels(CEILING) / peakOf(sound)));
}

/** Brings the peak of a sound to the ceiling. */
export function bringToCeiling(sound: Stereo): void {
  amplify(sound, fromDecibels(CEILING - decibels(peakOf(sound))));
}
