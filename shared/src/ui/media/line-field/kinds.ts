import type { Point } from './curve.ts';
import type { Signature } from './signatures.ts';

export interface Canvas {
  width: number;
  height: number;
  signature: Signature;
  random: () => number;
}
export type Line = readonly Point[];
type Draw = (canvas: Canvas) => Line[];

const TURN = 2 * Math.PI;
const bell = (x: number): number => Math.exp(-0.5 * x * x);

interface Weave {
  count: number;
  width: number;
  samples: number;
}

/** `count` lines over the whole width; `shape` gives each line, at `t` from 0 (first) to 1 (last), its y at x. */
export function weave({ count, width, samples }: Weave, shape: (t: number) => (x: number) => number): Line[] {
  return Array.from({ length: count }, (_, index) => {
    const y = shape(count === 1 ? 0.5 : index / (count - 1));
    return Array.from({ length: samples + 1 }, (_unused, step): Point => {
      const x = (width * step) / samples;
      return [x, y(x)];
    });
  });
}

/** Parallel lines over a hill and past a hollow, each pressed together where it is narrow. */
const laminar: Draw = ({ width, height, signature, random }) => {
  const hill = { centre: width * (0.25 + 0.5 * random()), spread: width * (0.1 + 0.14 * random()) };
  const gap = width * (0.3 + 0.25 * random()) * (hill.centre > width / 2 ? -1 : 1);
  const depth = 0.2 + 0.6 * random();
  const tilt = ((random() - 0.5) * 0.9 * height) / width;
  return weave({ count: signature.count, width, samples: 12 }, (t) => {
    const level = height * (-0.04 + 1.14 * t ** signature.bunching);
    const lift = height * 1.1 * signature.amplitude * (1 - t) * (0.3 + t);
    return (x) => {
      const rise = bell((x - hill.centre) / hill.spread) - depth * bell((x - hill.centre - gap) / (0.8 * hill.spread));
      return level + tilt * (x - width / 2) * (1 - t) - lift * rise;
    };
  });
};

/** Straight lines turned about a centre, the more the nearer they pass. */
const vortex: Draw = ({ width, height, signature, random }) => {
  const cx = width * (0.38 + 0.3 * random());
  const cy = height * (0.42 + 0.18 * random());
  const reach = height * 0.5;
  const spin = (1.5 + 1.2 * signature.amplitude) * (random() > 0.5 ? 1 : -1);
  const straight = weave({ count: Math.min(28, signature.count), width: 1, samples: 23 }, (t) => () => t);
  return straight.map((line) =>
    line.map(([u, t]): Point => {
      const x = width * (-0.15 + 1.3 * u) - cx;
      const y = height * (-0.2 + 1.4 * t) - cy;
      const turn = spin * Math.exp(-(x * x + y * y) / (reach * reach));
      return [cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)];
    }),
  );
};

/** Calm lines that begin to shed waves part of the way along. */
const wake: Draw = ({ width, height, signature, random }) => {
  const from = width * (0.25 + 0.2 * random());
  const frequency = (2 + signature.frequency) / width;
  const phase = random() * 6;
  const level = 0.16 + 0.28 * random();
  const samples = Math.round(10 + 6 * (2 + signature.frequency));
  return weave({ count: signature.count, width, samples }, (t) => (x) => {
    const run = Math.max(0, x - from) / width;
    const wave = Math.sin(frequency * TURN * (x - from) + phase + t * 1.6);
    const fan = (t - 0.5) * 1.1 * run ** 1.4;
    return height * (level + 0.4 * t + fan + 0.16 * signature.amplitude * run * wave);
  });
};

/** Two families that cross. */
const lattice: Draw = ({ width, height, signature, random }) => {
  const bend = 0.35 + 0.4 * random();
  const family = (direction: 1 | -1): Line[] =>
    weave({ count: Math.round(signature.count * 0.7), width, samples: 8 }, (t) => (x) => {
      const sweep = Math.sin((x / width - 0.5) * 2.2) * (1 + 0.4 * t);
      return height * (-0.5 + 2 * t + direction * bend * sweep);
    });
  return [...family(1), ...family(-1)];
};

/** Ridges like a relief map. */
const contour: Draw = ({ width, height, signature, random }) => {
  const peaks = Array.from({ length: 5 }, () => ({
    centre: width * random(),
    spread: width * (0.06 + 0.09 * random()),
    size: 0.3 + 0.7 * random(),
    at: random(),
  }));
  return weave({ count: signature.count, width, samples: 24 }, (t) => (x) => {
    const ridge = peaks.reduce(
      (sum, peak) => sum + peak.size * bell((x - peak.centre) / peak.spread) * Math.exp(-9 * (t - peak.at) ** 2),
      0,
    );
    return height * (0.3 + 0.66 * t - 0.34 * (0.4 + signature.amplitude) * ridge);
  });
};

/** One curve, repeated and fanned out. */
const spectrum: Draw = ({ width, height, signature, random }) => {
  const end = 0.2 + 0.3 * random();
  const start = 0.55 + 0.35 * random();
  const phase = random() * 3;
  const waves = 3.1 * signature.frequency ** 0.3;
  return weave({ count: signature.count, width, samples: 10 }, (t) => (x) => {
    const u = x / width;
    const fan = (t - 0.5) * (0.06 + u ** 1.8);
    return height * (start - (start - end) * u + fan + 0.16 * signature.amplitude * Math.sin(u * waves + phase + t));
  });
};

export const KINDS = { laminar, vortex, wake, lattice, contour, spectrum } as const satisfies Record<string, Draw>;
export type FieldKind = keyof typeof KINDS;
