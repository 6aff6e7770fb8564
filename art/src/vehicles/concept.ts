import type { BodyPlan } from '../body/body-plan.ts';
import { mirrored } from '../geometry/outline.ts';
import { corners, pairs } from '../geometry/table.ts';
import { SEDAN } from './sedan.ts';

const TAIL_OUTER = corners([
  -0.1, 0.842, 0.002, 0.4, 0.836, 0.1, 0.66, 0.806, 0.06, 0.745, 0.745, 0.05, 0.7, 0.668, 0.05, 0.4, 0.628, 0.1, -0.1,
  0.62, 0.002,
]);
const TAIL_INNER = corners([
  -0.1, 0.826, 0.002, 0.4, 0.82, 0.1, 0.645, 0.792, 0.05, 0.724, 0.742, 0.04, 0.685, 0.682, 0.04, 0.4, 0.645, 0.1, -0.1,
  0.637, 0.002,
]);

const { blade: _blade, ...WITHOUT_BLADE } = SEDAN.lower;

/** The S1 concept: one bow from nose to tail, long and narrow behind, closed wheels, no intake at all. */
export const CONCEPT: BodyPlan = {
  ...SEDAN,
  name: 'concept',
  wheelRadius: 0.378,
  rimRadius: 0.318,
  archRadius: 0.394,
  axles: [-1.5, 1.56],
  rim: 'disc',
  caliper: 'caliperDark',
  spine: { from: -2.05, to: 1.78, z: 0.52 },
  fillet: { shoulder: 0.05, nose: 0.06, tail: 0.022, sill: 0.04, rail: 0.085, belt: 0.05 },
  lower: {
    ...WITHOUT_BLADE,
    plan: pairs([
      -2.8, 0.76, -2.4, 0.86, -2, 0.935, -1.5, 0.975, -0.8, 0.955, 0, 0.945, 0.8, 0.955, 1.56, 0.975, 2, 0.94, 2.45,
      0.84,
    ]),
    crease: pairs([-2.8, 0.84, -1.5, 0.845, 0, 0.79, 1.5, 0.77, 2.4, 0.6]),
    creaseLean: 0.34,
    creaseWidth: 0.006,
    bulges: [
      { x: 1.56, z: 0.64, width: 0.5, height: 0.26, out: 0.026 },
      { x: -1.5, z: 0.7, width: 0.66, height: 0.28, out: 0.045 },
    ],
    lines: [
      {
        route: pairs([-1.3, 0.36, 0, 0.31, 1.36, 0.29]),
        fade: [0.8, 0.7],
        out: 0.026,
        above: 0.17,
        below: 0.05,
        edge: 0.006,
      },
    ],
    top: pairs([
      2.6, 0.52, 2.35, 0.618, 2.1, 0.7, 1.8, 0.79, 1.56, 0.852, 1.2, 0.885, 0.8, 0.9, 0.3, 0.912, -0.5, 0.93, -1.2,
      0.948, -1.8, 0.94, -2.3, 0.915, -2.8, 0.88,
    ]),
    hoodDip: 0.014,
    crest: 0.075,
    floor: pairs([2.6, 0.17, 2.2, 0.145, 1.5, 0.13, -1.4, 0.13, -2.1, 0.2, -2.8, 0.34]),
  },
  ends: {
    noseX: 2.42,
    nosePlan: [0.22, 0.3],
    noseProfile: pairs([
      0.05, 0.2, 0.14, 0.08, 0.24, 0.02, 0.36, 0, 0.46, 0.012, 0.56, 0.05, 0.68, 0.14, 0.85, 0.36, 1.1, 0.8,
    ]),
    tailX: -2.76,
    tailPlan: [0.1, 0.16],
    tailProfile: pairs([
      0.05, 0.56, 0.2, 0.36, 0.34, 0.18, 0.46, 0.08, 0.58, 0.05, 0.7, 0.04, 0.8, 0.015, 0.88, -0.01, 0.96, -0.02, 1.2,
      0,
    ]),
    fairing: 0.024,
  },
  house: {
    canopy: pairs([
      2.4, -0.3, 1.9, 0.52, 1.55, 0.77, 1.2, 0.955, 0.8, 1.11, 0.4, 1.215, 0, 1.268, -0.4, 1.282, -0.8, 1.262, -1.3,
      1.19, -1.8, 1.085, -2.2, 0.99, -2.5, 0.925, -2.8, 0.87,
    ]),
    halfWidth: pairs([
      1.8, 0.66, 1.4, 0.73, 0.9, 0.785, 0.2, 0.8, -0.6, 0.77, -1.2, 0.69, -1.8, 0.56, -2.3, 0.42, -2.8, 0.3,
    ]),
    belt: pairs([1.4, 0.86, 0, 0.895, -1.5, 0.925, -2.6, 0.93]),
    tumble: 0.46,
    tumbleMore: 0.32,
    sweepFront: 0.36,
    sweepRear: 0.22,
    crown: 0.06,
    from: 0.62,
  },
  sideGlass: pairs([
    1.22, 0.905, 0.8, 0.918, 0.2, 0.928, -0.6, 0.945, -1.2, 0.965, -1.62, 0.992, -1.82, 1.02, -1.55, 1.07, -1.15, 1.128,
    -0.7, 1.168, -0.3, 1.182, 0.1, 1.165, 0.5, 1.105, 0.9, 1.005,
  ]),
  pillars: [pairs([-0.3, 0.8, -0.32, 0.8, -0.36, 1.3, -0.34, 1.3])],
  planGlass: [
    {
      points: mirrored(
        pairs([
          1.42, 0, 1.39, 0.3, 1.29, 0.54, 1.18, 0.65, 1, 0.64, 0.6, 0.575, 0.3, 0.53, 0.24, 0.49, 0.25, 0.25, 0.26, 0,
        ]),
      ),
      radius: 0.05,
      material: 'screen',
      frit: 0.03,
    },
    {
      points: mirrored(
        pairs([
          0.235, 0, 0.225, 0.25, 0.215, 0.48, 0.17, 0.515, -0.5, 0.52, -1.1, 0.47, -1.7, 0.36, -2.1, 0.26, -2.2, 0.2,
          -2.23, 0.1, -2.235, 0,
        ]),
      ),
      radius: 0.05,
      material: 'roofGlass',
    },
  ],
  graphics: [
    {
      view: 'front',
      limit: 1.9,
      points: corners([
        -0.1, 0.522, 0.002, 0.5, 0.53, 0.2, 0.86, 0.572, 0.05, 0.955, 0.64, 0.006, 0.955, 0.668, 0.006, 0.85, 0.604,
        0.06, 0.5, 0.556, 0.2, -0.1, 0.548, 0.002,
      ]),
      material: 'gloss',
      depth: 0.01,
      inlays: [
        {
          points: corners([
            -0.1, 0.532, 0.001, 0.5, 0.54, 0.2, 0.855, 0.585, 0.05, 0.94, 0.645, 0.001, 0.932, 0.65, 0.001, 0.85, 0.593,
            0.05, 0.5, 0.548, 0.2, -0.1, 0.54, 0.001,
          ]),
          material: 'drl',
        },
      ],
    },
    {
      view: 'front',
      limit: 1.85,
      points: corners([0.77, 0.24, 0.006, 0.8, 0.24, 0.006, 0.9, 0.52, 0.006, 0.878, 0.52, 0.006]),
      material: 'gap',
      wallMaterial: 'paint',
      depth: 0.03,
    },
    {
      view: 'rear',
      limit: -2.1,
      points: TAIL_OUTER,
      material: 'tail',
      depth: 0.004,
      inlays: [{ points: TAIL_INNER, material: 'gloss', depth: 0.03, radius: 0.04 }],
    },
    ...SEDAN.graphics.slice(0, 1).map((handle) => ({
      ...handle,
      points: handle.points.map(([x, z]): [number, number] => [x - 0.12, z - 0.035]),
    })),
  ],
  front: { lampZ: 0.55, breadth: 1, low: 0.2, intake: 0.2, limit: 1.9, badgeZ: 0.43 },
  rear: { lampZ: 0.74, breadth: 1, plateZ: 0.5, limit: -2.1, badgeZ: 0.73 },
  cladding: pairs([2.6, 0.195, 2.1, 0.185, 1.9, 0.2, 1, 0.23, -1, 0.235, -1.95, 0.29, -2.3, 0.38, -2.9, 0.4]),
  shutLines: [
    {
      points: pairs([
        1.04, 0.26, 1.1, 0.55, 1.12, 0.86, 0.9, 1.02, 0.4, 1.16, -0.32, 1.25, -0.36, 0.92, -0.42, 0.7, -0.4, 0.28,
      ]),
      radius: 0.06,
    },
    {
      view: 'plan',
      above: 0.5,
      points: mirrored(
        corners([
          2.24, 0, 0, 2.19, 0.32, 0.2, 2.02, 0.58, 0.16, 1.75, 0.7, 0.14, 1.5, 0.71, 0.06, 1.56, 0.4, 0.1, 1.6, 0, 0,
        ]),
      ),
      radius: 0.08,
    },
  ],
  mirror: { x: 0.86, z: 0.945, out: 0.15, camera: true },
  cabin: {
    ...SEDAN.cabin,
    z: 0.28,
    dashX: 0.95,
    dashZ: 0.76,
    rows: [
      { x: 0.14, ys: [0.37, -0.37], lift: -0.04 },
      { x: -0.8, ys: [0.34, -0.34], lift: -0.12 },
    ],
  },
  extras: [],
  aim: 0.56,
};
