import sharp from 'sharp';
import { toSvg, INK, type Sheet } from '../drawings/sheet.ts';
import { overlayOf, PLATE_SIZE, plateOf, type Plate } from '../sets/photograph.ts';
import type { Place } from '../sets/place.ts';
import { PLACES, recipeOfPlace } from '../sets/places.ts';

export const FILM_SIZE = { width: 960, height: 540 };

/** What part of a plate is seen: its middle and how wide, as shares of the plate. */
export type View = readonly [x: number, y: number, wide: number];
export const WHOLE: View = [0.5, 0.5, 1];

/** One picture of a film, before it is rasterised. */
export interface Frame {
  /** Raw RGB of `FILM_SIZE` below everything; the night ground without it. */
  pixels?: Buffer;
  /** SVG over it, in its pixels. */
  drawing: string;
}

/** A taken picture from between its pixels, so that slow moves do not tremble. */
function sampled({ pixels }: Plate, [cx, cy, wide]: View): Buffer {
  const { width, height } = FILM_SIZE;
  const step = (wide * PLATE_SIZE.width) / width;
  const [left, top] = [(cx - wide / 2) * PLATE_SIZE.width, (cy - wide / 2) * PLATE_SIZE.height];
  const out = Buffer.alloc(width * height * 3);
  const [lastX, lastY] = [PLATE_SIZE.width - 1.001, PLATE_SIZE.height - 1.001];
  for (let y = 0; y < height; y += 1) {
    const fy = Math.min(lastY, Math.max(0, top + (y + 0.5) * step - 0.5));
    const [j, v] = [Math.floor(fy), fy % 1];
    for (let x = 0; x < width; x += 1) {
      const fx = Math.min(lastX, Math.max(0, left + (x + 0.5) * step - 0.5));
      const [i, u] = [Math.floor(fx), fx % 1];
      const a = (j * PLATE_SIZE.width + i) * 3;
      const b = a + PLATE_SIZE.width * 3;
      for (let k = 0; k < 3; k += 1) {
        const near = pixels[a + k] * (1 - u) + pixels[a + 3 + k] * u;
        const far = pixels[b + k] * (1 - u) + pixels[b + 3 + k] * u;
        out[(y * width + x) * 3 + k] = near * (1 - v) + far * v + 0.5;
      }
    }
  }
  return out;
}

/** The view that was sampled last: a camera that stands still sees the same again. */
let last: { key: string; pixels: Buffer } = { key: '', pixels: Buffer.alloc(0) };

function seen(name: string, plate: Plate, view: View): Buffer {
  const key = `${name} ${view.join(' ')}`;
  if (last.key !== key) last = { key, pixels: sampled(plate, view) };
  return last.pixels;
}

const nested = (content: string, box: string) =>
  `<svg width="${FILM_SIZE.width}" height="${FILM_SIZE.height}" viewBox="${box}">${content}</svg>`;

export interface Take {
  /** Of a place. */
  name: string;
  view?: View;
  /** Of its moving threads, 0 to 1. */
  time: number;
}

const sets = new Map<string, Promise<readonly [Place, Plate]>>();

async function setUp(name: string): Promise<readonly [Place, Plate]> {
  const place = PLACES[name]();
  return [place, await plateOf(`${name}-${recipeOfPlace(name)}`, () => place)];
}

/** A place and its plate, once for all frames. */
function placeOf(name: string) {
  const known = sets.get(name) ?? setUp(name);
  sets.set(name, known);
  return known;
}

/** A place, from nearer or farther, with its threads of light. */
export async function taken({ name, view = WHOLE, time }: Take): Promise<Frame> {
  const [place, plate] = await placeOf(name);
  const [cx, cy, wide] = view;
  const { width, height } = PLATE_SIZE;
  const box = [(cx - wide / 2) * width, (cy - wide / 2) * height, wide * width, wide * height];
  const threads = overlayOf(place, plate, time);
  return { pixels: seen(name, plate, view), drawing: nested(threads, box.map((n) => n.toFixed(2)).join(' ')) };
}

/** A drawing on the night ground. */
export const drawn = (sheet: Sheet): Frame => ({
  drawing: toSvg(sheet).replace(/^<svg[^>]*>/, `<svg viewBox="0 0 ${sheet.width} ${sheet.height}">`),
});

/** Raw RGB of a frame. */
export function rasterised({ pixels, drawing }: Frame): Promise<Buffer> {
  const { width, height } = FILM_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  const ground = pixels
    ? sharp(pixels, { raw: { ...FILM_SIZE, channels: 3 } })
    : sharp({ create: { ...FILM_SIZE, channels: 3, background: INK.ground } });
  return ground
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}
