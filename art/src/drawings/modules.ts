import type { Vec3 } from '../geometry/vector.ts';
import { INK, type Figure } from './sheet.ts';
import { boxFigures, line } from './solids.ts';

export const SIDES = [1, -1];

/** Sixteen modules with the lines of their cells. */
export function modules(z: number, half: number): Figure[] {
  const places = Array.from({ length: 8 }, (_, i) => -0.88 + i * 0.25).flatMap((x) =>
    SIDES.map((side): Vec3 => [x, side * 0.34, z]),
  );
  return places.flatMap((at) => [
    ...boxFigures(at, [0.112, 0.31, half], { colour: INK.steel, stroke: INK.line, width: 0.5 }),
    ...Array.from({ length: 9 }, (_, k) => {
      const y = at[1] - 0.27 + k * 0.0675;
      const top = at[2] + half + 0.001;
      return line(
        [
          [at[0] - 0.1, y, top],
          [at[0] + 0.1, y, top],
        ],
        { stroke: INK.line, width: 0.6, opacity: 0.5 },
      );
    }),
  ]);
}
