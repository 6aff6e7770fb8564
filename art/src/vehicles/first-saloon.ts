import type { BodyPlan, Graphic } from '../body/body-plan.ts';
import { MIDDLE } from '../faces/face.ts';
import { mirrored } from '../geometry/outline.ts';
import { corners, pairs } from '../geometry/table.ts';
import { across, bars, bumper, flap, flutes, rect, round, strip } from './heritage-parts.ts';

const FACE: readonly Graphic[] = [
  {
    view: 'front',
    limit: 1.68,
    points: corners([
      0.37, 0.612, 0.015, 0.6, 0.582, 0.06, 0.9, 0.6, 0.02, 0.9, 0.712, 0.02, 0.66, 0.704, 0.05, 0.385, 0.668, 0.02,
    ]),
    material: 'plate',
    wallMaterial: 'chrome',
    depth: 0.014,
    cover: true,
    inlays: [
      {
        points: corners([0.665, 0.56, 0, 0.95, 0.56, 0, 0.95, 0.74, 0, 0.69, 0.74, 0]),
        material: 'amberLens',
        radius: 0.001,
      },
      ...flutes([0.385, 0.66], [0.57, 0.72], 11),
    ],
  },
  {
    view: 'front',
    limit: 1.8,
    points: corners([
      MIDDLE,
      0.598,
      0.002,
      0.25,
      0.6,
      0.03,
      0.33,
      0.636,
      0.02,
      0.29,
      0.672,
      0.03,
      MIDDLE,
      0.682,
      0.002,
    ]),
    material: 'chrome',
    wallMaterial: 'chrome',
    depth: -0.003,
    inlays: [
      ...bars(0.3, [0.622, 0.64, 0.658], 'chromeDark'),
      {
        points: corners([
          MIDDLE,
          0.608,
          0.002,
          0.245,
          0.609,
          0.025,
          0.315,
          0.637,
          0.015,
          0.28,
          0.663,
          0.025,
          MIDDLE,
          0.672,
          0.002,
        ]),
        material: 'gap',
        depth: 0.014,
      },
    ],
  },
  bumper({
    end: 'front',
    z: [0.235, 0.56],
    limit: 1.66,
    material: 'paint',
    edge: 'gap',
    out: 0.006,
    inlays: [
      across(1.1, [0.43, 0.478], { material: 'plastic', depth: -0.009 }),
      across(0.46, [0.265, 0.35], { material: 'gap', depth: 0.02 }),
      { points: round([0.6, 0.305], 0.036), material: 'plate', depth: 0.006 },
    ],
  }),
];

const TAIL: readonly Graphic[] = [
  {
    view: 'rear',
    limit: -2.03,
    points: corners([0.4, 0.72, 0.02, 0.95, 0.71, 0.02, 0.95, 0.875, 0.02, 0.56, 0.88, 0.06, 0.4, 0.84, 0.03]),
    material: 'redLens',
    wallMaterial: 'gloss',
    depth: 0.004,
    inlays: [
      { points: rect([0.55, 1], [0.825, 0.9]), material: 'amberLens', radius: 0.002 },
      { points: rect([0.42, 0.56], [0.735, 0.785]), material: 'chrome', radius: 0.006 },
    ],
  },
  bumper({
    end: 'rear',
    z: [0.245, 0.585],
    limit: -1.66,
    material: 'paint',
    edge: 'gap',
    out: 0.006,
    inlays: [across(1.1, [0.44, 0.488], { material: 'plastic', depth: -0.009 })],
  }),
];

