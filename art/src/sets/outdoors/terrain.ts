import { surface } from '../../geometry/primitives.ts';
import type { Soup } from '../../geometry/soup.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../../studio/materials.ts';

/** Metres above the ground on which the vehicle stands. */
export type Height = (x: number, y: number) => number;

export interface Land {
  /** From and to, metres. */
  x: readonly [number, number];
  y: readonly [number, number];
  /** Rows and columns. */
  cells: readonly [number, number];
}

/** Close together about the vehicle, far apart far away. */
function spaced([from, to]: readonly [number, number], cells: number): number[] {
  const root = (value: number) => Math.cbrt(value);
  const [a, b] = [root(from), root(to)];
  return Array.from({ length: cells + 1 }, (_, i) => (a + ((b - a) * i) / cells) ** 3);
}

/** Land as a smooth surface over a height. */
export function addLand(soup: Soup, material: MaterialName, { land, height }: { land: Land; height: Height }) {
  const [rows, columns] = [spaced(land.x, land.cells[0]), spaced(land.y, land.cells[1])];
  const net = rows.map((x) => columns.map((y): Vec3 => [x, y, height(x, y)]));
  soup.place(surface(net), MATERIAL_NUMBERS[material]);
}

/** Level rectangle: water, roads, squares. */
export function addLevel(
  soup: Soup,
  material: MaterialName,
  { x, y, z = 0 }: { x: readonly [number, number]; y: readonly [number, number]; z?: number },
) {
  const net = x.map((a) => y.map((b): Vec3 => [a, b, z]));
  soup.place(surface(net), MATERIAL_NUMBERS[material]);
}

/** Numbers from 0 to 1 in an order of their own for each seed. */
export function dice(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
