import type { Vec3 } from '../geometry/vector.ts';
import { blend, carve, ellipsoid, limb, sphere } from './shapes.ts';

export type Hair = 'crop' | 'swept' | 'parted' | 'receding' | 'curls' | 'bob' | 'bun' | 'long';
export type Glasses = 'none' | 'round' | 'square';
export type Clothes = 'shirt' | 'rollneck' | 'jacket' | 'suit';

/** Hair flows from the crown; the lines of the engraving follow it. */
export const hairCourse = ([x, y, z]: Vec3) =>
  Math.atan2(x, 0.9 - y + 0.35 * z) * 0.75 + 0.22 * Math.sin(2.6 * y + 3 * z);

/** Locks: ridges along the flow. */
const locks = (p: Vec3) => 0.007 * Math.sin(38 * hairCourse(p)) + 0.004 * Math.sin(83 * hairCourse(p) + 2);

/** In front of this z there is no hair: the line rises over the forehead, uneven, and falls behind the ear. */
const hairline = ([x, y]: Vec3, forehead: number) =>
  0.06 +
  (y - forehead + 0.32) * 0.98 +
  0.006 * Math.sin(23 * x + 1) +
  0.005 * Math.sin(71 * x) +
  0.004 * Math.sin(113 * x + 2);

const cap = (q: Vec3, grow: number) => ellipsoid(q, [0, 0.225, -0.095], [0.425 + grow, 0.452 + grow, 0.522 + grow]);

function shortHair(p: Vec3, q: Vec3, hair: Hair): number {
  const swept = hair === 'swept';
  let d = cap(q, swept ? 0.012 : 0);
  if (swept) d = blend(d, ellipsoid(p, [0.05, 0.53, 0.14], [0.34, 0.14, 0.34]), 0.1);
  if (hair === 'parted') {
    d = blend(d, ellipsoid(p, [0.1, 0.5, 0.1], [0.36, 0.18, 0.38]), 0.1);
    d = carve(d, limb(p, { a: [-0.19, 0.58, 0.3], b: [-0.17, 0.7, -0.3], r: [0.012, 0.01] }), 0.04);
  }
  if (hair === 'receding') d += 0.012;
  const forehead = hair === 'receding' ? 0.54 - 0.1 * Math.exp(-((p[0] / 0.13) ** 2)) : 0.46 - 0.9 * p[0] * p[0];
  const open = q[2] - hairline([p[0], q[1], q[2]], forehead) - (swept ? 0.08 * p[0] : 0);
  return carve(d, -open, 0.03);
}

/** Curls stand off all round, over the ears too. */
function curledHair(p: Vec3, q: Vec3): number {
  const curl = 0.022 * Math.sin(15 * p[0] + 2) * Math.sin(15 * p[1]) * Math.sin(15 * p[2] + 1);
  let d = cap(q, 0.045);
  d = blend(d, ellipsoid(q, [0.2, 0.02, -0.16], [0.27, 0.3, 0.3]), 0.12);
  const open = q[2] - hairline([p[0], q[1], q[2]], 0.36) - 0.05 * p[0];
  return carve(d + curl, Math.max(-open, q[0] - 0.3 - 0.2 * ease((q[1] - 0.1) / 0.3)), 0.03);
}

const ease = (value: number) => Math.min(1, Math.max(0, value));

/** Where long hair is parted: over the forehead as far back as the hairline, below it between two curtains. */
function opening(p: Vec3, q: Vec3): number {
  const front = Math.max(hairline([p[0], q[1], q[2]], 0.38) + 0.1 * p[0], 0.03);
  const half = 0.27 + 0.07 * ease((q[1] + 0.5) / 0.6) + 0.4 * ease((q[1] - 0.06) / 0.22);
  return Math.max(front - q[2], q[0] - half);
}

function longHair(p: Vec3, q: Vec3, to: number): number {
  let d = cap(q, 0.03);
  d = blend(d, ellipsoid(q, [0, -0.1, -0.16], [0.455, 0.56 - to * 0.3, 0.4]), 0.12);
  return Math.max(carve(d, opening(p, q), 0.04), to - 0.12 * q[2] - q[1]);
}

function shapeOf(p: Vec3, hair: Hair): number {
  const q: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  if (hair === 'bob') return longHair(p, q, -0.46);
  if (hair === 'long') return longHair(p, q, -1.02);
  if (hair === 'curls') return curledHair(p, q);
  const short = shortHair(p, q, hair);
  return hair === 'bun' ? blend(short, sphere(p, [0, 0.34, -0.66], 0.17), 0.05) : short;
}

/** Distance to the hair. */
export function hairDistance(p: Vec3, hair: Hair): number {
  const d = shapeOf(p, hair);
  return d < 0.06 ? d + locks(p) : d;
}

/** Distance to the clothes, a shell over neck and shoulders. */
export function clothesDistance(p: Vec3, clothes: Clothes): number {
  const q: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  let body = limb(q, { a: [0, -1.1, -0.18], b: [0.7, -1.22, -0.17], r: [0.24, 0.2] });
  body = blend(body, ellipsoid(q, [0, -1.75, -0.12], [0.84, 0.7, 0.4]), 0.25);
  const collar = limb(q, { a: [0, -0.74, -0.13], b: [0, -1.1, -0.15], r: [0.255, 0.3] });
  if (clothes === 'rollneck') {
    const fold = Math.max(collar - 0.012 * Math.sin(q[1] * 34), q[1] + 0.7 + 0.12 * q[2]);
    return blend(body, fold, 0.05);
  }
  if (clothes === 'jacket') {
    // The jacket stands behind the neck and leaves the throat free.
    const stand = Math.max(collar, q[1] + 0.86 + 0.5 * q[2]);
    return Math.max(blend(body, stand, 0.06), -sphere(q, [0, -0.8, 0.2], 0.26));
  }
  // A collar: open with a shirt alone, closed under a tie.
  const ring = Math.max(collar, q[1] + 0.76 + 0.3 * q[2]);
  const whole = blend(body, ring, 0.03);
  if (clothes === 'suit')
    return blend(whole, limb(q, { a: [0, -1.0, 0.15], b: [0, -1.6, 0.25], r: [0.05, 0.06] }), 0.06);
  const wedge = Math.max(q[0] - 0.1 - 0.5 * (q[1] + 0.95), 0.02 - q[2]);
  return carve(whole, wedge, 0.02);
}

/** Distance to the frame of the glasses. */
export function glassesDistance(p: Vec3, glasses: Glasses): number {
  if (glasses === 'none') return 9;
  const q: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const [x, y] = [q[0] - 0.158, q[1] - 0.03];
  const flat =
    glasses === 'round'
      ? Math.hypot(x, y) - 0.112
      : Math.hypot(Math.max(Math.abs(x) - 0.085, 0), Math.max(Math.abs(y) - 0.05, 0)) - 0.035;
  const plane = q[2] - 0.425 + 0.35 * q[0] * q[0];
  let d = Math.hypot(flat, plane) - 0.0105;
  d = Math.min(d, limb(q, { a: [0, 0.06, 0.432], b: [0.05, 0.055, 0.428], r: [0.009, 0.009] }));
  return Math.min(d, limb(q, { a: [0.268, 0.05, 0.4], b: [0.395, 0.075, -0.05], r: [0.01, 0.01] }));
}
