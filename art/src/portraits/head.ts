import type { Vec3 } from '../geometry/vector.ts';
import { blend, carve, ellipsoid, limb, sphere } from './shapes.ts';

/** What makes one face differ from another; 1 is the mean. */
export interface Features {
  jaw: number;
  chin: number;
  cheek: number;
  nose: number;
  brow: number;
  lips: number;
  /** How far the eyes are open. */
  eyes: number;
  /** Folds beside the mouth and below the eyes; 0 is young. */
  age: number;
  /** Length of the lower face. */
  length: number;
  neck: number;
}

/** Left and right alike. */
const folded = ([x, y, z]: Vec3): Vec3 => [Math.abs(x), y, z];

function skull(q: Vec3, f: Features): number {
  let d = ellipsoid(q, [0, 0.2, -0.08], [0.395, 0.42, 0.49]);
  d = blend(d, ellipsoid(q, [0, -0.12, 0.07], [0.325, 0.44 * f.length, 0.345]), 0.1);
  d = blend(d, ellipsoid(q, [0, -0.36 * f.length, 0.09], [0.245 * f.jaw, 0.2, 0.27]), 0.12);
  d = blend(d, limb(q, { a: [0.3 * f.jaw, -0.16, -0.02], b: [0.08, -0.5 * f.length, 0.24], r: [0.06, 0.05] }), 0.12);
  d = blend(d, ellipsoid(q, [0, -0.52 * f.length, 0.27], [0.1 * f.chin, 0.075, 0.075]), 0.1);
  d = blend(d, sphere(q, [0.215, -0.05, 0.235], 0.115 * f.cheek), 0.11);
  return blend(d, limb(q, { a: [0.05, 0.135, 0.37], b: [0.23, 0.15, 0.29], r: [0.04 * f.brow, 0.032] }), 0.08);
}

/** Middle of the eyeball and its size. */
export const EYE = { at: [0.152, 0.035, 0.3], radius: 0.082 } as const;

/** Where the lids end over the ball, `dx` from its middle: they meet at both corners. */
export const lidsAt = (dx: number, open: number): readonly [low: number, high: number] => [
  0.012 - 0.012 * open + 2.2 * dx * dx,
  0.026 + 0.028 * open - 4.6 * dx * dx,
];

function eyes(q: Vec3, skin: number, f: Features): number {
  let d = carve(skin, ellipsoid(q, [0.155, 0.045, 0.44], [0.105, 0.07, 0.11]), 0.07);
  d = blend(d, sphere(q, EYE.at, EYE.radius), 0.02);
  const [low, high] = lidsAt(q[0] - EYE.at[0], f.eyes);
  // Lids are shells over the ball, cut off along the lashes.
  d = blend(d, Math.max(sphere(q, EYE.at, 0.096), high - q[1]), 0.01);
  return blend(d, Math.max(sphere(q, EYE.at, 0.09), q[1] - low), 0.012);
}

function nose(q: Vec3, skin: number, size: number): number {
  let d = blend(skin, limb(q, { a: [0, 0.1, 0.35], b: [0, -0.13, 0.47 + 0.03 * size], r: [0.036, 0.05 * size] }), 0.07);
  d = blend(d, sphere(q, [0, -0.15, 0.475 + 0.03 * size], 0.058 * size), 0.04);
  d = blend(d, sphere(q, [0.058 * size, -0.168, 0.43], 0.042 * size), 0.035);
  return carve(d, ellipsoid(q, [0.032, -0.208, 0.465], [0.02, 0.016, 0.03]), 0.016);
}

/** Height of the line between the lips. */
export const mouthAt = (f: Features) => -0.315 * f.length - 0.012;

function mouth(q: Vec3, skin: number, f: Features): number {
  const y = mouthAt(f);
  const upper = limb(q, { a: [0, y + 0.026, 0.395], b: [0.115, y + 0.002, 0.328], r: [0.032 * f.lips, 0.01] });
  const lower = limb(q, { a: [0, y - 0.034, 0.388], b: [0.1, y - 0.008, 0.328], r: [0.04 * f.lips, 0.01] });
  let d = blend(skin, upper, 0.025);
  d = blend(d, lower, 0.03);
  d = carve(d, limb(q, { a: [0, y, 0.44], b: [0.13, y + 0.004, 0.345], r: [0.009, 0.005] }), 0.016);
  return carve(d, limb(q, { a: [0, -0.235, 0.44], b: [0, y + 0.052, 0.43], r: [0.01, 0.012] }), 0.03);
}

/** Folds from nose to mouth and below the eyes. */
function folds(q: Vec3, skin: number, f: Features): number {
  if (f.age <= 0) return skin;
  const y = mouthAt(f);
  const deep = 0.012 * f.age;
  const beside = limb(q, { a: [0.085, -0.17, 0.43], b: [0.155, y - 0.01, 0.345], r: [deep, deep * 0.6] });
  const below = limb(q, { a: [0.1, -0.055, 0.4], b: [0.21, -0.05, 0.355], r: [deep * 0.7, deep * 0.4] });
  return carve(carve(skin, beside, 0.03), below, 0.022);
}

function ears(q: Vec3, skin: number): number {
  const [x, y, z] = q;
  // Ears lean back and stand off a little.
  const leant: Vec3 = [x - 0.25 * (z + 0.08) * -1 - 0.02, y, z + 0.2 * y];
  let ear = ellipsoid(leant, [0.375, 0.03, -0.07], [0.035, 0.125, 0.075]);
  ear = carve(ear, ellipsoid(leant, [0.42, 0.045, -0.055], [0.04, 0.085, 0.045]), 0.03);
  return blend(skin, ear, 0.03);
}

function neck(q: Vec3, skin: number, f: Features): number {
  let d = blend(skin, limb(q, { a: [0, -0.35, -0.1], b: [0, -1.05, -0.16], r: [0.2 * f.neck, 0.225 * f.neck] }), 0.09);
  d = blend(d, limb(q, { a: [0.24, -0.22, -0.12], b: [0.04, -0.98, 0.06], r: [0.045, 0.04] }), 0.06);
  return blend(d, limb(q, { a: [0, -1.02, -0.18], b: [0.62, -1.18, -0.16], r: [0.17, 0.12] }), 0.2);
}

/** Eyes, nose and mouth change nothing behind this or beyond these heights. */
const FACE = { back: 0.08, low: -0.62, high: 0.32 };

/** Distance to the skin of head, neck and shoulders. */
export function skinDistance(p: Vec3, f: Features): number {
  const q = folded(p);
  let d = skull(q, f);
  if (q[2] > FACE.back && q[1] > FACE.low && q[1] < FACE.high && d < 0.3) {
    d = eyes(q, d, f);
    d = nose(q, d, f.nose);
    d = mouth(q, d, f);
    d = folds(q, d, f);
  }
  if (q[2] < 0.2 && Math.abs(q[1]) < 0.4) d = ears(q, d);
  return q[1] < 0.05 ? neck(q, d, f) : d;
}
