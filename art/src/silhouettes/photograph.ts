import { Worker } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';
import type { Vec3 } from '../geometry/vector.ts';
import { lookOut, type Group, type View } from './backlit.ts';

/** Neighbours that differ by more than this share of what can be seen have an edge between them. */
const EDGE = 0.035;
/** Where an edge is looked at again, within its pixel. */
const AGAIN: readonly (readonly [number, number])[] = [
  [0.08, 0.42],
  [0.25, 0.92],
  [0.42, 0.25],
  [0.58, 0.75],
  [0.75, 0.08],
  [0.92, 0.58],
];

/** From light to what a screen shows, 0 to 1: film keeps its shadows, and its lights never end at once. */
function shown(light: number): number {
  const x = light * 1.45;
  const film = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return film <= 0.0031308 ? 12.92 * film : 1.055 * Math.min(1, film) ** (1 / 2.4) - 0.055;
}

/** Less than a step of a screen, so that a wide glow has no bands. */
const grain = (i: number) => {
  const s = Math.sin(i * 12.9898) * 43758.5453;
  return s - Math.floor(s) - 0.5;
};

function isEdge(tones: Float32Array, i: number, width: number): boolean {
  const around = [i - 1, i + 1, i - width, i + width, i - width - 1, i + width + 1];
  return around.some((j) => j >= 0 && j < tones.length && Math.abs(tones[i] - tones[j]) > EDGE);
}

type Rows = readonly [from: number, to: number];

/** Rows of a group as raw RGB: every pixel once, edges six times. */
export function photographed(group: Group, view: View, [from, to]: Rows = [0, view.height]): Buffer {
  const { width } = view;
  const see = lookOut(group, view);
  const count = (to - from) * width;
  const light: Vec3[] = [];
  for (let i = 0; i < count; i += 1) light.push(see((i % width) + 0.5, from + Math.floor(i / width) + 0.5));
  const tones = Float32Array.from(light, ([r, g, b]) => shown(0.3 * r + 0.55 * g + 0.15 * b));
  const out = Buffer.alloc(count * 3);
  for (let i = 0; i < count; i += 1) {
    const looks = isEdge(tones, i, width)
      ? AGAIN.map(([x, y]) => see((i % width) + x, from + Math.floor(i / width) + y))
      : [light[i]];
    for (let k = 0; k < 3; k += 1) {
      const mean = looks.reduce((sum, one) => sum + shown(one[k]), 0) / looks.length;
      out[3 * i + k] = Math.round(Math.min(255, Math.max(0, mean * 255 + grain(3 * (from * width + i) + k))));
    }
  }
  return out;
}

/** How the group is looked at: from the height of somebody's eyes, far enough away that nobody is larger for standing in front. */
export const GROUP_VIEW: View = { width: 1600, height: 800, from: [0, 1.3, 9], at: [0, 0.97, 0], across: 5.25 };

/** Light that spills over edges on its way through a lens: how far, as a share of the width, and how much. */
const SPILL = { radius: 0.009, share: 0.16 };

/** Rows that are looked at by one thread before it asks for others. */
const BAND = 16;
const THREADS = 2;

/** The group, by two threads: bands are taken in turn, so that both have as many people. */
async function inBands(view: View): Promise<Buffer> {
  const bands = Array.from({ length: Math.ceil(view.height / BAND) }, (_, i): Rows => [
    i * BAND,
    Math.min(view.height, (i + 1) * BAND),
  ]);
  const out = Buffer.alloc(view.width * view.height * 3);
  const one = (_: unknown, at: number) =>
    new Promise<void>((resolve, reject) => {
      const mine = bands.filter((_, i) => i % THREADS === at);
      const worker = new Worker(new URL('band-worker.ts', import.meta.url), { workerData: { view, bands: mine } });
      worker.on('message', ({ from, pixels }: { from: number; pixels: Uint8Array }) => {
        out.set(pixels, from * view.width * 3);
      });
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: THREADS }, one));
  return out;
}

/** Printed dark: what little is seen of faces and clothes goes under, in steps of a screen. */
const PRINT = { contrast: 1.12, black: 22 };

/** The picture of the management, as a lens sees it. */
export async function groupPicture(view: View): Promise<Sharp> {
  const raw = { width: view.width, height: view.height, channels: 3 } as const;
  const pixels = await inBands(view);
  const spilled = await sharp(pixels, { raw })
    .blur(SPILL.radius * view.width)
    .linear(SPILL.share)
    .raw()
    .toBuffer();
  const exposed = sharp(pixels, { raw }).composite([{ input: spilled, raw, blend: 'screen' }]);
  return sharp(await exposed.removeAlpha().raw().toBuffer(), { raw }).linear(PRINT.contrast, -PRINT.black);
}
