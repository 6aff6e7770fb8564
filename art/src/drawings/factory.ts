import type { Vec3 } from '../geometry/vector.ts';
import { route } from '../geometry/table.ts';
import type { Camera } from '../tracer/rig.ts';
import { bareScan, moved, planOf } from './car-scan.ts';
import { ghost } from './ghost.ts';
import { INK, type Figure, type Sheet } from './sheet.ts';
import { boxFigures, drumFigures, line } from './solids.ts';

const SIZE = { width: 1280, height: 720 };

const SIDES = [1, -1];

const Z: Vec3 = [0, 0, 1];

const Y: Vec3 = [0, 1, 0];

interface Arm {
  at: Vec3;
  /** 1 reaches towards +y, -1 towards -y. */
  reach: 1 | -1;
  /** Angles of the upper arm and the forearm over the horizontal, and turn of the whole. */
  pose: readonly [number, number, number];
  colour: string;
}

/** Industrial robot: pedestal, shoulder, two arms, wrist and tool. */
function robot({ at, reach, pose, colour }: Arm): Figure[] {
  const [upper, lower, turn] = pose;
  const out = (length: number, angle: number, from: Vec3): Vec3 => [
    from[0] + length * Math.cos(angle) * Math.sin(turn),
    from[1] + reach * length * Math.cos(angle) * Math.cos(turn),
    from[2] + length * Math.sin(angle),
  ];
  const shoulder: Vec3 = [at[0], at[1], at[2] + 0.95];
  const elbow = out(1.15, upper, shoulder);
  const wrist = out(1.0, lower, elbow);
  const tip = out(0.34, lower - 0.7, wrist);
  const bone = (a: Vec3, b: Vec3, width: number): Figure[] => [
    line([a, b], { stroke: INK.ground, width: width + 3, layer: 1 }),
    line([a, b], { stroke: colour, width, layer: 1 }),
  ];
  const joint = (centre: Vec3, radius: number) =>
    drumFigures(
      { at: centre, radius, half: 0.17, axis: [Math.cos(turn), -Math.sin(turn), 0] },
      { colour: INK.steel, layer: 1 },
    );
  return [
    ...drumFigures({ at: [at[0], at[1], 0.14], radius: 0.42, half: 0.14, axis: Z }, { colour: INK.steel, layer: 1 }),
    ...drumFigures({ at: [at[0], at[1], 0.55], radius: 0.3, half: 0.28, axis: Z }, { colour, layer: 1 }),
    ...joint(shoulder, 0.25),
    ...bone(shoulder, elbow, 22),
    ...joint(elbow, 0.18),
    ...bone(elbow, wrist, 15),
    ...joint(wrist, 0.1),
    ...bone(wrist, tip, 6),
  ];
}

/** Hall of columns, beams and strips of light, both sides of a line. */
function hall(length: number, height: number, half: number): Figure[] {
  const bays = Array.from({ length: length / 4 + 1 }, (_, i) => -length / 2 + i * 4);
  return bays.flatMap((x) => [
    ...SIDES.flatMap((side) =>
      boxFigures([x, side * half, height / 2], [0.14, 0.14, height / 2], {
        colour: '#18222d',
        stroke: INK.faint,
        width: 0.5,
      }),
    ),
    line(route([x, -half, height, x, half, height]), { stroke: INK.faint, width: 1.6, opacity: 0.8 }),
    ...[-2.2, 2.2].map((y) =>
      line(route([x + 0.4, y, height - 0.15, x + 3.6, y, height - 0.15]), {
        stroke: '#eaf3ff',
        width: 3,
        opacity: 0.9,
      }),
    ),
  ]);
}

export const floorLines = (length: number, ys: readonly number[], stroke: string): Figure[] =>
  ys.map((y) => line(route([-length / 2, y, 0.005, length / 2, y, 0.005]), { stroke, width: 1.6, opacity: 0.85 }));

