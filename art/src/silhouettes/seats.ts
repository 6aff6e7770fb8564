import type { Vec3 } from '../geometry/vector.ts';
import { blockDistance } from './limbs.ts';
import { rod } from './rod.ts';
import type { Shape, Stuff } from './solid.ts';

/* What somebody sits on, in metres of their own: feet towards +z. */

export type Seat = 'stool' | 'wheelchair';

interface Tube {
  a: Vec3;
  b: Vec3;
  r: number;
}

const tube = (a: Vec3, b: Vec3, r = 0.012): Tube => ({ a, b, r });
const mirrored = (tubes: readonly Tube[]): Tube[] =>
  tubes.flatMap((one) => [one, { ...one, a: [-one.a[0], one.a[1], one.a[2]], b: [-one.b[0], one.b[1], one.b[2]] }]);

function tubesDistance(tubes: readonly Tube[]): (q: Vec3) => number {
  const rods = tubes.map(({ a, b, r }) => rod(a, b, [r, r]));
  return (q) => rods.reduce((nearest, one) => Math.min(nearest, one(q)), 9);
}

/** A ring that stands upright across x. */
const hoop = (q: Vec3, at: Vec3, [radius, thick]: readonly [number, number]) =>
  Math.hypot(Math.hypot(q[1] - at[1], q[2] - at[2]) - radius, q[0] - at[0]) - thick;

const SPOKES = 18;

/** Thin wires from the hub to the rim. */
function spokes(q: Vec3, at: Vec3, radius: number): number {
  const [y, z] = [q[1] - at[1], q[2] - at[2]];
  const step = (2 * Math.PI) / SPOKES;
  const angle = Math.atan2(y, z);
  const off = angle - Math.round(angle / step) * step;
  const far = Math.hypot(y, z);
  const [along, across] = [far * Math.cos(off), far * Math.sin(off)];
  return Math.hypot(Math.max(0, along - radius), across, q[0] - at[0]) - 0.0016;
}

const WHEEL: Vec3 = [0.29, 0.312, -0.05];
const WHEEL_RADIUS = 0.298;
const HUB = rod([WHEEL[0] - 0.04, WHEEL[1], WHEEL[2]], [WHEEL[0] + 0.02, WHEEL[1], WHEEL[2]], [0.026, 0.022]);

/** A driving wheel: tyre, hand rim, hub and spokes, its foot a little farther out than its head. */
function wheel(side: -1 | 1): Shape {
  const parts = (p: Vec3): readonly (readonly [number, Stuff])[] => {
    const q: Vec3 = [side * p[0] + 0.06 * (p[1] - WHEEL[1]), p[1], p[2]];
    const rim: Vec3 = [WHEEL[0] + 0.035, WHEEL[1], WHEEL[2]];
    return [
      [hoop(q, WHEEL, [WHEEL_RADIUS, 0.013]), 'rubber'],
      [hoop(q, rim, [WHEEL_RADIUS - 0.035, 0.0075]), 'metal'],
      [spokes(q, WHEEL, WHEEL_RADIUS), 'metal'],
      [HUB(q), 'metal'],
    ];
  };
  return {
    distance: (q) => Math.min(...parts(q).map(([d]) => d)),
    stuff: (q) => parts(q).reduce((best, one) => (one[0] < best[0] ? one : best))[1],
    centre: [side * WHEEL[0], WHEEL[1], WHEEL[2]],
    reach: 0.36,
  };
}

const CHAIR_FRAME = mirrored([
  tube([0.2, 0.47, -0.19], [0.2, 0.475, 0.2], 0.0135),
  tube([0.2, 0.475, 0.2], [0.15, 0.14, 0.38], 0.0135),
  tube([0.15, 0.14, 0.38], [0.13, 0.105, 0.4], 0.0135),
  tube([0.2, 0.47, -0.19], [0.195, 0.88, -0.235], 0.0125),
  tube([0.195, 0.88, -0.235], [0.195, 0.885, -0.32], 0.015),
  tube([0.19, 0.46, 0.17], [0.17, 0.07, 0.2], 0.0125),
  tube([0.2, 0.47, -0.06], [0, 0.312, -0.05], 0.012),
]);
const AXLE = tube([-0.28, 0.312, -0.05], [0.28, 0.312, -0.05], 0.014);

function chair(): Shape {
  const frame = tubesDistance([...CHAIR_FRAME, AXLE]);
  const casters = (q: Vec3) => hoop([Math.abs(q[0]), q[1], q[2]], [0.17, 0.065, 0.21], [0.045, 0.02]);
  const cloth = (q: Vec3) =>
    Math.min(
      blockDistance(q, [0, 0.49, 0], [[0.195, 0.026, 0.2], 0.022]),
      blockDistance([q[0], q[1], q[2] + 0.08 * (q[1] - 0.5)], [0, 0.7, -0.19], [[0.19, 0.15, 0.014], 0.012]),
      blockDistance(q, [0, 0.098, 0.42], [[0.14, 0.009, 0.075], 0.006]),
    );
  return {
    distance: (q) => Math.min(frame(q), casters(q), cloth(q)),
    stuff: (q) => (cloth(q) < Math.min(frame(q), casters(q)) ? 'leather' : 'metal'),
    centre: [0, 0.45, 0.02],
    reach: 0.66,
  };
}

const STOOL_SEAT = 0.69;
const STOOL_LEGS = [-1, 1].flatMap((x) =>
  [-1, 1].map((z) => tube([x * 0.11, 0.66, z * 0.11], [x * 0.19, 0, z * 0.19], 0.0125)),
);
const RING_HEIGHT = 0.26;

function stool(): Shape {
  const legs = tubesDistance(STOOL_LEGS);
  const ring = (q: Vec3) => Math.hypot(Math.hypot(q[0], q[2]) - 0.222, q[1] - RING_HEIGHT) - 0.0095;
  const seat = (q: Vec3) => {
    const [out, up] = [Math.hypot(q[0], q[2]) - 0.165, Math.abs(q[1] - STOOL_SEAT) - 0.012];
    return Math.hypot(Math.max(out, 0), Math.max(up, 0)) + Math.min(0, Math.max(out, up)) - 0.014;
  };
  return {
    distance: (q) => Math.min(legs(q), ring(q), seat(q)),
    stuff: (q) => (seat(q) < Math.min(legs(q), ring(q)) ? 'leather' : 'metal'),
    centre: [0, 0.36, 0],
    reach: 0.48,
  };
}

export const SEATS: Readonly<Record<Seat, () => readonly Shape[]>> = {
  stool: () => [stool()],
  wheelchair: () => [wheel(-1), wheel(1), chair()],
};
