import type { Vec3 } from '../geometry/vector.ts';
import { battery } from './battery.ts';
import { bodyScan } from './car-scan.ts';
import { stage } from './grounds.ts';
import { windHall } from './pavilion.ts';
import { scan } from './platform.ts';
import { INK, type Figure, type Sheet } from './sheet.ts';
import { ring } from './solids.ts';

/** A picture over time; 0 and 1 are the same, so that it can run without end. */
export interface Loop {
  seconds: number;
  sheet: (time: number) => Sheet;
}

const mapped = (figures: readonly Figure[], move: (point: Vec3) => Vec3): Figure[] =>
  figures.map((figure) => ({ ...figure, points: figure.points.map(move) }));

const about =
  (angle: number) =>
  ([x, y, z]: Vec3): Vec3 => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z];

/** A car turning once on a plate. */
function turntable(figures: readonly Figure[]): Loop {
  const plate: Figure[] = [2.9, 3.3, 3.8].map((radius, i) => ({
    points: ring({ at: [0, 0, 0.005], radius, axis: [0, 0, 1] }),
    closed: true,
    stroke: i === 0 ? INK.kiln : INK.faint,
    width: i === 0 ? 2 : 1,
    opacity: 0.9 - 0.25 * i,
    layer: -1,
  }));
  const { camera, width, height } = scan();
  return {
    seconds: 8,
    sheet: (time) => ({
      width,
      height,
      camera: { ...camera, fov: 23 },
      figures: [...plate, ...mapped(figures, about(2 * Math.PI * time))],
    }),
  };
}

/** Strokes run along the lines of the air. */
function wind(): Loop {
  const still = windHall();
  return {
    seconds: 6,
    sheet: (time) => ({
      ...still,
      figures: still.figures.map((figure, i) =>
        figure.layer === 2 ? { ...figure, dash: { pattern: '150 46', offset: -196 * 3 * time + 61 * i } } : figure,
      ),
    }),
  };
}

/** The layers of the battery close and open. */
function closing(): Loop {
  const still = battery();
  return {
    seconds: 8,
    sheet: (time) => {
      const spread = 0.62 + 0.38 * Math.cos(2 * Math.PI * time);
      return { ...still, figures: mapped(still.figures, ([x, y, z]) => [x, y, 0.1 + (z - 0.1) * spread]) };
    },
  };
}

/** Loops by the name of their file. */
export const LOOPS: Readonly<Record<string, () => Loop>> = {
  'loop-s1': () => turntable(scan().figures),
  'loop-wind': wind,
  'loop-battery': closing,
  'loop-stage': () => ({ seconds: 8, sheet: (time) => stage('yaoxing-v6', 1, 2 * Math.PI * time) }),
  'loop-e9': () => turntable(bodyScan('yunji-e9', 0.055)),
  'loop-r1': () => turntable(bodyScan('chenyue-r1', 0.055)),
};
