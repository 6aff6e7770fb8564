import type { Guide } from './guide.ts';

/*
 * Smooths the grain of few samples and leaves edges (Dammertz and others, 2010: the edge-avoiding à-trous wavelet). What is smoothed
 * is the light on a surface, not its colour: a pattern of the ground stays as sharp as it is.
 */

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;
const PASSES = 4;
/** How different, in stops, the light of neighbours may be; half of it in each further pass. */
const STOPS = 1.6;
/** No surface is so dark that dividing by its colour would blow up its grain. */
const DARKEST = 0.02;

/** How alike the surfaces of two pixels are, 0 to 1. */
function kinship({ normals, metres, materials }: Guide, a: number, b: number): number {
  if (materials[a] !== materials[b] || metres[b] === 0) return 0;
  const facing =
    normals[3 * a] * normals[3 * b] + normals[3 * a + 1] * normals[3 * b + 1] + normals[3 * a + 2] * normals[3 * b + 2];
  if (facing <= 0.5) return 0;
  const apart = Math.abs(metres[a] - metres[b]) / metres[a];
  return facing ** 48 * Math.exp(-12 * apart);
}

const stopsOf = (light: Float32Array, at: number) =>
  Math.log2(0.02 + 0.3 * light[3 * at] + 0.5 * light[3 * at + 1] + 0.2 * light[3 * at + 2]);

interface Pass {
  guide: Guide;
  stops: Float32Array;
  step: number;
  tolerance: number;
}

function smoothed(light: Float32Array, at: number, { guide, stops, step, tolerance }: Pass): [number, number, number] {
  const { width, height } = guide;
  const [x, y] = [at % width, Math.floor(at / width)];
  let [red, green, blue, total] = [0, 0, 0, 0];
  for (let j = -2; j <= 2; j += 1) {
    const row = y + j * step;
    if (row < 0 || row >= height) continue;
    for (let i = -2; i <= 2; i += 1) {
      const column = x + i * step;
      if (column < 0 || column >= width) continue;
      const other = row * width + column;
      const kin = kinship(guide, at, other);
      if (kin < 1e-3) continue;
      const apart = (stops[at] - stops[other]) / tolerance;
      const weight = KERNEL[i + 2] * KERNEL[j + 2] * kin * Math.exp(-apart * apart);
      red += weight * light[3 * other];
      green += weight * light[3 * other + 1];
      blue += weight * light[3 * other + 2];
      total += weight;
    }
  }
  return [red / total, green / total, blue / total];
}

function divided(light: Float32Array, { colours }: Guide): Float32Array {
  return light.map((value, at) => value / Math.max(DARKEST, colours[at]));
}

/** A picture in linear light without its grain. */
export function denoise(picture: Float32Array, guide: Guide): Float32Array {
  const { colours, metres } = guide;
  let light = divided(picture, guide);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const from = light;
    const stops = Float32Array.from(metres, (_, at) => stopsOf(from, at));
    const how = { guide, stops, step: 2 ** pass, tolerance: STOPS / 2 ** pass };
    const next = from.slice();
    for (let at = 0; at < metres.length; at += 1) if (metres[at] > 0) next.set(smoothed(from, at, how), 3 * at);
    light = next;
  }
  return light.map((value, at) => value * Math.max(DARKEST, colours[at]));
}