/** The first Chenyue saloon, of 1999: soft shoulders, bumpers in the body's colour with a strip of rubber, lamps of one piece. */
export const FIRST_SALOON: BodyPlan = {
  name: 'first-saloon',
  wheelRadius: 0.297,
  rimRadius: 0.192,
  archRadius: 0.333,
  axles: [-1.3, 1.3],
  rim: 'cover',
  tyreWidth: 0.185,
  wheelInset: 0.042,
  caliper: 'caliperDark',
  archTrim: 0,
  spine: { from: -1.62, to: 1.45, z: 0.58 },
  fillet: { shoulder: 0.06, nose: 0.075, tail: 0.055, sill: 0.05, rail: 0.07, belt: 0.02 },
  lower: {
    plan: pairs([
      -2.35, 0.765, -2, 0.815, -1.3, 0.842, -0.6, 0.846, 0, 0.846, 0.7, 0.844, 1.3, 0.838, 1.75, 0.808, 2.2, 0.745,
    ]),
    section: pairs([
      0.12, -0.09, 0.2, -0.038, 0.3, -0.016, 0.42, -0.004, 0.56, 0, 0.68, -0.003, 0.8, -0.02, 0.9, -0.046, 1, -0.085,
      1.2, -0.2,
    ]),
    crease: pairs([-2.3, 0.83, 0, 0.81, 2.1, 0.74]),
    creaseLean: 0.14,
    creaseWidth: 0.045,
    bulges: [],
    flare: 0.008,
    flareWidth: 0.03,
    top: pairs([
      2.4, 0.575, 2.13, 0.688, 1.9, 0.748, 1.6, 0.802, 1.3, 0.842, 1, 0.874, 0.7, 0.892, 0.3, 0.903, 0, 0.909, -0.8,
      0.932, -1.4, 0.958, -1.85, 0.968, -2.15, 0.952, -2.4, 0.915,
    ]),
    hoodSweep: 0.1,
    hoodCrown: 0.045,
    ledge: 0.3,
    ledgeY: 0.7,
    crest: 0.022,
    crestY: 0.68,
    hoodDip: 0.008,
    floor: pairs([2.4, 0.22, 2, 0.185, 1.3, 0.17, -1.3, 0.17, -1.9, 0.21, -2.4, 0.29]),
  },
  ends: {
    noseX: 2.13,
    nosePlan: [0.16, 0.28],
    noseProfile: pairs([
      0.08, 0.14, 0.2, 0.05, 0.3, 0.012, 0.42, 0, 0.52, 0.002, 0.6, 0.022, 0.68, 0.065, 0.76, 0.15, 0.9, 0.34, 1.1, 0.7,
    ]),
    tailX: -2.31,
    tailPlan: [0.1, 0.2],
    tailProfile: pairs([
      0.1, 0.22, 0.24, 0.07, 0.36, 0.012, 0.48, 0, 0.6, 0.008, 0.74, 0.035, 0.84, 0.055, 0.92, 0.075, 1, 0.1, 1.2, 0.2,
    ]),
  },
  house: {
    canopy: pairs([
      1.9, 0.28, 1.5, 0.547, 1, 0.885, 0.7, 1.09, 0.4, 1.275, 0.18, 1.365, -0.05, 1.405, -0.35, 1.422, -0.7, 1.412,
      -0.98, 1.366, -1.2, 1.262, -1.42, 1.12, -1.63, 0.98, -1.85, 0.835, -2.3, 0.55,
    ]),
    canopyFairing: 0.075,
    halfWidth: pairs([1.4, 0.66, 1, 0.71, 0.5, 0.746, 0, 0.756, -0.6, 0.752, -1.1, 0.722, -1.6, 0.66, -2.1, 0.59]),
    belt: pairs([1.2, 0.885, 0, 0.91, -1.5, 0.95, -2.3, 0.95]),
    tumble: 0.31,
    tumbleMore: 0.18,
    sweepFront: 0.26,
    sweepRear: 0.2,
    crown: 0.05,
    from: 0.7,
  },
  sideGlass: pairs([
    0.7, 0.945, 0.64, 0.943, 0.5, 0.943, 0, 0.948, -0.6, 0.96, -1, 0.974, -1.13, 0.982, -1.165, 1.005, -1.09, 1.12,
    -0.985, 1.23, -0.89, 1.292, -0.68, 1.334, -0.3, 1.35, 0, 1.33, 0.2, 1.255, 0.42, 1.118, 0.6, 1.005,
  ]),
  pillars: [
    pairs([-0.12, 0.9, -0.182, 0.9, -0.214, 1.45, -0.152, 1.45]),
    pairs([-0.955, 0.9, -0.977, 0.9, -0.925, 1.45, -0.903, 1.45]),
    pairs([0.6, 0.88, 0.8, 0.88, 0.8, 1.2, 0.6, 1.2]),
  ],
  windowFrame: { width: 0.013, material: 'plastic' },
  planGlass: [
    {
      points: mirrored(
        pairs([
          0.965, 0, 0.945, 0.28, 0.875, 0.54, 0.815, 0.625, 0.7, 0.62, 0.45, 0.575, 0.25, 0.53, 0.215, 0.49, 0.235,
          0.25, 0.245, 0,
        ]),
      ),
      radius: 0.045,
      material: 'screen',
      frit: 0.018,
    },
    {
      points: mirrored(
        pairs([
          -1.05, 0, -1.045, 0.25, -1.025, 0.44, -1.05, 0.49, -1.28, 0.5, -1.48, 0.5, -1.53, 0.46, -1.565, 0.2, -1.57, 0,
        ]),
      ),
      radius: 0.045,
      material: 'rearGlass',
      frit: 0.018,
    },
  ],
  graphics: [
    ...FACE,
    ...TAIL,
    flap([0.04, 0.815], 'paint'),
    flap([-0.83, 0.832], 'paint'),
    strip([0.885, 1.03], [0.458, 0.506], 'plastic'),
    strip([-0.138, 0.858], [0.458, 0.506], 'plastic'),
    strip([-0.955, -0.17], [0.458, 0.506], 'plastic'),
  ],
  front: { lampZ: 0.64, breadth: 0.88, low: 0.25, intake: 0.1, limit: 1.68, badgeZ: 0.715 },
  rear: { lampZ: 0.79, breadth: 0.88, plateZ: 0.735, limit: -2.03, badgeZ: 0.86 },
  cladding: pairs([2.4, 0.22, 1.6, 0.21, -1.6, 0.22, -2.4, 0.24]),
  shutLines: [
    {
      points: pairs([
        0.865, 0.25, 0.878, 0.55, 0.866, 0.875, 0.7, 0.97, 0.42, 1.148, 0.2, 1.29, 0.05, 1.348, -0.155, 1.376, -0.155,
        0.95, -0.155, 0.25,
      ]),
      radius: 0.04,
    },
    {
      points: pairs([
        -0.155, 0.25, -0.155, 0.95, -0.155, 1.376, -0.55, 1.374, -0.79, 1.344, -0.955, 1.28, -1.1, 1.165, -1.205, 1.03,
        -1.2, 0.9, -1.13, 0.74, -1.01, 0.57, -0.95, 0.44, -0.935, 0.25,
      ]),
      radius: 0.04,
    },
    {
      view: 'plan',
      points: mirrored(
        corners([
          2.035, 0, 0, 2.015, 0.3, 0.2, 1.9, 0.57, 0.1, 1.6, 0.655, 0.1, 1.3, 0.69, 0.1, 1.01, 0.7, 0.03, 0.99, 0.5,
          0.02, 1.02, 0, 0,
        ]),
      ),
      above: 0.6,
    },
    {
      view: 'rear',
      points: pairs([
        -0.56, 1.3, -0.6, 0.92, -0.62, 0.86, -0.385, 0.8, -0.385, 0.615, 0.385, 0.615, 0.385, 0.8, 0.62, 0.86, 0.6,
        0.92, 0.56, 1.3,
      ]),
      radius: 0.03,
    },
  ],
  mirror: { x: 0.64, z: 1.005, out: 0.13 },
  cabin: {
    x: -0.18,
    length: 2.3,
    z: 0.31,
    dashX: 0.64,
    dashZ: 0.81,
    screenless: true,
    rows: [
      { x: -0.1, ys: [0.34, -0.34], lift: -0.05 },
      { x: -0.84, ys: [0.34, -0.34], lift: -0.09 },
    ],
  },
  extras: [
    {
      kind: 'pillow',
      half: [0.003, 0.003, 0.13],
      at: [-0.87, 0, 1.47],
      material: 'plastic',
      turn: { axis: 'y', angle: -0.95 },
    },
  ],
  aim: 0.68,
};