export function weldingLine(camera: Camera): Sheet {
  const bodies = [-12.6, -6.3, 0, 6.3, 12.6];
  const stations = Array.from({ length: 12 }, (_, i) => -14.2 + i * 2.6);
  const arms = stations.flatMap((x, i) =>
    SIDES.flatMap((side): Figure[] =>
      robot({
        at: [x, side * 2.5, 0],
        reach: side > 0 ? -1 : 1,
        pose: [1.15 - 0.25 * ((i * 7 + side) % 3), -0.35 - 0.18 * ((i * 5 + side) % 3), 0.3 * Math.sin(i * 2.1 + side)],
        colour: (i + (side > 0 ? 1 : 0)) % 4 === 0 ? INK.kiln : '#8496a6',
      }),
    ),
  );
  const sparks = bodies.slice(1, 4).flatMap((x, i) =>
    Array.from({ length: 9 }, (_, k): Figure => {
      const angle = 0.7 * k + i;
      const from: Vec3 = [x + 0.9, -0.9, 1.05];
      return line([from, [from[0] + 0.26 * Math.cos(angle), from[1] - 0.1, from[2] + 0.26 * Math.sin(angle)]], {
        stroke: '#dff1ff',
        width: 1.4,
        layer: 2,
      });
    }),
  );
  return {
    ...SIZE,
    camera,
    figures: [
      ...hall(36, 5.6, 6),
      ...floorLines(40, [-1.5, 1.5], INK.kiln),
      ...floorLines(40, [-4.4, 4.4], INK.faint),
      ...bodies.flatMap((x) => [
        ...moved(bareScan('chenyue-s7', 0.08), [x, 0, 0.28]),
        ...boxFigures([x, 0, 0.24], [2.1, 0.6, 0.07], { colour: INK.steel, stroke: INK.faint, width: 0.5, layer: 1 }),
      ]),
      ...arms,
      ...sparks,
    ],
  };
}

/** The body comes down on its platform. */
export const marriage = (): Sheet => ({
  ...SIZE,
  camera: { from: [7.4, -7.2, 3.4], at: [0, 0, 1.1], fov: 24 },
  figures: [
    ...hall(16, 5.2, 5),
    ...floorLines(20, [-1.4, 1.4], INK.kiln),
    ...boxFigures([0, 0, 0.5], [1.1, 0.72, 0.07], { colour: INK.steel, stroke: INK.line, width: 0.8, layer: 1 }),
    ...[-1.5, 1.5].flatMap((x) => [
      ...drumFigures({ at: [x, 0, 0.55], radius: 0.17, half: 0.22, axis: Y }, { colour: INK.pale, layer: 1 }),
      ...SIDES.flatMap((side) =>
        drumFigures(
          { at: [x, side * 0.84, 0.5], radius: 0.37, bore: 0.28, half: 0.12, axis: Y },
          { colour: '#1b242d', layer: 1 },
        ),
      ),
    ]),
    ...boxFigures([0, 0, 0.16], [1.6, 0.5, 0.16], { colour: '#18222d', stroke: INK.faint, width: 0.6, layer: 1 }),
    ...moved(ghost(planOf('yunji-e9'), { step: 0.07, opacity: 0.9, layer: 3, solid: true }), [0, 0, 1.15]),
    ...SIDES.flatMap((sx) =>
      SIDES.map((sy) =>
        line(route([sx * 1.3, sy * 0.7, 0.62, sx * 1.3, sy * 0.7, 1.3]), { stroke: INK.kiln, width: 1.2, layer: 2 }),
      ),
    ),
    ...SIDES.map((side) =>
      line(route([-2.2, side * 0.5, 5.1, -1.4, side * 0.86, 2.2]), { stroke: INK.faint, width: 1.4, layer: 2 }),
    ),
    ...SIDES.map((side) =>
      line(route([2.2, side * 0.5, 5.1, 1.4, side * 0.86, 2]), { stroke: INK.faint, width: 1.4, layer: 2 }),
    ),
  ],
});
