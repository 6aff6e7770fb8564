import type { Graphic, Inlay } from '../body/body-plan.ts';
import { MIDDLE } from '../faces/face.ts';
import type { Point } from '../geometry/outline.ts';
import type { MaterialName } from '../studio/materials.ts';

/*
 * What stands on the sheet of cars of before 2005, where today's have flush lines: bumpers, strips, handles to pull, lamps with
 * flutes and bulbs. All of it is cut from the skin and raised, so that it follows the body. Metres.
 */

export type Span = readonly [from: number, to: number];

export const rect = ([a0, a1]: Span, [b0, b1]: Span): Point[] => [
  [a0, b0],
  [a1, b0],
  [a1, b1],
  [a0, b1],
];

const ROUND = 20;

/** A circle by its middle. */
export const round = ([a, b]: readonly [number, number], radius: number): Point[] =>
  Array.from({ length: ROUND }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / ROUND;
    return [a + radius * Math.cos(angle), b + radius * Math.sin(angle), 0.001];
  });

/** A strip on the side that keeps the doors of others away. */
export const strip = (x: Span, z: Span, material: MaterialName): Graphic => ({
  view: 'side',
  points: rect(x, z),
  radius: 0.007,
  material,
  wallMaterial: material,
  depth: -0.009,
});

/** A handle that is pulled up: a dark recess and a flap that stands out of it. `x` and `z` are its front lower corner. */
export const flap = ([x, z]: readonly [number, number], material: MaterialName): Graphic => ({
  view: 'side',
  points: rect([x - 0.17, x], [z, z + 0.046]),
  radius: 0.012,
  material: 'trim',
  wallMaterial: 'trim',
  depth: 0.008,
  inlays: [{ points: rect([x - 0.16, x - 0.01], [z + 0.016, z + 0.042]), radius: 0.006, material, depth: -0.014 }],
});

/** A bar to pull, as thick as a finger. */
export const grip = ([x, z]: readonly [number, number], material: MaterialName): Graphic => ({
  view: 'side',
  points: rect([x - 0.2, x], [z, z + 0.026]),
  radius: 0.012,
  material,
  wallMaterial: material,
  depth: -0.02,
});

export interface Bumper {
  end: 'front' | 'rear';
  /** Its height, and the x at which it ends beside the wheel. */
  z: Span;
  limit: number;
  material: MaterialName;
  /** Of its edge: a gap where it is flush with the wings. */
  edge?: MaterialName;
  /** How far it stands out. */
  out: number;
  inlays: readonly Inlay[];
}

/** A bumper from wheel to wheel round the end of the car. */
export const bumper = ({ end, z, limit, material, edge = material, out, inlays }: Bumper): Graphic => ({
  view: end,
  limit,
  points: rect([MIDDLE, 1.1], z),
  radius: 0.012,
  material,
  wallMaterial: edge,
  depth: -out,
  inlays,
});

/** Something across the middle of an end, such as an intake or a plate. */
export const across = (to: number, z: Span, { material, depth, radius = 0.008 }: Omit<Inlay, 'points'>): Inlay => ({
  points: rect([MIDDLE, to], z),
  material,
  radius,
  ...(depth !== undefined && { depth, wallMaterial: material }),
});

/** The prisms of a lamp's glass, as upright ribs. */
export function flutes([from, to]: Span, z: Span, count: number): Inlay[] {
  const pitch = (to - from) / count;
  return Array.from({ length: count }, (_, i): Inlay => ({
    points: rect([from + pitch * (i + 0.3), from + pitch * (i + 0.7)], z),
    material: 'rimEdge',
    radius: 0.001,
  }));
}

/** Bars of a grille at heights. */
export const bars = (to: number, heights: readonly number[], material: MaterialName): Inlay[] =>
  heights.map((z) => across(to, [z - 0.004, z + 0.004], { material, radius: 0.001 }));
