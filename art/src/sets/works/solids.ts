import { capped, loft, type Section } from '../../geometry/loft.ts';
import { box, tube } from '../../geometry/primitives.ts';
import type { Soup } from '../../geometry/soup.ts';
import { add, along, scale, subtract, unit, type Vec3 } from '../../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../../studio/materials.ts';

export const SIDES = [1, -1] as const;
/** Across a robot, an arm or the line. */
export const ACROSS: Vec3 = [0, 1, 0];

export interface Bar {
  from: Vec3;
  to: Vec3;
  material: MaterialName;
  /** Of its round, or half a diagonal of its square. */
  radius: number;
  segments?: number;
}

/** Cylinder with soft edges from one point to another. */
export function addCylinder(soup: Soup, { from, to, material, radius, segments = 14 }: Bar) {
  const way = unit(subtract(to, from));
  const side: Vec3 = Math.abs(way[1]) > 0.9 ? [1, 0, 0] : ACROSS;
  const ends = [from, to].map((at): Section => ({ at, across: radius, deep: radius }));
  soup.place(loft(capped(ends, radius * 0.16), { side, exponent: 2, segments }), MATERIAL_NUMBERS[material]);
}

export interface Casting {
  material: MaterialName;
  /** 2 is round, 8 nearly square. */
  exponent?: number;
  bulge?: number;
}

/** A closed body through sections: arms, columns, housings. */
export function addCasting(
  soup: Soup,
  sections: readonly Section[],
  { material, exponent = 4, bulge = 0.03 }: Casting,
) {
  const shape = loft(capped(sections, bulge), { side: ACROSS, exponent, segments: 20 });
  soup.place(shape, MATERIAL_NUMBERS[material]);
}

/** Square bar, also askew as boxes cannot be: four faces without ends. */
export function addBeam(soup: Soup, { from, to, material, radius }: Bar) {
  soup.place(tube([from, to], { radius, segments: 4 }), MATERIAL_NUMBERS[material]);
}

/** Middle and half-sizes of a box, metres. */
export type Box = readonly [x: number, y: number, z: number, halfX: number, halfY: number, halfZ: number];

export function addBox(soup: Soup, material: MaterialName, [x, y, z, halfX, halfY, halfZ]: Box) {
  soup.place(box([halfX, halfY, halfZ]), MATERIAL_NUMBERS[material], { at: [x, y, z] });
}

/** Boxes of one material. */
export function addBoxes(soup: Soup, material: MaterialName, list: readonly Box[]) {
  for (const one of list) addBox(soup, material, one);
}

/** A way through points that has no corners (Catmull and Rom), `steps` to each piece. */
export function smoothed(points: readonly Vec3[], steps = 10): Vec3[] {
  const last = points.length - 1;
  const at = (i: number) => points[Math.min(last, Math.max(0, i))];
  const piece = (i: number) =>
    Array.from({ length: steps }, (_, k): Vec3 => {
      const t = k / steps;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const one = scale(subtract(c, a), 0.5 * t);
      const two = scale(add(add(scale(a, 2), scale(b, -5)), subtract(scale(c, 4), d)), 0.5 * t * t);
      const three = scale(add(subtract(scale(b, 3), a), subtract(d, scale(c, 3))), 0.5 * t * t * t);
      return add(add(b, one), add(two, three));
    });
  return [...Array.from({ length: last }, (_, i) => piece(i)).flat(), points[last]];
}

/** A cable that hangs from one point to another and sags so many metres. */
export const hanging = ([from, to]: readonly [Vec3, Vec3], sag: number, steps = 14): Vec3[] =>
  Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const [x, y, z] = along(from, subtract(to, from), t);
    return [x, y, z - 4 * sag * t * (1 - t)];
  });
