import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Soup } from '../geometry/soup.ts';
import { grade } from '../studio/grade.ts';
import { MATERIAL_NUMBERS, materialTable, type Material, type PaintName } from '../studio/materials.ts';
import { packScene, type PackedScene } from '../tracer/packed-scene.ts';
import { denoise } from '../tracer/denoise.ts';
import { guideOf } from '../tracer/guide.ts';
import { floorMaps, render } from '../tracer/render.ts';
import { depthOf, type DepthMap } from './depth.ts';
import { withoutGrain } from './grain-filter.ts';
import { momentsOf } from './people/passers-by.ts';
import type { Place } from './place.ts';
import { drawStrands } from './strands.ts';

const CACHE = new URL('../../.cache/plates/', import.meta.url);

/** What committed pictures are made with. */
export const PLATE_SIZE = { width: 1280, height: 720 };
/** Size of a place's picture. */
export const sizeOf = ({ size = PLATE_SIZE }: Place) => size;
const SAMPLES = [2, 5] as const;
const THREADS = 2;

/** The accent of every place is lit in the signal colour of the group. */
const ACCENT: Material = { kind: 'light', colour: [1, 0.2, 0.05], power: 2.6 };

const materialsOf = (paint: PaintName, bright: boolean) =>
  materialTable(paint, bright).map((material, number) => (number === MATERIAL_NUMBERS.amber ? ACCENT : material));

/** A place without its moving threads. */
export interface Plate {
  /** Raw RGB of the place's size. */
  pixels: Buffer;
  depth: DepthMap;
}

/** Places that are seen by several cameras are packed once. */
const packs = new WeakMap<Soup, PackedScene>();

function packedOf(soup: Soup): PackedScene {
  const scene = packs.get(soup) ?? packScene(soup);
  packs.set(soup, scene);
  return scene;
}

async function expose(name: string, place: Place) {
  const { rig, camera, paint, build, people, samples = SAMPLES } = place;
  const { width, height } = sizeOf(place);
  const scene = packedOf(build());
  const materials = materialsOf(paint, rig.bright);
  const traced = await render({
    width,
    height,
    samples,
    threads: THREADS,
    scene,
    moments: people ? momentsOf(people).map(packScene) : [],
    materials,
    rig,
    camera,
    floorRays: 20,
    maps: floorMaps(rig),
  });
  const shot = { scene, materials, rig, camera, width, height };
  // Open air has far more light that goes astray than a room.
  const light = rig.sky ? denoise(traced, guideOf(shot)) : traced;
  const { metres } = depthOf(scene, camera, { width, height });
  await mkdir(CACHE, { recursive: true });
  await writeFile(new URL(`${name}.depth`, CACHE), Buffer.from(metres.buffer));
  await writeFile(new URL(`${name}.rgb`, CACHE), grade({ light, width, height }, rig));
}

/** The plate of a place: traced once for a recipe, then kept in `.cache/plates`. */
export async function plateOf(key: string, make: () => Place): Promise<Plate> {
  const place = make();
  if (!existsSync(new URL(`${key}.rgb`, CACHE))) await expose(key, place);
  const [pixels, depth] = await Promise.all(['rgb', 'depth'].map((kind) => readFile(new URL(`${key}.${kind}`, CACHE))));
  const metres = new Float32Array(depth.buffer, depth.byteOffset, depth.byteLength / 4);
  const size = sizeOf(place);
  return { pixels: place.clean ? withoutGrain(pixels, size) : pixels, depth: { ...size, metres } };
}

/** The threads of a place as a drawing over its plate; empty where nothing moves. */
export function overlayOf({ camera, strands }: Place, { depth }: Plate, time: number): string {
  return strands ? drawStrands(strands(time), camera, depth) : '';
}

const svgOf = (content: string, { width, height }: typeof PLATE_SIZE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

/** The whole picture of a place. */
export function developed(place: Place, plate: Plate) {
  const size = sizeOf(place);
  const overlay = Buffer.from(svgOf(overlayOf(place, plate, 0), size));
  return sharp(plate.pixels, { raw: { ...size, channels: 3 } })
    .composite([{ input: overlay }])
    .removeAlpha();
}
