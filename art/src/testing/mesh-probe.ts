import type { Part, Pool } from '../geometry/pool.ts';
import type { Soup } from '../geometry/soup.ts';
import { add, cross, dot, subtract, type Vec3 } from '../geometry/vector.ts';

/** Volume of a closed surface, cubic metres; below zero when its triangles look inwards. */
export function signedVolume(corners: readonly Vec3[]): number {
  let volume = 0;
  for (let t = 0; t < corners.length; t += 3) volume += dot(corners[t], cross(corners[t + 1], corners[t + 2]));
  return volume / 6;
}

export const cornersOf = (pool: Pool, part: Part): Vec3[] => part.map((vertex) => pool.point(vertex));

const place = (point: Vec3) => point.map((value) => Math.round(value * 1e5)).join(' ');

/** Middles of edges that only one triangle has, or that two run along in the same direction. */
export function openEdges(corners: readonly Vec3[]): Vec3[] {
  const seen = new Map<string, { count: number; middle: Vec3 }>();
  const note = (a: Vec3, b: Vec3) => {
    const [from, to] = [place(a), place(b)];
    if (from === to) return;
    const [key, step] = from < to ? [`${from}|${to}`, 1] : [`${to}|${from}`, -1];
    const middle: Vec3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
    seen.set(key, { count: (seen.get(key)?.count ?? 0) + step, middle });
  };
  for (let t = 0; t < corners.length; t += 3) {
    note(corners[t], corners[t + 1]);
    note(corners[t + 1], corners[t + 2]);
    note(corners[t + 2], corners[t]);
  }
  return [...seen.values()].filter(({ count }) => count !== 0).map(({ middle }) => middle);
}

/** How much of a vehicle's surface of one material winds against its normals, as a share of its area. */
export interface Winding {
  material: number;
  inwards: number;
}

/** Slivers below this have no direction that 32 bits could hold, square metres. */
const SLIVER = 1e-9;

/** A triangle's area, square metres, and whether its corners run round the way that its normals say. */
function facingOf(points: Float32Array, normals: Float32Array, t: number): { area: number; agrees: boolean } {
  const corner = (values: Float32Array, k: number): Vec3 => [
    values[t + 3 * k],
    values[t + 3 * k + 1],
    values[t + 3 * k + 2],
  ];
  const a = corner(points, 0);
  const face = cross(subtract(corner(points, 1), a), subtract(corner(points, 2), a));
  const shading = add(add(corner(normals, 0), corner(normals, 1)), corner(normals, 2));
  return { area: Math.hypot(...face) / 2, agrees: dot(face, shading) > 0 };
}

/** By material, so that a part which is inside out is not lost in a large body. */
export function windingsOf({ points, normals, materials }: Soup): Winding[] {
  const areas = new Map<number, { all: number; inwards: number }>();
  for (const [k, list] of points.entries()) {
    const material = materials[k][0];
    const sum = areas.get(material) ?? { all: 0, inwards: 0 };
    areas.set(material, sum);
    for (let t = 0; t < list.length; t += 9) {
      const { area, agrees } = facingOf(list, normals[k], t);
      if (area < SLIVER) continue;
      sum.all += area;
      if (!agrees) sum.inwards += area;
    }
  }
  return [...areas].map(([material, { all, inwards }]) => ({ material, inwards: inwards / all }));
}
