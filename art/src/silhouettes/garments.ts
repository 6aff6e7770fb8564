import type { Vec3 } from '../geometry/vector.ts';
import { lathe, type Ring } from './lathe.ts';

/*
 * Clothes as level sections of somebody 1.75 m tall who stands upright, metres above the floor. Sizes are those of tailors:
 * half of a chest of 1.02 m lies flat at 0.18 m to either side, a jacket ends where the thumb does.
 */

export type Top = 'suit' | 'jacket' | 'rollneck' | 'shirt' | 'coat';

/** How somebody is built against the mean; 1 is the mean. */
export interface Build {
  cut: 'straight' | 'waisted';
  shoulders: number;
  waist: number;
  hips: number;
}

const JACKET: Readonly<Record<Build['cut'], readonly Ring[]>> = {
  straight: [
    [0.775, 0.187, 0.128, 0],
    [0.88, 0.184, 0.127, 0],
    [0.98, 0.171, 0.117, 0],
    [1.08, 0.163, 0.11, 0.004],
    [1.18, 0.17, 0.113, 0.008],
    [1.28, 0.181, 0.12, 0.006],
    [1.36, 0.186, 0.114, -0.002],
    [1.405, 0.184, 0.098, -0.012],
    [1.435, 0.17, 0.083, -0.018],
    [1.46, 0.132, 0.072, -0.024],
    [1.485, 0.092, 0.066, -0.028],
    [1.51, 0.069, 0.062, -0.03],
    [1.525, 0.063, 0.06, -0.03],
  ],
  waisted: [
    [0.8, 0.18, 0.126, 0],
    [0.9, 0.176, 0.123, 0],
    [1, 0.15, 0.104, 0],
    [1.08, 0.136, 0.096, 0.002],
    [1.18, 0.145, 0.106, 0.01],
    [1.27, 0.156, 0.122, 0.016],
    [1.35, 0.158, 0.106, 0.002],
    [1.4, 0.156, 0.088, -0.01],
    [1.43, 0.143, 0.076, -0.016],
    [1.46, 0.106, 0.066, -0.024],
    [1.49, 0.07, 0.058, -0.03],
    [1.515, 0.056, 0.053, -0.03],
  ],
};

/** What a coat has below a jacket's waist. */
const COAT_SKIRT: readonly Ring[] = [
  [0.46, 0.215, 0.152, 0.012],
  [0.62, 0.205, 0.146, 0.006],
  [0.8, 0.19, 0.134, 0],
];

const TROUSER_SEAT: readonly Ring[] = [
  [0.79, 0.15, 0.105, -0.004],
  [0.86, 0.17, 0.12, -0.01],
  [0.93, 0.172, 0.122, -0.012],
  [1.01, 0.155, 0.108, -0.004],
  [1.06, 0.15, 0.103, 0],
];

const SKIRT: readonly Ring[] = [
  [0.5, 0.166, 0.108, 0.004],
  [0.6, 0.168, 0.11, 0.004],
  [0.75, 0.178, 0.12, 0],
  [0.88, 0.178, 0.124, -0.006],
  [0.96, 0.164, 0.114, -0.004],
  [1.04, 0.14, 0.1, 0],
];

