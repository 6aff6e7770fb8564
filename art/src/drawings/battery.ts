import type { Vec3 } from '../geometry/vector.ts';
import { route } from '../geometry/table.ts';
import type { Camera } from '../tracer/rig.ts';
import { modules, SIDES } from './modules.ts';
import { INK, type Sheet } from './sheet.ts';
import { boxFigures, line } from './solids.ts';

const SIZE = { width: 1280, height: 720 };

const BENCH: Camera = { from: [3.2, -4.2, 2.6], at: [0, 0, 0.16], fov: 27 };

/** Channels of the cooling plate. */
const LANES = Array.from({ length: 11 }, (_, i): Vec3[] => {
  const y = -0.6 + i * 0.12;
  return i % 2 === 0
    ? [
        [-0.95, y, 0.045],
        [0.95, y, 0.045],
      ]
    : [
        [0.95, y, 0.045],
        [-0.95, y, 0.045],
      ];
});

/** Battery taken apart: lid, busbars, modules, cooling plate, tray. */
export function battery(): Sheet {
  const bars = SIDES.map((side) =>
    line(route([-0.98, side * 0.05, 0.46, 0.98, side * 0.05, 0.46, 1.1, side * 0.05, 0.46]), {
      stroke: INK.kiln,
      width: 5,
    }),
  );
  return {
    ...SIZE,
    camera: BENCH,
    figures: [
      ...boxFigures([0, 0, -0.42], [1.06, 0.72, 0.025], { colour: INK.face, stroke: INK.line, width: 0.8 }),
      ...SIDES.flatMap((side) =>
        boxFigures([0, side * 0.7, -0.35], [1.06, 0.03, 0.06], { colour: INK.steel, stroke: INK.line, width: 0.8 }),
      ),
      ...boxFigures([0, 0, 0.02], [1, 0.66, 0.012], { colour: '#24384a', stroke: INK.line, width: 0.8, layer: 1 }),
      line(LANES.flat(), { stroke: INK.cold, width: 3.2, opacity: 0.9, layer: 2 }),
      ...modules(0.36, 0.06).map((figure) => ({ ...figure, layer: 3 })),
      ...bars.map((figure) => ({ ...figure, layer: 4 })),
      ...boxFigures([0, 0, 0.86], [1.06, 0.72, 0.02], {
        colour: INK.pale,
        stroke: INK.line,
        width: 1,
        opacity: 0.5,
        layer: 5,
      }),
      ...Array.from({ length: 7 }, (_, i) => -0.9 + i * 0.3).map((x) =>
        line(route([x, -0.66, 0.882, x, 0.66, 0.882]), { stroke: INK.line, width: 0.8, opacity: 0.6, layer: 6 }),
      ),
      ...SIDES.flatMap((sx) =>
        SIDES.map((sy) =>
          line(route([sx * 1.02, sy * 0.68, -0.4, sx * 1.02, sy * 0.68, 0.84]), {
            stroke: INK.faint,
            width: 0.8,
            opacity: 0.7,
            layer: 0,
          }),
        ),
      ),
    ],
  };
}
