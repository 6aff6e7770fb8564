import { smoothPath, type Point } from './curve.ts';
import { random } from './random.ts';
import type { Stream } from './streamline.ts';

export interface FlowOptions {
  width: number;
  height: number;
  /** y of undisturbed air in front of the body. */
  base: number;
  count?: number;
  /** How far above the skin the last line runs. */
  reach?: number;
  /** The side where the air leaves the body. */
  wake?: 'left' | 'right';
  /** Index of the orange line, counted from the skin. */
  accent?: number;
  seed?: string;
}

type Height = (x: number) => number;
interface Body {
  /** Height of the skin above `base`, and of the air that closes behind it. */
  height: Height;
  from: number;
  to: number;
}

const STEP = 6;
const SAMPLES = 34;
const LIFT = 5;

/** Lines that run over a curve given left to right in the picture's own pixels, such as a projected roofline. */
export function flow(curve: readonly Point[], options: FlowOptions): Stream[] {
  const { width, base, count = 46, reach = 420, accent = 6, wake = 'left' } = options;
  const body = bodyOf(curve, options);
  const blurred = blurs(body.height, width);
  const chance = random(options.seed ?? 'flow');
  return Array.from({ length: count }, (_, index): Stream => {
    const t = index / (count - 1);
    const near = LIFT + reach * t ** 1.7;
    const fall = Math.exp(-near / (reach * 0.95));
    const line = lineOver(
      body,
      { width, base, wake, reach, t, near, fall, rise: blurred(10 + 90 * Math.min(1, near / 140)) },
      chance,
    );
    const points = Array.from({ length: SAMPLES + 1 }, (_unused, step): Point => {
      const x = (width * step) / SAMPLES;
      return [x, line(x)];
    });
    const faint = (0.16 + 0.6 * fall * fall) * (0.7 + 0.3 * chance());
    const on = index === accent;
    return {
      d: smoothPath(points),
      accent: on,
      weight: on ? 1.8 : round(0.7 + 0.35 * fall),
      opacity: on ? 1 : round(faint),
    };
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;

interface Layer {
  width: number;
  base: number;
  wake: 'left' | 'right';
  reach: number;
  t: number;
  near: number;
  fall: number;
  rise: Height;
}

/** One line: close to the skin it follows it, far away it only rises softly, behind the body it sheds waves. */
function lineOver(body: Body, layer: Layer, chance: () => number): Height {
  const { width, base, wake, reach, t, near, fall, rise } = layer;
  const phase = chance() * 2 * Math.PI;
  const amplitude = (3 + 7 * chance()) * fall;
  const far = reach * (1.04 * t - 0.13);
  return (x) => {
    const behind = wake === 'left' ? Math.max(0, body.from - x) : Math.max(0, x - body.to);
    const outside = Math.max(0, body.from - x, x - body.to);
    const free = 1 - Math.exp(-((outside / (width * 0.11)) ** 2) / 2);
    const shed = amplitude * Math.min(1, behind / 320) ** 2 * Math.sin(behind / (80 + 40 * t) + phase);
    const y = base - (near + (far - near) * free) - rise(x) * fall - (1 - fall) * 60 * t + shed;
    return outside === 0 ? Math.min(y, base - body.height(x) - LIFT - near * 0.16) : y;
  };
}

function bodyOf(curve: readonly Point[], { width, base, wake = 'left' }: FlowOptions): Body {
  const [first = [0, base], last = first] = [curve[0], curve.at(-1)];
  const relax = (distance: number, end: number): number => end * Math.exp(-distance / (width * 0.16));
  const front = (distance: number, end: number): number => end * Math.exp(-distance / (width * 0.055));
  const [left, right] = wake === 'left' ? [relax, front] : [front, relax];
  const height: Height = (x) => {
    if (x <= first[0]) return left(first[0] - x, Math.max(0, base - first[1]));
    if (x >= last[0]) return right(x - last[0], Math.max(0, base - last[1]));
    return Math.max(0, base - between(curve, x));
  };
  return { height, from: first[0], to: last[0] };
}

function between(curve: readonly Point[], x: number): number {
  const next = curve.findIndex((point) => point[0] >= x);
  const [a, b] = [curve[next - 1], curve[next]];
  if (a === undefined || b === undefined) return b?.[1] ?? 0;
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
}

/** Gaussian blur of the body's height; wide far from the skin, narrow close to it. */
function blurs(height: Height, width: number): (sigma: number) => Height {
  const last = Math.ceil(width / STEP);
  const raw = Array.from({ length: last + 1 }, (_, index) => height(index * STEP));
  return (sigma) => {
    const reach = Math.ceil((3 * sigma) / STEP);
    const kernel = Array.from({ length: 2 * reach + 1 }, (_, j) =>
      Math.exp(-0.5 * (((j - reach) * STEP) / sigma) ** 2),
    );
    const total = kernel.reduce((sum, value) => sum + value, 0);
    return (x) => {
      const centre = Math.round(x / STEP);
      const at = (j: number): number => raw[Math.min(last, Math.max(0, centre + j - reach))] ?? 0;
      return kernel.reduce((sum, weight, j) => sum + weight * at(j), 0) / total;
    };
  };
}
