import type { BodyPlan } from '../body/body-plan.ts';
import { mirrored } from '../geometry/outline.ts';
import { pairs } from '../geometry/table.ts';
import { SEDAN } from './sedan.ts';

const [screen] = SEDAN.planGlass;

/** Three boxes: the roof ends before the boot begins. */
export const SALOON: BodyPlan = {
  ...SEDAN,
  name: 'saloon',
  rim: 'cross',
  caliper: 'caliperDark',
  lower: {
    ...SEDAN.lower,
    top: pairs([
      2.6, 0.6, 2.35, 0.712, 2.1, 0.78, 1.8, 0.842, 1.5, 0.888, 1.1, 0.938, 0.8, 0.968, 0.4, 0.978, 0, 0.98, -0.8, 1,
      -1.5, 1.03, -2, 1.042, -2.35, 1.036, -2.55, 1.02,
    ]),
  },
  house: {
    ...SEDAN.house,
    canopy: pairs([
      2.2, -0.4, 1.5, 0.66, 1.05, 0.925, 0.6, 1.155, 0.2, 1.32, -0.12, 1.4, -0.42, 1.428, -0.8, 1.418, -1.1, 1.368,
      -1.4, 1.262, -1.7, 1.12, -1.95, 1.02, -2.3, 0.93, -2.6, 0.86,
    ]),
  },
  sideGlass: pairs([
    0.86, 0.988, 0.6, 0.99, 0, 0.992, -0.7, 1.008, -1.15, 1.03, -1.42, 1.06, -1.5, 1.088, -1.38, 1.15, -1.14, 1.25,
    -0.86, 1.318, -0.4, 1.338, 0, 1.302, 0.35, 1.21, 0.65, 1.095,
  ]),
  pillars: [
    pairs([-0.135, 0.9, -0.235, 0.9, -0.275, 1.5, -0.185, 1.5]),
    pairs([-1.06, 0.9, -1.085, 0.9, -1.17, 1.5, -1.145, 1.5]),
  ],
  planGlass: [
    ...(screen ? [screen] : []),
    {
      points: mirrored(
        pairs([
          0.045, 0, 0.035, 0.25, 0.02, 0.5, -0.02, 0.545, -0.45, 0.545, -0.74, 0.53, -0.78, 0.48, -0.79, 0.25, -0.79, 0,
        ]),
      ),
      radius: 0.04,
      material: 'roofGlass',
    },
    {
      points: mirrored(
        pairs([
          -1.04, 0, -1.035, 0.25, -1.02, 0.48, -1.06, 0.53, -1.4, 0.52, -1.68, 0.49, -1.75, 0.42, -1.775, 0.2, -1.78, 0,
        ]),
      ),
      radius: 0.05,
      material: 'rearGlass',
      frit: 0.03,
    },
  ],
  shutLines: [
    ...SEDAN.shutLines.slice(0, 1),
    {
      points: pairs([
        -0.19, 0.305, -0.185, 0.95, -0.185, 1.39, -0.8, 1.375, -1.16, 1.26, -1.26, 1.02, -1.2, 0.84, -1.03, 0.64, -0.96,
        0.3,
      ]),
      radius: 0.06,
    },
    ...SEDAN.shutLines.slice(2),
  ],
  rear: { ...SEDAN.rear, lampZ: 0.86 },
};
