import type { BodyPlan } from '../body/body-plan.ts';
import { mirrored } from '../geometry/outline.ts';
import { pairs } from '../geometry/table.ts';
import { SUV } from './suv.ts';

const [screen, roof] = SUV.planGlass;
const { rails: _rails, ...BARE } = SUV;

/** The roof falls from the front seats on. */
export const SUV_COUPE: BodyPlan = {
  ...BARE,
  name: 'suv-coupe',
  rim: 'turbine',
  house: {
    ...SUV.house,
    canopy: pairs([
      2.2, -0.2, 1.5, 0.85, 1.08, 1.095, 0.68, 1.32, 0.34, 1.5, 0.02, 1.605, -0.4, 1.648, -0.9, 1.616, -1.4, 1.53, -1.8,
      1.42, -2.1, 1.306, -2.3, 1.21, -2.45, 1.12, -2.6, 1,
    ]),
  },
  sideGlass: pairs([
    0.93, 1.148, 0.6, 1.146, 0, 1.15, -0.8, 1.164, -1.4, 1.19, -1.74, 1.222, -1.86, 1.252, -1.7, 1.325, -1.4, 1.42, -1,
    1.505, -0.6, 1.555, -0.25, 1.552, 0.08, 1.495, 0.42, 1.37, 0.7, 1.24,
  ]),
  planGlass: [
    ...(screen ? [screen] : []),
    {
      points: mirrored(
        pairs([
          0.14, 0, 0.13, 0.25, 0.11, 0.55, 0.06, 0.585, -0.6, 0.58, -1.1, 0.555, -1.15, 0.5, -1.17, 0.25, -1.17, 0,
        ]),
      ),
      radius: 0.04,
      material: 'roofGlass',
    },
    {
      points: mirrored(
        pairs([
          -1.5, 0, -1.495, 0.3, -1.48, 0.5, -1.53, 0.55, -1.9, 0.53, -2.2, 0.48, -2.27, 0.42, -2.295, 0.2, -2.3, 0,
        ]),
      ),
      radius: 0.05,
      material: 'rearGlass',
      frit: 0.03,
    },
  ],
  spoiler: { x: -2.3, halfLength: 0.1, halfWidth: 0.7, lean: -0.12 },
};

/** Long roof and upright tail: room for three rows. */
export const SUV_BOX: BodyPlan = {
  ...SUV,
  name: 'suv-box',
  rim: 'star',
  house: {
    ...SUV.house,
    canopy: pairs([
      2.2, -0.2, 1.5, 0.85, 1.1, 1.095, 0.76, 1.34, 0.46, 1.54, 0.12, 1.655, -0.4, 1.7, -0.9, 1.712, -1.4, 1.708, -1.8,
      1.69, -2.1, 1.65, -2.28, 1.56, -2.42, 1.36, -2.56, 1.06,
    ]),
    canopyFairing: 0.06,
    halfWidth: pairs([
      1.5, 0.74, 1.1, 0.79, 0.6, 0.83, 0, 0.842, -0.6, 0.84, -1.1, 0.832, -1.6, 0.812, -2.1, 0.775, -2.5, 0.72,
    ]),
    tumble: 0.27,
    tumbleMore: 0.16,
  },
  ends: {
    ...SUV.ends,
    tailPlan: [0.07, 0.15],
    tailProfile: pairs([
      0.1, 0.3, 0.3, 0.1, 0.42, 0.03, 0.55, 0, 0.72, 0, 0.9, 0.008, 1.02, 0.016, 1.1, 0.03, 1.3, 0.08, 1.6, 0.2,
    ]),
  },
  sideGlass: pairs([
    0.95, 1.148, 0.6, 1.146, 0, 1.15, -0.8, 1.156, -1.5, 1.164, -2.02, 1.174, -2.18, 1.195, -2.17, 1.36, -2.08, 1.5,
    -1.88, 1.582, -1.4, 1.618, -0.8, 1.622, -0.3, 1.6, 0.12, 1.53, 0.48, 1.4, 0.74, 1.25,
  ]),
  pillars: [
    pairs([-0.135, 1.05, -0.235, 1.05, -0.275, 1.75, -0.185, 1.75]),
    pairs([-1.22, 1.05, -1.32, 1.05, -1.37, 1.75, -1.28, 1.75]),
  ],
  planGlass: [
    ...(screen ? [{ ...screen, points: screen.points.map(([x, y]): [number, number] => [x + 0.03, y]) }] : []),
    ...(roof ? [roof] : []),
    {
      points: mirrored(
        pairs([
          -2.26, 0, -2.255, 0.3, -2.235, 0.54, -2.27, 0.6, -2.35, 0.62, -2.42, 0.6, -2.44, 0.54, -2.462, 0.3, -2.465, 0,
        ]),
      ),
      radius: 0.03,
      material: 'rearGlass',
      frit: 0.014,
      above: 1.215,
    },
  ],
  rails: { from: -1.9, to: 0, y: 0.64 },
  spoiler: { x: -2.2, halfLength: 0.12, halfWidth: 0.56, lean: -0.2 },
};
