import type { Vec3 } from '../geometry/vector.ts';

/*
 * The room behind the group: a wall that glows in its middle, threads of air across it, one of them in the signal colour, and
 * a floor that mirrors. Light is linear; 1 is white paper.
 */

/** Where the wall stands, metres behind the middle of the group. */
export const WALL = -1.5;

const NIGHT: Vec3 = [0.0042, 0.0062, 0.0095];
const GLOW: Vec3 = [0.24, 0.31, 0.375];
const SIGNAL: Vec3 = [1, 0.17, 0.035];

const bell = (x: number, width: number) => Math.exp(-((x / width) ** 2));

/** How far the air is lifted where people stand. */
const lift = (x: number, y: number) =>
  0.3 * bell(x - 0.1, 1.9) * bell(y - 1.55, 0.95) + 0.02 * Math.sin(1.7 * x + 3.1 * y);

const THREADS = Array.from({ length: 16 }, (_, i) => 0.3 + 0.175 * i);

/** The thread that is lit: in at the height of an elbow, up behind the shoulders, over the heads of some, and out again higher. */
const signalAt = (x: number) =>
  1.18 + 0.16 * x + 0.62 * bell(x - 0.35, 1.5) - 0.1 * bell(x + 1.9, 0.8) + 0.04 * Math.sin(2.1 * x + 0.4);

/** A line of light across: bright on it, and a little around it. */
function thread(off: number, half: number): number {
  return bell(off, half) + 0.1 * bell(off, half * 7);
}

/** What is seen on the wall at a place. */
export function wallAt(x: number, y: number): Vec3 {
  const glow = bell(x - 0.05, 2.25) * bell(y - 1.15, y > 1.15 ? 1.05 : 0.95);
  let lines = 0;
  for (const height of THREADS) {
    const off = y - height - lift(x, height);
    if (Math.abs(off) < 0.04) lines += thread(off, 0.0028);
  }
  const lit = thread(y - signalAt(x), 0.0052) * (0.35 + 0.65 * bell(x, 2.9));
  const pale = 1 + 0.3 * lines;
  return [0, 1, 2].map(
    (k) => (NIGHT[k] + GLOW[k] * glow) * pale + NIGHT[k] * lines + SIGNAL[k] * lit * 0.95,
  ) as unknown as Vec3;
}

/** Points of the wall from which light falls on the floor, and how much. */
export const LAMPS: readonly (readonly [at: Vec3, share: number])[] = [-1.7, -0.85, 0, 0.85, 1.7].map((x) => [
  [x, 1.2, WALL + 0.02],
  bell(x, 2.3) / 3.7,
]);
