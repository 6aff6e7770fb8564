import type { Vec3 } from '../geometry/vector.ts';

/** Distances in space, negative inside; the unit is about the height of a face. */
export const sphere = (p: Vec3, c: Vec3, r: number) => Math.hypot(p[0] - c[0], p[1] - c[1], p[2] - c[2]) - r;

/** Not quite a distance, but near the surface good enough (Quílez's bound). */
export function ellipsoid(p: Vec3, c: Vec3, r: Vec3): number {
  const [x, y, z] = [p[0] - c[0], p[1] - c[1], p[2] - c[2]];
  const near = Math.hypot(x / r[0], y / r[1], z / r[2]);
  const slope = Math.hypot(x / (r[0] * r[0]), y / (r[1] * r[1]), z / (r[2] * r[2]));
  return slope < 1e-9 ? -Math.min(...r) : (near * (near - 1)) / slope;
}

export interface Limb {
  a: Vec3;
  b: Vec3;
  /** Radius at either end. */
  r: readonly [number, number];
}

/** Rod with round ends that may taper. */
export function limb(p: Vec3, { a, b, r }: Limb): number {
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [p[0] - a[0], p[1] - a[1], p[2] - a[2]];
  const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
  return Math.hypot(px - bx * t, py - by * t, pz - bz * t) - (r[0] + (r[1] - r[0]) * t);
}

/** Union with a fillet. */
export function blend(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}
/** What is left of `a` without `b`, with a rounded edge. */
export const carve = (a: number, b: number, k: number) => -blend(-a, b, k);
