import { surface } from './primitives.ts';
import type { Triangles } from './soup.ts';
import { along, cross, dot, subtract, unit, type Vec3 } from './vector.ts';

/** A cross-section on the way of a loft. */
export interface Section {
  at: Vec3;
  /** Half-sizes in metres: along the side that all sections share, and at right angles to it. */
  across: number;
  deep: number;
}

export interface LoftShape {
  /** Where `across` points, about. */
  side: Vec3;
  /** 2 is an ellipse, 8 nearly a rectangle. */
  exponent?: number;
  segments?: number;
}

const signed = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;

/** How round the ends of a closed loft are: shares of the end section, and how far before it they lie. */
const CAP = [
  [1, 0],
  [0.86, 0.5],
  [0.5, 0.87],
  [0.01, 1],
] as const;

/** Sections with both ends closed by a bulge of `bulge` metres. */
export function capped(sections: readonly Section[], bulge: number): Section[] {
  const end = (last: Section, before: Section) => {
    const out = unit(subtract(last.at, before.at));
    return CAP.map(([share, far]): Section => ({
      at: along(last.at, out, bulge * far),
      across: last.across * share,
      deep: last.deep * share,
    }));
  };
  const [first, last] = [sections[0], sections[sections.length - 1]];
  const tail = end(first, sections[1]).toReversed();
  return [...tail, ...sections.slice(1, -1), ...end(last, sections[sections.length - 2])];
}

/** Smooth skin over superelliptic sections along a way: castings, limbs, jackets. */
export function loft(sections: readonly Section[], { side, exponent = 2.6, segments = 24 }: LoftShape): Triangles {
  const { length } = sections;
  const net = sections.map(({ at, across, deep }, i) => {
    const ahead = sections[Math.min(length - 1, i + 1)].at;
    const forward = unit(subtract(ahead, sections[Math.max(0, i - 1)].at));
    const u = unit(along(side, forward, -dot(side, forward)));
    const v = cross(u, forward);
    return Array.from({ length: segments }, (_, j) => {
      const angle = (2 * Math.PI * j) / segments;
      const [c, s] = [signed(Math.cos(angle), 2 / exponent), signed(Math.sin(angle), 2 / exponent)];
      return along(along(at, u, across * c), v, deep * s);
    });
  });
  return surface(net, { columns: true });
}
