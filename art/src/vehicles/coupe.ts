import type { BodyPlan } from '../body/body-plan.ts';
import { pairs } from '../geometry/table.ts';
import { SEDAN } from './sedan.ts';

/** Two doors under the fastback's roof. */
export const COUPE: BodyPlan = {
  ...SEDAN,
  name: 'coupe',
  wheelRadius: 0.362,
  rimRadius: 0.284,
  archRadius: 0.38,
  tyreWidth: 0.29,
  rim: 'mesh',
  lower: {
    ...SEDAN.lower,
    bulges: [
      { x: 1.5, z: 0.66, width: 0.55, height: 0.26, out: 0.03 },
      { x: -1.48, z: 0.78, width: 0.66, height: 0.26, out: 0.07 },
    ],
    creaseLean: 0.3,
  },
  pillars: [pairs([-0.62, 0.9, -0.66, 0.9, -0.72, 1.4, -0.68, 1.4])],
  graphics: SEDAN.graphics.slice(0, 1).map((handle) => ({
    ...handle,
    points: handle.points.map(([x, z]): [number, number] => [x - 0.42, z + 0.012]),
  })),
  shutLines: [
    {
      points: pairs([
        1.02, 0.3, 1.06, 0.6, 1.03, 0.93, 0.8, 1.15, 0.2, 1.32, -0.62, 1.36, -0.72, 1, -0.66, 0.8, -0.58, 0.6, -0.56,
        0.305,
      ]),
      radius: 0.06,
    },
    ...SEDAN.shutLines.slice(2),
  ],
  cabin: { ...SEDAN.cabin, rows: SEDAN.cabin.rows.slice(0, 1) },
};
