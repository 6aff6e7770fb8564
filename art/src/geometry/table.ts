import type { Point } from './outline.ts';
import type { Vec3 } from './vector.ts';

/** Numbers two by two: tables of curves stay readable as flat lists. */
export function pairs(flat: readonly number[]): [number, number][] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
}

/** Points of an outline with the radius of each corner. */
export function corners(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 3 }, (_, i): Point => [flat[3 * i], flat[3 * i + 1], flat[3 * i + 2]]);
}

/** Numbers three by three: points in space. */
export function route(flat: readonly number[]): Vec3[] {
  return Array.from({ length: flat.length / 3 }, (_, i): Vec3 => [flat[3 * i], flat[3 * i + 1], flat[3 * i + 2]]);
}
