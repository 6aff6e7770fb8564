import { add, cross, dot, scale, subtract, unit, type Vec3 } from '../geometry/vector.ts';
import { INK, type Figure, type Ink } from './sheet.ts';

const SUN = unit([0.5, -0.6, 1.2]);

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour under the light: from 45 % in the shade to 160 % in the sun. */
function shaded(colour: string, normal: Vec3): string {
  const gain = 0.62 + 0.75 * Math.max(0, dot(normal, SUN)) + 0.12 * normal[2];
  const parts = channels(colour).map((value) => Math.min(255, Math.round(value * gain)));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export interface Look extends Ink {
  colour: string;
  layer?: number;
}

function face(points: readonly Vec3[], { colour, ...ink }: Look): Figure {
  const normal = unit(cross(subtract(points[1], points[0]), subtract(points[2], points[0])));
  const fill = shaded(colour, normal);
  return { points, closed: true, fill, stroke: fill, width: 0.6, ...ink };
}

/** Box by its middle and half-sizes. */
export function boxFigures(at: Vec3, half: Vec3, look: Look): Figure[] {
  const corner = (x: number, y: number, z: number): Vec3 => [
    at[0] + x * half[0],
    at[1] + y * half[1],
    at[2] + z * half[2],
  ];
  const sides: readonly (readonly [Vec3, Vec3, Vec3, Vec3])[] = [
    [corner(1, -1, -1), corner(1, 1, -1), corner(1, 1, 1), corner(1, -1, 1)],
    [corner(-1, 1, -1), corner(-1, -1, -1), corner(-1, -1, 1), corner(-1, 1, 1)],
    [corner(1, 1, -1), corner(-1, 1, -1), corner(-1, 1, 1), corner(1, 1, 1)],
    [corner(-1, -1, -1), corner(1, -1, -1), corner(1, -1, 1), corner(-1, -1, 1)],
    [corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1)],
  ];
  return sides.map((points) => face(points, look));
}

export interface Drum {
  at: Vec3;
  radius: number;
  /** Inner radius; 0 closes the ends. */
  bore?: number;
  half: number;
  /** Direction of the axle. */
  axis: Vec3;
}

const SEGMENTS = 48;

/** Points on a circle round an axle. */
export function ring({ at, radius, axis }: Pick<Drum, 'at' | 'radius' | 'axis'>, along = 0): Vec3[] {
  const w = unit(axis);
  const u = unit(cross(w, Math.abs(w[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
  const v = cross(w, u);
  const centre = add(at, scale(w, along));
  return Array.from({ length: SEGMENTS }, (_, i) => {
    const angle = (2 * Math.PI * i) / SEGMENTS;
    return add(centre, add(scale(u, radius * Math.cos(angle)), scale(v, radius * Math.sin(angle))));
  });
}

/** Cylinder or pipe: shaded facets, its edges as fine lines. */
export function drumFigures(drum: Drum, look: Look): Figure[] {
  const { half, bore = 0 } = drum;
  const [low, high] = [ring(drum, -half), ring(drum, half)];
  const inner = bore > 0 ? [ring({ ...drum, radius: bore }, -half), ring({ ...drum, radius: bore }, half)] : null;
  const next = (i: number) => (i + 1) % SEGMENTS;
  const mantle = low.map((_, i) => face([low[i], low[next(i)], high[next(i)], high[i]], look));
  const caps = [low, high].flatMap((edge, side) =>
    edge.map((_, i) => {
      const inside = inner?.[side];
      const points = inside ? [edge[i], inside[i], inside[next(i)], edge[next(i)]] : [drum.at, edge[next(i)], edge[i]];
      return face(side === 1 ? points.toReversed() : points, look);
    }),
  );
  const rim: Figure = {
    points: high,
    closed: true,
    stroke: INK.line,
    width: 0.7,
    opacity: 0.55,
    layer: look.layer ?? 0,
  };
  return [...mantle, ...(inner ? caps : capsOfSolid(drum, look)), { ...rim, points: low }, rim];
}

function capsOfSolid(drum: Drum, look: Look): Figure[] {
  return [-1, 1].map((side) => {
    const points = ring(drum, side * drum.half);
    return face(side > 0 ? points : points.toReversed(), look);
  });
}

/** Open line. */
export const line = (points: readonly Vec3[], ink: Ink & { layer?: number }): Figure => ({ points, ...ink });
