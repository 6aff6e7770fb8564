import sharp from 'sharp';
import { toSvg, INK, type Sheet } from '../drawings/sheet.ts';
import { overlayOf, PLATE_SIZE, plateOf, type Plate } from '../sets/photograph.ts';
import type { Place } from '../sets/place.ts';
import { PLACES, recipeOfPlace } from '../sets/places.ts';

/** Units in which films are drawn; a picture of one is so many times as large as its scale says. */
export const FILM_SIZE = { width: 960, height: 540 };

export const sizeAt = (scale: number) => ({ width: FILM_SIZE.width * scale, height: FILM_SIZE.height * scale });

/** What part of a plate is seen: its middle and how wide, as shares of the plate. */
export type View = readonly [x: number, y: number, wide: number];
export const WHOLE: View = [0.5, 0.5, 1];

/** One picture of a film, before it is rasterised. */
export interface Frame {
  /** Raw RGB below everything, in the pixels of a scale; the night ground without it. */
  pixels?: (scale: number) => Promise<Buffer>;
  /** SVG over it, in the units of `FILM_SIZE`. */
  drawing: string;
}

/** A taken picture of a place from between its pixels, so that slow moves do not tremble. @throws where a large one would be enlarged */
function sampled({ pixels, depth: plate }: Plate, [cx, cy, wide]: View, scale: number): Buffer {
  const { width, height } = sizeAt(scale);
  const step = (wide * plate.width) / width;
  if (scale > 1 && step < 1)
    throw new Error(`a view of ${wide} has fewer pixels than the picture: a larger plate is needed`);
  const [left, top] = [(cx - wide / 2) * plate.width, (cy - wide / 2) * plate.height];
  const out = Buffer.alloc(width * height * 3);
  const [lastX, lastY] = [plate.width - 1.001, plate.height - 1.001];
  for (let y = 0; y < height; y += 1) {
    const fy = Math.min(lastY, Math.max(0, top + (y + 0.5) * step - 0.5));
    const [j, v] = [Math.floor(fy), fy % 1];
    for (let x = 0; x < width; x += 1) {
      const fx = Math.min(lastX, Math.max(0, left + (x + 0.5) * step - 0.5));
      const [i, u] = [Math.floor(fx), fx % 1];
      const a = (j * plate.width + i) * 3;
      const b = a + plate.width * 3;
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

async function seen(name: string, view: View, scale: number): Promise<Buffer> {
  const key = `${name} ${view.join(' ')} ${scale}`;
  if (last.key !== key) last = { key, pixels: sampled(await plateAt(name, scale), view, scale) };
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

/** Pixels across of the plates of full-size films: as many as their closest views need, which are 0.6 wide. */
const FULL_WIDTH = 3200;
/** Where a camera comes closer. */
const CLOSER: Readonly<Record<string, number>> = { 'factory-line': 3840 };

const places = new Map<string, Place>();
const plates = new Map<string, Promise<Plate>>();

function placeOf(name: string): Place {
  const place = places.get(name) ?? PLACES[name]();
  places.set(name, place);
  return place;
}

function expose(name: string, scale: number): Promise<Plate> {
  const key = `${name}-${recipeOfPlace(name)}`;
  if (scale === 1) return plateOf(key, () => placeOf(name));
  const width = CLOSER[name] ?? FULL_WIDTH;
  const size = { width, height: (width * PLATE_SIZE.height) / PLATE_SIZE.width };
  return plateOf(`${key}-${width}`, () => ({ ...placeOf(name), size }));
}

/** The plate of a place that has the pixels of a scale, once for all frames. */
function plateAt(name: string, scale: number): Promise<Plate> {
  const key = `${name} ${scale}`;
  const plate = plates.get(key) ?? expose(name, scale);
  plates.set(key, plate);
  return plate;
}

/** A place, from nearer or farther, with its threads of light. */
export async function taken({ name, view = WHOLE, time }: Take): Promise<Frame> {
  // Threads are drawn in the units of the small plate, whose depth hides them in any size.
  const [place, plate] = [placeOf(name), await plateAt(name, 1)];
  const [cx, cy, wide] = view;
  const { width, height } = PLATE_SIZE;
  const box = [(cx - wide / 2) * width, (cy - wide / 2) * height, wide * width, wide * height];
  const threads = overlayOf(place, plate, time);
  return {
    pixels: (scale) => seen(name, view, scale),
    drawing: nested(threads, box.map((n) => n.toFixed(2)).join(' ')),
  };
}

/** A drawing on the night ground. */
export const drawn = (sheet: Sheet): Frame => ({
  drawing: toSvg(sheet).replace(/^<svg[^>]*>/, `<svg viewBox="0 0 ${sheet.width} ${sheet.height}">`),
});

/** Raw RGB of a frame, in the pixels of a scale. */
export async function rasterised({ pixels, drawing }: Frame, scale = 1): Promise<Buffer> {
  const size = sizeAt(scale);
  const box = `0 0 ${FILM_SIZE.width} ${FILM_SIZE.height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${box}">${drawing}</svg>`;
  const ground = pixels
    ? sharp(await pixels(scale), { raw: { ...size, channels: 3 } })
    : sharp({ create: { ...size, channels: 3, background: INK.ground } });
  return ground
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}
