import type { Vec3 } from '../geometry/vector.ts';
import { route } from '../geometry/table.ts';
import type { Camera } from '../tracer/rig.ts';
import { CONCEPT } from '../vehicles/concept.ts';
import { SEDAN } from '../vehicles/sedan.ts';
import { ghost } from './ghost.ts';
import { modules, SIDES } from './modules.ts';
import { INK, type Figure, type Sheet } from './sheet.ts';
import { boxFigures, drumFigures, line, ring } from './solids.ts';

const SIZE = { width: 1280, height: 720 };

const THREE_QUARTER: Camera = { from: [6.6, -6.4, 3.3], at: [0, 0, 0.42], fov: 21.5 };

const Y: Vec3 = [0, 1, 0];

function wheels(): Figure[] {
  const places = SEDAN.axles.flatMap((x) => SIDES.map((side): Vec3 => [x, side * 0.84, SEDAN.wheelRadius]));
  return places.flatMap((at) => [
    ...drumFigures(
      { at, radius: SEDAN.wheelRadius, bore: SEDAN.rimRadius, half: 0.12, axis: Y },
      { colour: '#1b242d' },
    ),
    ...drumFigures({ at, radius: 0.19, bore: 0.06, half: 0.014, axis: Y }, { colour: INK.pale }),
    ...drumFigures({ at, radius: 0.05, half: 0.05, axis: Y }, { colour: INK.steel }),
  ]);
}

function motor(x: number, size: number): Figure[] {
  const at: Vec3 = [x, 0.02, 0.37];
  return [
    ...drumFigures({ at, radius: 0.15 * size, half: 0.19 * size, axis: Y }, { colour: INK.pale }),
    ...[-0.12, -0.06, 0, 0.06, 0.12].map((dy): Figure => ({
      points: ring({ at: [x, 0.02 + dy * size, 0.37], radius: 0.152 * size, axis: Y }),
      closed: true,
      stroke: INK.line,
      width: 0.6,
      opacity: 0.6,
    })),
    ...drumFigures(
      { at: [x, -0.24 * size, 0.37], radius: 0.12 * size, half: 0.06 * size, axis: Y },
      { colour: INK.steel },
    ),
    ...boxFigures([x, 0.03, 0.37 + 0.2 * size], [0.15 * size, 0.17 * size, 0.05 * size], { colour: INK.kiln }),
    ...SIDES.map((side) =>
      line(route([x, side * 0.24, 0.37, x, side * 0.7, SEDAN.wheelRadius]), {
        stroke: INK.line,
        width: 3,
        opacity: 0.8,
      }),
    ),
  ];
}

const CABLES: readonly (readonly Vec3[])[] = [
  [
    [-1.35, 0.06, 0.55],
    [-1.15, 0.06, 0.42],
    [-1.02, 0.06, 0.3],
  ],
  [
    [1.36, 0.06, 0.52],
    [1.16, 0.06, 0.42],
    [1.02, 0.06, 0.3],
  ],
];

const suspension = (x: number): Figure[] =>
  SIDES.flatMap((side) => [
    line(route([x - 0.22, side * 0.34, 0.24, x, side * 0.72, 0.25, x + 0.22, side * 0.34, 0.24]), {
      stroke: INK.line,
      width: 2,
      opacity: 0.7,
    }),
    line(route([x, side * 0.56, 0.3, x, side * 0.5, 0.72]), { stroke: INK.kiln, width: 3, opacity: 0.9 }),
  ]);

/** What the platform is put together from. */
export function platformParts() {
  return {
    sheet: { ...SIZE, camera: THREE_QUARTER },
    floor: [
      ...boxFigures([0, 0, 0.16], [1.06, 0.72, 0.02], { colour: INK.face, stroke: INK.line, width: 0.7 }),
      ...modules(0.23, 0.045),
      ...SIDES.flatMap((side) =>
        boxFigures([0, side * 0.73, 0.22], [1.12, 0.04, 0.07], { colour: INK.pale, stroke: INK.line, width: 0.6 }),
      ),
    ],
    drives: [
      ...boxFigures([2.02, 0, 0.45], [0.03, 0.44, 0.17], { colour: INK.steel, stroke: INK.line, width: 0.7 }),
      ...motor(-1.5, 1.05),
      ...motor(1.5, 0.86),
      ...CABLES.map((points) => line(points, { stroke: INK.kiln, width: 5, layer: 1 })),
    ],
    corners: [...suspension(-1.5), ...suspension(1.5), ...wheels()],
    body: ghost(SEDAN, { step: 0.085, opacity: 0.3, layer: 2 }),
  };
}

/** The S1 as a solid scan: every section hides what lies behind it. */
export const scan = (): Sheet => ({
  ...SIZE,
  camera: { from: [7, -5.6, 2.1], at: [0, 0, 0.5], fov: 19.5 },
  figures: [
    ...ghost(CONCEPT, { step: 0.045, opacity: 0.85, layer: 0, solid: true }),
    ...ghost(CONCEPT, { step: 0.045, opacity: 1, layer: 0, where: (x) => Math.abs(x - 0.4) < 0.02 }).map((figure) => ({
      ...figure,
      stroke: INK.kiln,
      width: 2.2,
    })),
  ],
});
