import type { Soup } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { MaterialName } from '../studio/materials.ts';
import { addRod } from './fixtures.ts';

/*
 * Years as rods on a wall. Numerals are drawn with one stroke, as the mark is, and not with the outlines of a face: a rod has
 * no inside. A numeral is 1 high and `WIDE` wide, its foot in the origin.
 */

type Stroke = readonly (readonly [number, number])[];

const WIDE = 0.56;
/** Between two numerals, as a share of their height. */
const GAP = 0.2;
const STEPS = 20;

/** Part of an ellipse; degrees run anticlockwise from the right. */
const arc = (
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  [from, to]: readonly [number, number],
): Stroke =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / STEPS) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const;
  });

const NINE: readonly Stroke[] = [arc([WIDE / 2, 0.7], [WIDE / 2, 0.3], [0, 360]), arc([0, 0.7], [WIDE, 0.7], [0, -76])];

const NUMERALS: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [arc([WIDE / 2, 0.5], [WIDE / 2, 0.5], [0, 360])],
  '1': [
    [
      [0.36, 0],
      [0.36, 1],
    ],
    [
      [0.36, 1],
      [0.14, 0.82],
    ],
  ],
  '2': [
    [...arc([WIDE / 2, 0.72], [WIDE / 2, 0.28], [165, -32]), [0, 0]],
    [
      [0, 0],
      [WIDE, 0],
    ],
  ],
  '3': [arc([0.27, 0.76], [0.25, 0.24], [155, -90]), arc([0.27, 0.26], [0.29, 0.26], [90, -155])],
  '4': [
    [
      [0.44, 0],
      [0.44, 1],
    ],
    [
      [0.44, 1],
      [0, 0.3],
    ],
    [
      [0, 0.3],
      [WIDE, 0.3],
    ],
  ],
  '6': NINE.map((stroke) => stroke.map(([x, y]) => [WIDE - x, 1 - y] as const)),
  '7': [
    [
      [0, 1],
      [WIDE, 1],
    ],
    [
      [WIDE, 1],
      [0.2, 0],
    ],
  ],
  '9': NINE,
};

export interface Numeral {
  /** Middle of its foot. */
  at: Vec3;
  /** Metres. */
  height: number;
  material: MaterialName;
}

/** A year on a wall that faces -y, read along +x. */
export function addYear(soup: Soup, year: string, { at: [x, y, z], height, material }: Numeral) {
  const step = (WIDE + GAP) * height;
  const left = x - (year.length * step - GAP * height) / 2;
  for (const [i, figure] of Array.from(year).entries()) {
    for (const stroke of NUMERALS[figure] ?? []) {
      const path = stroke.map(([u, v]): Vec3 => [left + i * step + u * height, y, z + v * height]);
      addRod(soup, path, { material, radius: height * 0.022 });
    }
  }
}
