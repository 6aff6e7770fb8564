import { makeBody } from '../body/implicit.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { INK } from '../drawings/sheet.ts';
import { subjectPlan } from './bodies.ts';
import { spread } from './fixtures.ts';
import { mirroredOf, type Strand } from './strands.ts';

const STEP = 0.06;
const FROM = -7.5;
const COUNT = 300;

/** How high the car is at each x of the grid, 0 beside it. */
function skyline(id: string): number[] {
  const { inside } = makeBody(subjectPlan(id));
  return Array.from({ length: COUNT }, (_, i) => {
    const x = FROM + i * STEP;
    return spread(90, [0, 1.8]).findLast((z) => inside(x, 0, z) < 0) ?? 0;
  });
}

/** Gaussian, so that air begins to rise before it meets the nose. */
function smooth(values: readonly number[], width: number): number[] {
  const reach = Math.ceil((3 * width) / STEP);
  return values.map((_, i) => {
    let [sum, weight] = [0, 0];
    for (let k = -reach; k <= reach; k += 1) {
      const w = Math.exp(-0.5 * ((k * STEP) / width) ** 2);
      sum += w * values[Math.min(values.length - 1, Math.max(0, i + k))];
      weight += w;
    }
    return sum / weight;
  });
}

const HEIGHTS = spread(15, [0.14, 1.9]);
/** The line that is ours. */
const OWN = { plane: 0, line: 2 };
const BLUE = '#8fc4ee';

/** Smoke in planes along the car: strokes run along the lines, thrice the pattern in one turn. */
export function airOver(id: string, planes: readonly number[]): (time: number) => Strand[] {
  const roof = skyline(id);
  const lifted = HEIGHTS.map((_, i) => smooth(roof, 0.24 + 0.045 * i));
  const lines = planes.flatMap((y) => {
    const flat = Math.exp(-((y / 1.1) ** 4));
    return HEIGHTS.map((height, i) => {
      const points = lifted[i].map((z, k): Vec3 => {
        const x = FROM + k * STEP;
        const wake = Math.max(0, -2.4 - x) * 0.02 * Math.sin(2 * x + 1.1 * i + y);
        return [x, y, height + z * 1.02 * Math.exp(-height * 0.4) * flat + wake];
      });
      return { points, own: y === OWN.plane && i === OWN.line, at: 37 * i + 101 * y, fade: 1 - 0.35 * (i / 15) };
    });
  });
  return (time) => {
    const strands = lines.flatMap(({ points, own, at, fade }): Strand[] => {
      if (own) return [{ points, stroke: INK.kiln, width: 3.2, opacity: 1 }];
      const offset = 220 * 2 * time + at;
      return [
        { points, stroke: BLUE, width: 1, opacity: 0.2 * fade },
        { points, stroke: '#d9ecff', width: 1.5, opacity: 0.75 * fade, dash: { pattern: '120 100', offset } },
      ];
    });
    return [...mirroredOf(strands, 0.24), ...strands];
  };
}
