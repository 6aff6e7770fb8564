import type { Vec3 } from '../geometry/vector.ts';
import { route } from '../geometry/table.ts';
import type { Camera } from '../tracer/rig.ts';
import { bodyScan, moved, planOf } from './car-scan.ts';
import { floorLines } from './factory.ts';
import { ghost } from './ghost.ts';
import { INK, type Figure, type Sheet } from './sheet.ts';
import { boxFigures, drumFigures, line, ring } from './solids.ts';

const SIZE = { width: 1280, height: 720 };

const Z: Vec3 = [0, 0, 1];

/** Walls of upright lines, a plinth, a ring of light. */
function room(radius: number): Figure[] {
  const wall = Array.from({ length: 90 }, (_, i): Figure => {
    const angle = -0.35 + (4 * i) / 89;
    const [x, y] = [6.4 * Math.cos(angle), 5.2 * Math.sin(angle)];
    const height = 3.5 + 0.4 * Math.sin(i * 0.21);
    return line(route([x, y, 0, x, y, height]), {
      stroke: INK.faint,
      width: 0.9,
      opacity: 0.35 + 0.3 * Math.sin(i * 0.13) ** 2,
    });
  });
  const circles = [1, 1.16, 1.34, 1.55, 1.8].map((k): Figure => ({
    points: ring({ at: [0, 0, 0.01], radius: radius * k, axis: Z }),
    closed: true,
    stroke: INK.faint,
    width: 0.8,
    opacity: 0.75 / k ** 2,
  }));
  const halo: Figure = {
    points: ring({ at: [0, 0, 3.6], radius: radius * 0.9, axis: Z }),
    closed: true,
    stroke: '#f2f7ff',
    width: 5,
    opacity: 0.95,
  };
  return [
    ...wall,
    ...circles,
    halo,
    { ...halo, width: 14, opacity: 0.14 },
    ...drumFigures({ at: [0, 0, 0.06], radius, half: 0.06, axis: Z }, { colour: '#1a2530' }),
    { points: ring({ at: [0, 0, 0.125], radius, axis: Z }), closed: true, stroke: INK.kiln, width: 2, opacity: 0.9 },
  ];
}

const HALL_EYE: Camera = { from: [8.2, -8.2, 2.5], at: [0, 0, 1.35], fov: 31 };

export const carHall = (id: string): Sheet => ({
  ...SIZE,
  camera: HALL_EYE,
  figures: [...room(3.1), ...moved(bodyScan(id, 0.055), [0, 0, 0.13])],
});

/** Air over the S1 as a sheaf of lines, in the middle of the hall. */
export function windHall(): Sheet {
  const lines = Array.from({ length: 34 }, (_, i): Figure => {
    const y = -1.5 + 3 * ((i * 0.618) % 1);
    const height = 0.5 + (i / 34) * 1.9;
    const points = Array.from({ length: 90 }, (__, k): Vec3 => {
      const x = 6 - k * 0.135;
      const rise = 0.95 * Math.exp(-(((x + 0.3) / 1.9) ** 2)) * Math.exp(-((y / 1.1) ** 2)) * Math.exp(-height * 0.5);
      return [x, y, height + rise + 0.03 * Math.sin(1.6 * x + i) * Math.max(0, -x / 4)];
    });
    return line(points, {
      stroke: i === 12 ? INK.kiln : INK.line,
      width: i === 12 ? 3 : 1,
      opacity: i === 12 ? 1 : 0.5,
      layer: 2,
    });
  });
  return {
    ...SIZE,
    camera: HALL_EYE,
    figures: [...room(3.1), ...moved(bodyScan('chenyue-s1', 0.055), [0, 0, 0.13]), ...lines],
  };
}

/** Bays with a year each: drums of light instead of numbers. */
export function historyHall(): Sheet {
  const bays = Array.from({ length: 8 }, (_, i) => -8 + i * 2.6);
  return {
    ...SIZE,
    camera: { from: [-11, -4.6, 1.9], at: [2, 1.6, 1.4], fov: 32 },
    figures: [
      ...bays.flatMap((x, i) => [
        ...boxFigures([x, 3.4, 1.7], [0.06, 0.7, 1.7], { colour: '#1b2733', stroke: INK.faint, width: 0.7 }),
        line(route([x, 2.7, 0.02, x, 2.7, 3.4]), {
          stroke: i === 6 ? INK.kiln : INK.line,
          width: i === 6 ? 4 : 2,
          opacity: 0.9,
        }),
        ...boxFigures([x + 1.3, 3.7, 0.45], [0.6, 0.4, 0.45], { colour: '#1f2c38', stroke: INK.faint, width: 0.6 }),
        ...moved(
          ghost(planOf(i % 2 === 0 ? 'ruichuan-c3' : 'heyuan-h2'), {
            step: 0.2,
            opacity: 0.9,
            layer: 0,
            solid: true,
          }).map((f) => ({ ...f, points: f.points.map(([a, b, c]): Vec3 => [a * 0.22, b * 0.22, c * 0.22]) })),
          [x + 1.3, 3.55, 0.9],
        ),
      ]),
      ...floorLines(26, [-1.6, 0, 1.6, 2.7], INK.faint),
      line(route([-11, -0.8, 0.01, 14, -0.8, 0.01]), { stroke: INK.kiln, width: 2.4 }),
      ...Array.from({ length: 9 }, (_, i) =>
        line(route([-9 + i * 2.6, -2, 3.6, -9 + i * 2.6, 3.4, 3.6]), { stroke: '#eaf3ff', width: 2.4, opacity: 0.8 }),
      ),
    ],
  };
}
