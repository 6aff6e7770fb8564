import { lathe, surface } from '../geometry/primitives.ts';
import type { Triangles } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { MaterialName } from '../studio/materials.ts';

export type SpokeDesign = 'turbine' | 'twin' | 'blade' | 'aero' | 'cross' | 'star' | 'disc' | 'mesh' | 'alloy';
/** Without spokes: a wheel of pressed steel, or a cover of plastic over one. */
export type DishDesign = 'steel' | 'cover';
export type WheelDesign = SpokeDesign | DishDesign;
export type Piece = readonly [shape: Triangles, material: MaterialName];

/** Over the share of the way from hub to rim: radius, half width, height and bevel, metres. */
type SpokeShape = (share: number) => readonly [radius: number, half: number, y: number, bevel: number];
interface SpokeSet {
  count: number;
  shape: SpokeShape;
  /** Radians that a spoke turns on its way out. */
  sweep: number;
  /** Half the angle between the two spokes of a pair. */
  pair?: number;
}

/** The recess at the hub gives the concave dish. */
function spokesOf(design: SpokeDesign, r: number): SpokeSet {
  const way = (from: number) => (t: number) => from + (r - from - 0.013) * t;
  const near = way(0.045);
  const sets: Record<SpokeDesign, SpokeSet> = {
    turbine: {
      count: 10,
      sweep: 0.22,
      shape: (t) => [near(t), 0.017 + 0.013 * t * t, -0.038 + 0.034 * t ** 1.7, 0.006],
    },
    twin: {
      count: 5,
      sweep: 0,
      pair: 0.2,
      shape: (t) => [near(t), 0.017 + 0.005 * t, -0.04 + 0.037 * t ** 1.8, 0.005],
    },
    blade: {
      count: 7,
      sweep: 0.12,
      shape: (t) => [way(0.05)(t), 0.03 + 0.03 * t * t, -0.03 + 0.026 * t ** 1.6, 0.008],
    },
    aero: { count: 20, sweep: 0.3, shape: (t) => [way(0.06)(t), 0.008 + 0.006 * t, -0.03 + 0.027 * t ** 2, 0.003] },
    cross: {
      count: 6,
      sweep: 0,
      pair: 0.09,
      shape: (t) => [near(t), 0.016 + 0.012 * t ** 3, -0.03 + 0.028 * t ** 2, 0.005],
    },
    star: {
      count: 5,
      sweep: 0,
      shape: (t) => [near(t), 0.036 - 0.006 * t + 0.02 * t ** 3, -0.034 + 0.031 * t ** 2, 0.008],
    },
    disc: { count: 9, sweep: 0.05, shape: (t) => [way(0.08)(t), 0.034 + 0.048 * t, -0.016 + 0.014 * t, 0.003] },
    mesh: {
      count: 10,
      sweep: 0,
      pair: 0.16,
      shape: (t) => [near(t), 0.009 + 0.006 * t ** 3, -0.03 + 0.028 * t ** 2, 0.004],
    },
    alloy: { count: 6, sweep: 0, shape: (t) => [near(t), 0.024 + 0.004 * t, -0.03 + 0.026 * t, 0.006] },
  };
  return sets[design];
}

function spokeNet(shape: SpokeShape, start: number, sweep: number): Vec3[][] {
  const STEPS = 26;
  const DEEP = 0.034;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const [radius, half, y, bevel] = shape(t);
    const angle = start + sweep * t * t;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const section: readonly (readonly [number, number])[] = [
      [-half, y - DEEP],
      [-half, y - bevel],
      [-half + bevel, y],
      [-half * 0.25, y + 0.0008],
      [half * 0.25, y + 0.0008],
      [half - bevel, y],
      [half, y - bevel],
      [half, y - DEEP],
    ];
    return section.map(([q, height]): Vec3 => [radius * c - q * s, height, radius * s + q * c]);
  });
}

/** Columns of a spoke's section: face, bevels and walls apart, so that their edges stay crisp. */
const STRIPS: readonly (readonly [from: number, to: number, material: MaterialName])[] = [
  [0, 1, 'rimDark'],
  [1, 2, 'rimEdge'],
  [2, 5, 'rimFace'],
  [5, 6, 'rimEdge'],
  [6, 7, 'rimDark'],
];

function spokePieces(net: Vec3[][]): Piece[] {
  return STRIPS.map(([from, to, material]) => [surface(net.map((row) => row.slice(from, to + 1))), material]);
}

export function spokes(design: SpokeDesign, rimRadius: number): Piece[] {
  const set = spokesOf(design, rimRadius);
  const sides = set.pair === undefined ? [0] : [-1, 1];
  return Array.from({ length: set.count }, (_, i) => (2 * Math.PI * i) / set.count + 0.3).flatMap((angle) =>
    sides.flatMap((side) => {
      const pair = side * (set.pair ?? 0);
      return spokePieces(spokeNet(set.shape, angle + pair * 0.35, pair === 0 ? set.sweep : pair));
    }),
  );
}

export function hub(): Piece[] {
  const cap = lathe(
    [
      [0, -0.022],
      [0.028, -0.022],
      [0.033, -0.024],
      [0.036, -0.03],
      [0.037, -0.05],
      [0.062, -0.056],
      [0.068, -0.075],
    ],
    { segments: 96 },
  );
  const nuts = Array.from({ length: 5 }, (_, i): Piece => {
    const angle = (2 * Math.PI * i) / 5 + 0.5;
    const nut = lathe(
      [
        [0, -0.04],
        [0.009, -0.04],
        [0.0095, -0.06],
      ],
      { segments: 12, sharp: true },
    );
    for (let k = 0; k < nut.points.length; k += 3) {
      nut.points[k] += 0.05 * Math.cos(angle);
      nut.points[k + 2] += 0.05 * Math.sin(angle);
    }
    return [nut, 'rimDark'];
  });
  return [[cap, 'rimFace'], ...nuts];
}