const ease = (from: number, to: number, y: number) => {
  const t = Math.min(1, Math.max(0, (y - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Rings of somebody else than the mean; the neck stays. */
function built(rings: readonly Ring[], { shoulders, waist, hips }: Build): Ring[] {
  return rings.map(([y, wide, deep, forward]) => {
    const chest = waist + (shoulders - waist) * ease(1.1, 1.34, y);
    const trunk = hips + (chest - hips) * ease(0.9, 1.06, y);
    const factor = trunk + (1 - trunk) * ease(1.44, 1.5, y);
    return [y, wide * factor, deep * (1 + (factor - 1) * 1.15), forward];
  });
}

/** Knits and shirts lie closer, and end above the hips. */
function close(rings: readonly Ring[], from: number): Ring[] {
  const inner = rings
    .filter(([y]) => y > from + 0.03)
    .map(([y, wide, deep, forward]): Ring => [y, wide - 0.009, deep - 0.009, forward]);
  const [first] = inner;
  return [[from, first[1] + 0.004, first[2] + 0.004, first[3]], ...inner];
}

function ringsOf(top: Top, build: Build): Ring[] {
  const jacket = JACKET[build.cut];
  if (top === 'coat') return built([...COAT_SKIRT, ...jacket.filter(([y]) => y > 0.9)], build);
  if (top === 'rollneck') return close(built(jacket, build), 0.9);
  if (top === 'shirt') return close(built(jacket, build), 0.98);
  return built(jacket, build);
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** How far the fronts of a jacket stand apart at a height: a V down to the button, and below it again. */
export const openingAt = (top: Top, y: number): number => {
  if (top === 'suit') return Math.max(0, (y - 1.07) * 0.185);
  if (top === 'jacket') return Math.max(0, (y - 1.13) * 0.2);
  if (top === 'coat') return y > 1.05 ? 0.035 + 0.1 * clamp((y - 1.05) / 0.4) : 0.035 + 0.05 * clamp((1.05 - y) / 0.5);
  return 0;
};

/** Corners of the fronts are rounded away from the hem. */
const cutAway = (x: number) => 0.075 * (1 - ease(0, 0.1, Math.abs(x)));

/** Distance to what covers the trunk, without sleeves. */
export function topDistance(top: Top, build: Build): (q: Vec3) => number {
  const rings = ringsOf(top, build);
  const soft = top === 'rollneck' || top === 'shirt';
  const body = lathe(rings, build.cut === 'straight' && !soft ? 2.5 : 2.2);
  const hem = rings[0][0];
  if (soft) return body;
  return (q) => {
    const d = body(q);
    if (d > 0.05 || q[2] < 0) return d;
    const lapel = top !== 'coat' && q[1] > 1.1 && Math.abs(q[0]) > openingAt(top, q[1]) ? 0.003 : 0;
    return Math.max(d - lapel, hem + cutAway(q[0]) - q[1]);
  };
}

export const seatDistance = (build: Build) =>
  lathe(
    TROUSER_SEAT.map(([y, wide, deep, forward]): Ring => [
      y,
      wide * build.hips - (build.cut === 'waisted' ? 0.006 : 0),
      deep,
      forward,
    ]),
    2.4,
  );

export const skirtDistance = (build: Build) =>
  lathe(
    SKIRT.map(([y, wide, deep, forward]): Ring => [y, wide * build.hips, deep * build.hips, forward]),
    2.3,
  );

const COLLARS: Readonly<Record<'shirt' | 'rollneck', readonly Ring[]>> = {
  shirt: [
    [1.465, 0.08, 0.072, -0.024],
    [1.5, 0.069, 0.066, -0.024],
    [1.538, 0.063, 0.062, -0.02],
  ],
  rollneck: [
    [1.44, 0.085, 0.074, -0.026],
    [1.49, 0.064, 0.063, -0.024],
    [1.545, 0.061, 0.062, -0.012],
    [1.56, 0.058, 0.06, -0.01],
  ],
};

/** Distance to a collar round the neck; it is lower in front, where somebody swallows. */
export function collarDistance(kind: 'shirt' | 'rollneck', build: Build): (q: Vec3) => number {
  const slim = build.cut === 'waisted' ? 0.88 : 1;
  const ring = lathe(COLLARS[kind].map(([y, wide, deep, forward]): Ring => [y, wide * slim, deep * slim, forward]));
  const open = kind === 'shirt' ? 0.5 : 0.15;
  return (q) => Math.max(ring(q), q[1] - 1.535 + open * Math.max(0, q[2] + 0.01));
}
