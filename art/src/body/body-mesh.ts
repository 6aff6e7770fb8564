import { Pool } from '../geometry/pool.ts';
import { unit, type Vec3 } from '../geometry/vector.ts';

export interface MeshOptions {
  spine: { from: number; to: number; z: number | ((x: number) => number) };
  /** Below 1 more rays go to the sides than to roof and floor. */
  flatness?: number;
  /** Metres between rays along the spine at quality 1. */
  step?: number;
  /** 1 for stills; 0.15 is enough for a test. */
  quality: number;
}

type Inside = (x: number, y: number, z: number) => number;
type Along = (t: number) => number;

interface Bracket {
  from: number;
  to: number;
}

/** Where the function changes its sign: near the last hit, or by walking out from the spine. */
function bracket(value: Along, guess: number): Bracket {
  const near = { from: Math.max(0.01, guess - 0.02), to: guess + 0.02 };
  if (value(near.from) <= 0 && value(near.to) >= 0) return near;
  let from = 0.01;
  while (value(from + 0.04) < 0 && from < 3.5) from += 0.04;
  return { from, to: from + 0.04 };
}

/** Illinois variant of the false position. */
function root(value: Along, { from, to }: Bracket): number {
  let [low, high, atLow, atHigh, side] = [from, to, value(from), value(to), 0];
  for (let step = 0; step < 40 && high - low > 1e-7; step += 1) {
    const t = (low * atHigh - high * atLow) / (atHigh - atLow);
    const now = value(t);
    if (Math.abs(now) < 2e-7) return t;
    if (now < 0) {
      [low, atLow] = [t, now];
      if (side === -1) atHigh /= 2;
      side = -1;
    } else {
      [high, atHigh] = [t, now];
      if (side === 1) atLow /= 2;
      side = 1;
    }
  }
  return (low + high) / 2;
}

const H = 0.0016;

/** The body's normal at a point of its surface. */
export function slope(inside: Inside, [x, y, z]: Vec3, onAxis: boolean): Vec3 {
  const across = onAxis || y < H ? 0 : inside(x, y + H, z) - inside(x, y - H, z);
  return unit([inside(x + H, y, z) - inside(x - H, y, z), across, inside(x, y, z + H) - inside(x, y, z - H)]);
}

/** Rows of rays: a quarter turn at either end of the spine and straight out between. */
function rowsOf({ spine, step = 0.0095, quality }: MeshOptions): [x: number, turn: number][] {
  const cap = Math.round(200 * quality);
  const middle = Math.round(((spine.to - spine.from) / step) * quality);
  const share = (i: number, count: number) => i / count;
  return [
    ...Array.from({ length: cap }, (_, i): [number, number] => [spine.from, (-Math.PI / 2) * (1 - share(i, cap))]),
    ...Array.from({ length: middle + 1 }, (_, i): [number, number] => [
      spine.from + (spine.to - spine.from) * share(i, middle),
      0,
    ]),
    ...Array.from({ length: cap }, (_, i): [number, number] => [spine.to, (Math.PI / 2) * share(i + 1, cap)]),
  ];
}

/** One half as a mesh on a capsule of rays (a spine with hemispherical ends): no poles on visible sides. */
export function meshBody(inside: Inside, options: MeshOptions): { pool: Pool; part: number[] } {
  const { spine, flatness = 0.45, quality } = options;
  const pool = new Pool();
  const columns = Math.round(260 * quality);
  const rows = rowsOf(options);
  const last = new Float64Array(columns + 1).fill(0.5);
  for (const [px, turn] of rows) {
    const pz = typeof spine.z === 'function' ? spine.z(px) : spine.z;
    for (let j = 0; j <= columns; j += 1) {
      const lift = -Math.PI / 2 + (Math.PI * j) / columns;
      const [out, up] = [Math.max(0, Math.cos(lift)), Math.sin(lift) * flatness];
      const length = Math.hypot(out, up);
      const d: Vec3 = [Math.sin(turn), (Math.cos(turn) * out) / length, (Math.cos(turn) * up) / length];
      const value = (t: number) => inside(px + d[0] * t, d[1] * t, pz + d[2] * t);
      const t = root(value, bracket(value, last[j]));
      last[j] = t;
      const point: Vec3 = [px + d[0] * t, d[1] * t, pz + d[2] * t];
      pool.add(point, slope(inside, point, j === 0 || j === columns));
    }
  }
  const part: number[] = [];
  const width = columns + 1;
  for (let i = 0; i < rows.length - 1; i += 1) {
    for (let j = 0; j < columns; j += 1) {
      const [p, r] = [i * width + j, (i + 1) * width + j];
      part.push(p, p + 1, r, p + 1, r + 1, r);
    }
  }
  return { pool, part };
}
