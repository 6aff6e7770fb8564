import { dot, type Vec3 } from '../geometry/vector.ts';
import { into, outOf, type Frame } from './frame.ts';

export type Stuff =
  'top' | 'legs' | 'knit' | 'shirt' | 'tie' | 'skin' | 'hair' | 'glasses' | 'leather' | 'metal' | 'rubber' | 'paper';

/** One thing of a person, in the room. */
export interface Solid {
  distance: (p: Vec3) => number;
  stuffAt: (p: Vec3) => Stuff;
  /** What holds it. */
  box: Box;
}

/** A thing in the lengths of whoever it belongs to, and a ball that holds it. */
export interface Shape {
  distance: (q: Vec3) => number;
  stuff: Stuff | ((q: Vec3) => Stuff);
  centre: Vec3;
  reach: number;
}

export interface Box {
  low: Vec3;
  high: Vec3;
}

/** Steps from the middle of a ball to its edge, in which is looked for the thing that it holds. */
const STEPS = 10;

/** A box as close to a thing as the steps allow: rays that miss it ask nothing. */
function tightBox(distance: (p: Vec3) => number, centre: Vec3, reach: number): Box {
  const step = reach / STEPS;
  const near = 0.87 * step;
  const low = [9e9, 9e9, 9e9];
  const high = [-9e9, -9e9, -9e9];
  const count = 2 * STEPS + 1;
  for (let i = 0; i < count ** 3; i += 1) {
    const cell = [i % count, Math.floor(i / count) % count, Math.floor(i / count ** 2)];
    const p: Vec3 = [0, 1, 2].map((k) => centre[k] + (cell[k] - STEPS) * step) as unknown as Vec3;
    if (distance(p) > near) continue;
    for (let k = 0; k < 3; k += 1) {
      low[k] = Math.min(low[k], p[k] - near);
      high[k] = Math.max(high[k], p[k] + near);
    }
  }
  return { low: low as unknown as Vec3, high: high as unknown as Vec3 };
}

/** @param size metres of the room for one of the shape */
export function solidOf({ distance, stuff, centre, reach }: Shape, frame: Frame, size: number): Solid {
  const shrink = 1 / size;
  const inside = (p: Vec3): Vec3 => {
    const [x, y, z] = into(frame, p);
    return [x * shrink, y * shrink, z * shrink];
  };
  const inRoom = (p: Vec3) => distance(inside(p)) * size;
  const middle = outOf(frame, [centre[0] * size, centre[1] * size, centre[2] * size]);
  return {
    distance: inRoom,
    stuffAt: (p) => (typeof stuff === 'string' ? stuff : stuff(inside(p))),
    box: tightBox(inRoom, middle, reach * size),
  };
}

/** Nearer than this a solid is asked itself instead of the box around it, metres. */
const NEAR = 0.03;

/** How far a point is outside a box; nothing within. */
export function outside({ low, high }: Box, p: Vec3): number {
  const x = Math.max(low[0] - p[0], p[0] - high[0], 0);
  const y = Math.max(low[1] - p[1], p[1] - high[1], 0);
  const z = Math.max(low[2] - p[2], p[2] - high[2], 0);
  return Math.sqrt(x * x + y * y + z * z);
}

/** Distance to the nearest of them, or to what is nearer: `most` is far enough. */
export function distanceTo(solids: readonly Solid[], p: Vec3, most = 9): number {
  let nearest = most;
  for (const solid of solids) {
    const box = outside(solid.box, p);
    if (box >= nearest) continue;
    nearest = Math.min(nearest, box > NEAR ? box : solid.distance(p));
  }
  return nearest;
}

/** The thing that a point lies on. */
export function solidAt(solids: readonly Solid[], p: Vec3): Solid {
  let [nearest, found] = [9, solids[0]];
  for (const solid of solids) {
    if (outside(solid.box, p) > NEAR) continue;
    const d = solid.distance(p);
    if (d < nearest) [nearest, found] = [d, solid];
  }
  return found;
}

export function boxOf(solids: readonly Solid[]): Box {
  const edge = (k: 0 | 1 | 2, end: 'low' | 'high', pick: typeof Math.max) =>
    pick(...solids.map(({ box }) => box[end][k]));
  const [low, high] = [(k: 0 | 1 | 2) => edge(k, 'low', Math.min), (k: 0 | 1 | 2) => edge(k, 'high', Math.max)];
  return { low: [low(0), low(1), low(2)], high: [high(0), high(1), high(2)] };
}

/** From where to where a ray is within a box, as multiples of its direction; null where it misses. */
export function through({ low, high }: Box, from: Vec3, way: Vec3): readonly [number, number] | null {
  let [near, far] = [0, 1e9];
  for (let k = 0; k < 3; k += 1) {
    const inverse = 1 / (way[k] || 1e-9);
    const [a, b] = [(low[k] - from[k]) * inverse, (high[k] - from[k]) * inverse];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near < far ? [near, far] : null;
}

/** Outwards at a point of the surface, of length 1. */
export function normalAt(solid: Solid, p: Vec3): Vec3 {
  const e = 0.0012;
  const at = (x: number, y: number, z: number) => solid.distance([p[0] + x * e, p[1] + y * e, p[2] + z * e]);
  const [a, b, c, d] = [at(1, -1, -1), at(-1, -1, 1), at(-1, 1, -1), at(1, 1, 1)];
  const n: Vec3 = [a - b - c + d, -a - b + c + d, -a + b - c + d];
  const length = Math.sqrt(dot(n, n)) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}
