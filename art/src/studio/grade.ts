import { scale, type Vec3 } from '../geometry/vector.ts';
import type { Rig } from '../tracer/rig.ts';
import { agx } from './agx.ts';

export interface Frame {
  /** Linear light, three numbers per pixel. */
  light: Float32Array;
  width: number;
  height: number;
}

/** Brighter than this glows. */
const GLOW = 2.6;
const GLOW_SHARE = 0.5;

/** One pass of a box blur along rows or columns. */
function boxBlur({ light, width, height }: Frame, radius: number, along: 'row' | 'column'): Float32Array {
  const out = new Float32Array(light.length);
  const [length, lines] = along === 'row' ? [width, height] : [height, width];
  const step = along === 'row' ? 3 : 3 * width;
  const line = (start: number) => {
    let sum = 0;
    for (let i = 0; i < Math.min(radius, length); i += 1) sum += light[start + i * step];
    for (let i = 0; i < length; i += 1) {
      if (i + radius < length) sum += light[start + (i + radius) * step];
      if (i - radius - 1 >= 0) sum -= light[start + (i - radius - 1) * step];
      out[start + i * step] = sum / (2 * radius + 1);
    }
  };
  for (let q = 0; q < lines; q += 1) {
    const start = along === 'row' ? q * width * 3 : q * 3;
    for (let channel = 0; channel < 3; channel += 1) line(start + channel);
  }
  return out;
}

/** Three box blurs each way are nearly a Gaussian. */
function blur(frame: Frame, radius: number): Float32Array {
  let { light } = frame;
  for (let pass = 0; pass < 3; pass += 1) {
    light = boxBlur({ ...frame, light }, radius, 'row');
    light = boxBlur({ ...frame, light }, radius, 'column');
  }
  return light;
}

function glowing({ light }: Frame): Float32Array {
  const out = new Float32Array(light.length);
  for (let i = 0; i < light.length; i += 3) {
    const most = Math.max(light[i], light[i + 1], light[i + 2]);
    const share = most > GLOW ? (most - GLOW) / most : 0;
    for (let k = 0; k < 3; k += 1) out[i + k] = light[i + k] * share;
  }
  return out;
}

/** Narkowicz's fit of the ACES curve. */
const film = (value: number) => {
  const x = value * 0.62;
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
};
/** Straight below 0.72, rolled off above. */
const soft = (x: number) => (x < 0.72 ? x : 0.72 + 0.28 * (1 - Math.exp((-(x - 0.72) / 0.28) * 0.8)));
const display = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);

const each =
  (curve: (x: number) => number) =>
  ([r, g, b]: Vec3): Vec3 => [display(curve(r)), display(curve(g)), display(curve(b))];
const CURVES: Readonly<Record<Rig['tone'], (light: Vec3) => Vec3>> = { film: each(film), soft: each(soft), day: agx };

function vignette(tone: Rig['tone'], u: number, v: number): number {
  if (tone === 'day') return 1 - 0.16 * (u * u * 1.3 + v * v);
  if (tone === 'soft') return 1 - 0.04 * (u * u + v * v);
  return 1 - 0.55 * Math.min(1, (u * u * 1.3 + v * v) * 1.5);
}

/** Linear light to 8-bit sRGB: glow, tone curve, vignette and dither against banding. */
export function grade(frame: Frame, rig: Pick<Rig, 'tone' | 'exposure'>): Buffer {
  const { light, width, height } = frame;
  const bright = { ...frame, light: glowing(frame) };
  const near = blur(bright, Math.max(1, Math.round(width / 500)));
  const wide = blur(bright, Math.max(2, Math.round(width / 90)));
  const curve = CURVES[rig.tone];
  const out = Buffer.alloc(light.length);
  let noise = 12_345;
  for (let i = 0; i < width * height; i += 1) {
    const gain = rig.exposure * vignette(rig.tone, (i % width) / width - 0.5, Math.floor(i / width) / height - 0.5);
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0;
    const dither = (((noise >>> 8) / 16_777_216 - 0.5) / 255) * 1.2;
    const glowed = (at: number) => light[at] + GLOW_SHARE * (0.5 * near[at] + 0.35 * wide[at]);
    const shown = curve(scale([glowed(3 * i), glowed(3 * i + 1), glowed(3 * i + 2)], gain));
    for (let k = 0; k < 3; k += 1) out[3 * i + k] = Math.max(0, Math.min(255, Math.round((shown[k] + dither) * 255)));
  }
  return out;
}
