/** A value over one coordinate, metres. */
export type Curve = (x: number) => number;
/** `[coordinate, value]` */
export type Knot = readonly [number, number];

/** Soft maximum with a hyperbolic fillet of radius `k`: infinitely smooth, so that highlights flow over it. */
export const softMax = (a: number, b: number, k: number) => 0.5 * (a + b + Math.sqrt((a - b) * (a - b) + k * k));
export const softMin = (a: number, b: number, k: number) => 0.5 * (a + b - Math.sqrt((a - b) * (a - b) + k * k));
/** 0 below zero, `x` above, rounded over `width`. */
export const ramp = (x: number, width: number) => 0.5 * (x + Math.sqrt(x * x + width * width));
export const bump = (x: number, centre: number, width: number) =>
  Math.exp(-((x - centre) * (x - centre)) / (width * width));
/** 0 at `from`, 1 at `to` (which may lie below), with no bend at either end. */
export function smoothStep(from: number, to: number, x: number) {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * t * (t * (6 * t - 15) + 10);
}

/** Piecewise linear through knots that ascend; goes on at the same distance outside them. */
export function polyline(knots: readonly Knot[]): Curve {
  const first = knots[0] ?? [0, 0];
  const last = knots.at(-1) ?? first;
  return (x) => {
    if (x <= first[0]) return x + first[1] - first[0];
    if (x >= last[0]) return x + last[1] - last[0];
    let at = 0;
    while (x > knots[at + 1][0]) at += 1;
    const [a, b] = [knots[at], knots[at + 1]];
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  };
}

/** Cubic through the knots with slopes weighted by distance; straight outside. */
function through(knots: readonly Knot[]): Curve {
  const x = knots.map(([at]) => at);
  const y = knots.map(([, value]) => value);
  const last = knots.length - 1;
  const step = x.slice(1).map((at, i) => at - x[i]);
  const rise = step.map((h, i) => (y[i + 1] - y[i]) / h);
  const slope = x.map((_, i) => {
    if (i === 0) return rise[0];
    if (i === last) return rise[last - 1];
    return (rise[i - 1] * step[i] + rise[i] * step[i - 1]) / (step[i - 1] + step[i]);
  });
  return (q) => {
    if (q <= x[0]) return y[0] + (q - x[0]) * slope[0];
    if (q >= x[last]) return y[last] + (q - x[last]) * slope[last];
    let i = 0;
    while (i < last - 1 && q > x[i + 1]) i += 1;
    const u = (q - x[i]) / step[i];
    const v = 1 - u;
    const ends = (1 + 2 * u) * v * v * y[i] + u * u * (3 - 2 * u) * y[i + 1];
    return ends + u * v * step[i] * (v * slope[i] - u * slope[i + 1]);
  };
}

/** Gaussian blur of samples; outside them the curve goes on straight. `sigma` in samples. */
function blurred(raw: Float64Array, sigma: number): Float64Array {
  const count = raw.length;
  const reach = Math.max(1, Math.ceil(3 * sigma));
  const weights = Array.from({ length: 2 * reach + 1 }, (_, j) => Math.exp(-0.5 * ((j - reach) / sigma) ** 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sample = (i: number) => {
    if (i < 0) return raw[0] + i * (raw[1] - raw[0]);
    if (i >= count) return raw[count - 1] + (i - count + 1) * (raw[count - 1] - raw[count - 2]);
    return raw[i];
  };
  return raw.map((_, i) => weights.reduce((sum, weight, j) => sum + weight * sample(i + j - reach), 0) / total);
}

export interface Fairing {
  /** Width of the smoothing, metres. */
  sigma?: number;
  /** How far the table goes on beyond the knots. */
  pad?: number;
}

const SAMPLES = 1600;

/**
 * A faired design curve: a cubic through the knots, smoothed, read back through a uniform cubic B-spline (C2).
 * Hardly any overshoot and continuous curvature: what a modeller's batten does.
 */
export function fair(knots: readonly Knot[], { sigma = 0.06, pad = 1.5 }: Fairing = {}): Curve {
  const sorted = knots.toSorted((a, b) => a[0] - b[0]);
  const from = sorted[0][0] - pad;
  const step = (sorted[sorted.length - 1][0] + pad - from) / (SAMPLES - 1);
  const raw = through(sorted);
  const table = blurred(
    Float64Array.from({ length: SAMPLES }, (_, i) => raw(from + i * step)),
    sigma / step,
  );
  return (x) => {
    const f = Math.min(SAMPLES - 3.001, Math.max(1, (x - from) / step));
    const i = Math.floor(f);
    const u = f - i;
    const v = 1 - u;
    const inner = (3 * u * u * u - 6 * u * u + 4) * table[i] + (3 * v * v * v - 6 * v * v + 4) * table[i + 1];
    return (v * v * v * table[i - 1] + inner + u * u * u * table[i + 2]) / 6;
  };
}
