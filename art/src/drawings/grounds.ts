import type { Vec3 } from '../geometry/vector.ts';
import { route } from '../geometry/table.ts';
import { bodyScan, moved } from './car-scan.ts';
import { floorLines } from './factory.ts';
import { windHall } from './pavilion.ts';
import { INK, type Figure, type Sheet } from './sheet.ts';
import { boxFigures, drumFigures, line, ring } from './solids.ts';

const SIZE = { width: 1280, height: 720 };

const Z: Vec3 = [0, 0, 1];

/** Open jet, balance and rake of the wind tunnel. */
export function windTunnel(): Sheet {
  const rings = Array.from({ length: 7 }, (_, i): Figure => ({
    points: ring({ at: [5.2 + i * 0.5, 0, 1.5], radius: 1.9 + i * 0.22, axis: [1, 0, 0] }),
    closed: true,
    stroke: INK.line,
    width: 1.2,
    opacity: 0.85 - i * 0.1,
  }));
  const blades = Array.from({ length: 16 }, (_, i): Figure => {
    const angle = (2 * Math.PI * i) / 16;
    return line(
      route([
        8.2,
        0.4 * Math.cos(angle),
        1.5 + 0.4 * Math.sin(angle),
        8.2,
        3 * Math.cos(angle + 0.25),
        1.5 + 3 * Math.sin(angle + 0.25),
      ]),
      { stroke: INK.faint, width: 3 },
    );
  });
  const sheet = windHall();
  return {
    ...SIZE,
    camera: { from: [-7.6, -9.2, 2.6], at: [1.3, 0, 1.05], fov: 30 },
    figures: [
      ...sheet.figures.filter(({ layer }) => layer === 1 || layer === 2),
      ...rings,
      ...blades,
      ...floorLines(22, [-3, -1.2, 1.2, 3], INK.faint),
    ],
  };
}

/** Banked curve of the proving ground. */
export function testTrack(): Sheet {
  const lane = (offset: number, lift: number): Vec3[] =>
    Array.from({ length: 90 }, (_, i): Vec3 => {
      const t = -1.05 + (2.1 * i) / 89;
      const r = 17 + offset;
      return [r * Math.sin(t), 17 - r * Math.cos(t), lift];
    });
  const lanes = Array.from({ length: 22 }, (_, i) => {
    const offset = -3 + i * 0.42;
    return line(lane(offset, 0), {
      stroke: i === 9 ? INK.kiln : INK.faint,
      width: i === 9 ? 2.6 : 1,
      opacity: i === 9 ? 1 : 0.75 - 0.02 * i,
    });
  });
  const posts = Array.from({ length: 24 }, (_, i): Figure => {
    const t = -1 + (2 * i) / 23;
    const [x, y] = [23.5 * Math.sin(t), 17 - 23.5 * Math.cos(t)];
    return line(route([x, y, 0, x, y, 1.1]), { stroke: INK.line, width: 1.2, opacity: 0.7 });
  });
  return {
    ...SIZE,
    camera: { from: [-9.5, -9.5, 3], at: [1, 1.4, 0.5], fov: 30 },
    figures: [
      ...lanes,
      ...posts,
      line(lane(6.5, 1.1), { stroke: INK.line, width: 1.4, opacity: 0.8 }),
      ...bodyScan('chenyue-r1', 0.05),
    ],
  };
}

/** A stand at a show: wall of light lines, stage, one car under a halo. */
export function stage(id: string, seed: number, phase = 0): Sheet {
  const wall = Array.from({ length: 46 }, (_, i): Figure => {
    const z = 0.5 + i * 0.075;
    const points = Array.from({ length: 110 }, (__, k): Vec3 => {
      const x = -12 + k * 0.2;
      const wave =
        0.24 * Math.sin(0.55 * x + seed + 0.09 * i + phase) + 0.13 * Math.sin(1.3 * x + 2.1 * seed - 0.16 * i + phase);
      return [x, 4.2, z + wave];
    });
    const accent = i === 14 + (seed % 5) * 3;
    return line(points, {
      stroke: accent ? INK.kiln : INK.cold,
      width: accent ? 3 : 1.1,
      opacity: accent ? 1 : 0.25 + 0.4 * Math.abs(Math.sin(i * 0.2 + seed)),
    });
  });
  const beams = [-4.4, -1.5, 1.5, 4.4].flatMap((x) =>
    boxFigures([x, 2, 4.5], [0.08, 2.4, 0.08], { colour: INK.steel, stroke: INK.faint, width: 0.5 }),
  );
  return {
    ...SIZE,
    camera: { from: [7.4, -9, 2.1], at: [0, 0.6, 1.35], fov: 27 },
    figures: [
      ...wall.map((figure) => ({ ...figure, layer: -1 })),
      ...beams,
      ...drumFigures({ at: [0, 0, 0.06], radius: 3.2, half: 0.06, axis: Z }, { colour: '#1a2530' }),
      {
        points: ring({ at: [0, 0, 0.125], radius: 3.2, axis: Z }),
        closed: true,
        stroke: '#eaf3ff',
        width: 2.4,
        opacity: 0.9,
      },
      ...moved(bodyScan(id, 0.055), [0, 0, 0.13]),
    ],
  };
}
