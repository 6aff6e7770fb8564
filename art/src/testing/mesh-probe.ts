import type { Part, Pool } from '../geometry/pool.ts';
import { cross, dot, type Vec3 } from '../geometry/vector.ts';

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
