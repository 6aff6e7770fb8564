import { dot, unit, type Vec3 } from '../geometry/vector.ts';
import { clothesDistance, glassesDistance, hairCourse, hairDistance } from './dress.ts';
import { skinDistance } from './head.ts';
import { markAt } from './marks.ts';
import type { Sitter } from './sitters.ts';
import { clothAt } from './tailoring.ts';

export interface Plate {
  width: number;
  height: number;
  /** Middle of the picture and its height, in units of the model. */
  middle: readonly [number, number];
  span: number;
}

const NOTHING = 0;
const SKIN = 1;
const HAIR = 2;
const CLOTH = 3;
const FRAME = 4;

/** Lines per unit, by what they lie on. */
const DENSITY = [0, 38, 46, 30, 64] as const;
const LIGHT = unit([-0.55, 0.6, 0.75]);
const RIM = unit([0.9, 0.1, -0.25]);

type Solid = readonly [distance: number, kind: number];

function solidAt(p: Vec3, { features, hair, clothes, glasses }: Sitter): Solid {
  let nearest: Solid = [skinDistance(p, features), SKIN];
  const others: readonly Solid[] = [
    [hairDistance(p, hair), HAIR],
    [clothesDistance(p, clothes), CLOTH],
    [glassesDistance(p, glasses), FRAME],
  ];
  for (const other of others) if (other[0] < nearest[0]) nearest = other;
  return nearest;
}

/** From the picture's axes to the sitter's. */
function turned([x, y, z]: Vec3, [side, up]: readonly [number, number]): Vec3 {
  const [c, s] = [Math.cos(up), Math.sin(up)];
  const [y1, z1] = [c * y + s * z, -s * y + c * z];
  const [cs, ss] = [Math.cos(side), Math.sin(side)];
  return [cs * x - ss * z1, y1, ss * x + cs * z1];
}

/** Where the lines run: level slices, tilted a little; hair flows from the crown, cloth as it is cut. */
function course(p: Vec3, kind: number, { clothes }: Sitter): number {
  if (kind === HAIR) return hairCourse(p);
  return kind === CLOTH ? clothAt(p, clothes).course : p[1] - 0.3 * p[2];
}

const HAIR_TONES = { dark: 0.36, grey: 0.72, white: 1 } as const;

interface Look {
  tone: number;
  filled: boolean;
}

/** How light a place is against skin, and whether it is filled instead of lined. */
function lookOf(p: Vec3, kind: number, sitter: Sitter): Look {
  if (kind === SKIN) return markAt(p, sitter);
  if (kind === HAIR) return { tone: HAIR_TONES[sitter.hairTone], filled: false };
  if (kind === CLOTH) return { tone: clothAt(p, sitter.clothes).tone, filled: false };
  return { tone: 1, filled: false };
}

interface Relief {
  kind: Uint8Array;
  depth: Float32Array;
  course: Float32Array;
  shade: Float32Array;
  /** Places that are filled: what share of the ink. */
  fill: Float32Array;
}

function march(from: Vec3, sitter: Sitter): { depth: number; point: Vec3; kind: number } | null {
  let depth = 0;
  for (let step = 0; step < 90 && depth < 3.2; step += 1) {
    const point = turned([from[0], from[1], from[2] - depth], sitter.turn);
    const [distance, kind] = solidAt(point, sitter);
    if (distance < 0.002) return { depth, point, kind };
    depth += Math.max(0.0025, distance * 0.92);
  }
  return null;
}

function brightness(point: Vec3, sitter: Sitter): number {
  const e = 0.002;
  const value = (dx: number, dy: number, dz: number) =>
    solidAt([point[0] + dx, point[1] + dy, point[2] + dz], sitter)[0];
  const here = value(0, 0, 0);
  const normal = unit([value(e, 0, 0) - here, value(0, e, 0) - here, value(0, 0, e) - here]);
  const [light, rim] = [turned(LIGHT, sitter.turn), turned(RIM, sitter.turn)];
  const open = Math.min(1, Math.max(0, value(light[0] * 0.09, light[1] * 0.09, light[2] * 0.09) / 0.075));
  return 0.06 + 0.86 * Math.max(0, dot(normal, light)) * (0.35 + 0.65 * open) + 0.3 * Math.max(0, dot(normal, rim));
}

function relief(sitter: Sitter, { width, height, middle, span }: Plate): Relief {
  const size = width * height;
  const out: Relief = {
    kind: new Uint8Array(size),
    depth: new Float32Array(size).fill(9),
    course: new Float32Array(size),
    shade: new Float32Array(size),
    fill: new Float32Array(size).fill(-1),
  };
  for (let i = 0; i < size; i += 1) {
    const x = middle[0] + ((i % width) / width - 0.5) * span * (width / height);
    const y = middle[1] - (Math.floor(i / width) / height - 0.5) * span;
    const met = march([x, y, 1.6], sitter);
    if (!met) continue;
    out.kind[i] = met.kind;
    out.depth[i] = met.depth;
    out.course[i] = course(met.point, met.kind, sitter) * DENSITY[met.kind as 1];
    const { tone, filled } = lookOf(met.point, met.kind, sitter);
    out.shade[i] = brightness(met.point, sitter) * tone;
    if (filled) out.fill[i] = tone;
  }
  return out;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** How much of a pixel a line covers; lines are thicker where it is light. */
function coverage(map: Relief, i: number, width: number): number {
  const kind = map.kind[i];
  if (kind === NOTHING) return 0;
  if (map.fill[i] >= 0) return map.fill[i];
  const right = map.kind[i + 1] === kind ? map.course[i + 1] - map.course[i] : 0;
  const below = map.kind[i + width] === kind ? map.course[i + width] - map.course[i] : 0;
  const step = Math.max(1e-3, Math.hypot(right, below));
  const phase = Math.abs(map.course[i] - Math.round(map.course[i]));
  const half = 0.06 + 0.4 * clamp(map.shade[i]) ** 0.9;
  const line = clamp((half - phase) / step + 0.5);
  // Lines closer than a pixel are a tone.
  const tone = clamp(step * 1.4 - 0.5);
  return line * (1 - tone) + 2 * half * tone;
}

/** Outline where something nearer ends. */
function rimAt(map: Relief, i: number, width: number): number {
  const jump = Math.max(
    map.depth[i + 1] - map.depth[i],
    map.depth[i + width] - map.depth[i],
    map.depth[i - 1] - map.depth[i],
  );
  return jump > 0.05 ? 0.75 : 0;
}

const mixByte = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);

/** The bust as an engraving of light lines on its ground: 8-bit RGB. */
export function engrave(sitter: Sitter, plate: Plate): Buffer {
  const map = relief(sitter, plate);
  const { width, height } = plate;
  const ground = [1, 3, 5].map((at) => Number.parseInt(sitter.ground.slice(at, at + 2), 16));
  const ink = ground.map((value) => mixByte(value, 255, 0.86));
  const out = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    const [u, v] = [(i % width) / width - 0.5, Math.floor(i / width) / height - 0.45];
    const light = 1 - 0.62 * clamp((u * u + v * v) * 1.9);
    const solid = map.kind[i] === NOTHING ? 1 : 0.52;
    const share = clamp(Math.max(coverage(map, i, width), map.kind[i] === NOTHING ? 0 : rimAt(map, i, width)));
    for (let k = 0; k < 3; k += 1)
      out[3 * i + k] = mixByte(
        ground[k] * light * solid * 0.8,
        ink[k],
        share * (0.55 + 0.45 * clamp(map.shade[i] + 0.25)),
      );
  }
  return out;
}
