import type { Vec3 } from '../geometry/vector.ts';

/** A level section of a body or a garment: half of its width and depth, and how far it stands forward; metres. */
export type Ring = readonly [height: number, wide: number, deep: number, forward: number];

/** Steps of the table between two heights, metres. */
const STEP = 0.005;

/** A smooth course through the values: flat where they turn, so that a waist is a waist and no wave. */
function between(rings: readonly Ring[], y: number, k: 1 | 2 | 3): number {
  const last = rings.length - 1;
  let i = 0;
  while (i < last - 1 && y > rings[i + 1][0]) i += 1;
  const [a, b] = [rings[i], rings[i + 1]];
  const slopeAt = (j: number) => {
    if (j <= 0 || j >= last) return (b[k] - a[k]) / (b[0] - a[0]);
    const before = (rings[j][k] - rings[j - 1][k]) / (rings[j][0] - rings[j - 1][0]);
    const after = (rings[j + 1][k] - rings[j][k]) / (rings[j + 1][0] - rings[j][0]);
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  const span = b[0] - a[0];
  const t = Math.min(1, Math.max(0, (y - a[0]) / span));
  const [t2, t3] = [t * t, t * t * t];
  return (
    a[k] * (2 * t3 - 3 * t2 + 1) +
    span * slopeAt(i) * (t3 - 2 * t2 + t) +
    b[k] * (3 * t2 - 2 * t3) +
    span * slopeAt(i + 1) * (t3 - t2)
  );
}

/**
 * Distance to a solid of level sections from the lowest ring to the highest, closed at both ends; a lower bound, and near
 * the surface good enough to march by.
 * @param square 2 is an ellipse; more is squarer, as shoulders and skirts are
 */
export function lathe(rings: readonly Ring[], square = 2): (q: Vec3) => number {
  const [low, high] = [rings[0][0], rings[rings.length - 1][0]];
  const count = Math.ceil((high - low) / STEP) + 1;
  const table = [1, 2, 3].map((k) =>
    Float64Array.from({ length: count }, (_, i) => between(rings, low + i * STEP, k as 1 | 2 | 3)),
  );
  const [wide, deep, forward] = table as [Float64Array, Float64Array, Float64Array];
  return ([x, y, z]) => {
    const i = Math.min(count - 2, Math.max(0, Math.floor((y - low) / STEP)));
    const t = Math.min(1, Math.max(0, (y - low) / STEP - i));
    const w = wide[i] + (wide[i + 1] - wide[i]) * t;
    const d = deep[i] + (deep[i + 1] - deep[i]) * t;
    const [u, v] = [Math.abs(x) / w, Math.abs(z - forward[i] - (forward[i + 1] - forward[i]) * t) / d];
    const reach = square === 2 ? Math.hypot(u, v) : (u ** square + v ** square) ** (1 / square);
    const slope = Math.max(Math.abs(wide[i + 1] - wide[i]), Math.abs(deep[i + 1] - deep[i])) / STEP;
    const side = ((reach - 1) * Math.min(w, d)) / Math.hypot(1, slope);
    return Math.max(side, low - y, y - high);
  };
}
