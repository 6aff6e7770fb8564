import { box, lathe, tube } from '../geometry/primitives.ts';
import { turnX, type Soup } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../studio/materials.ts';

/** Box by its middle and half-sizes. */
export function addBlock(soup: Soup, material: MaterialName, [at, half]: readonly [at: Vec3, half: Vec3]) {
  soup.place(box(half), MATERIAL_NUMBERS[material], { at });
}

export interface Rod {
  material: MaterialName;
  radius: number;
  segments?: number;
  closed?: boolean;
}

/** Rod or tube of light along a path. */
export function addRod(soup: Soup, path: readonly Vec3[], { material, radius, segments = 8, closed = false }: Rod) {
  soup.place(tube(path, { radius, segments, closed }), MATERIAL_NUMBERS[material]);
}

/** Points on a level circle. */
export const circle = ([x, y, z]: Vec3, radius: number, count = 120): Vec3[] =>
  Array.from({ length: count }, (_, i): Vec3 => {
    const angle = (2 * Math.PI * i) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z];
  });

/** Upright drum by its foot. */
export function addDrum(soup: Soup, material: MaterialName, [at, radius, height]: readonly [Vec3, number, number]) {
  const edge = Math.min(0.02, height / 4);
  const profile = [
    [0.001, height],
    [radius - edge, height],
    [radius, height - edge],
    [radius, 0],
  ] as const;
  soup.place(lathe(profile, { segments: 96, sharp: true }), MATERIAL_NUMBERS[material], {
    at,
    turn: turnX(Math.PI / 2),
  });
}

/** `count` numbers from one end to the other. */
export const spread = (count: number, [from, to]: readonly [number, number]): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
