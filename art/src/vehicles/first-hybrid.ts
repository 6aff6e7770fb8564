import type { BodyPlan, Graphic } from '../body/body-plan.ts';
import { MIDDLE } from '../faces/face.ts';
import { mirrored } from '../geometry/outline.ts';
import { corners, pairs } from '../geometry/table.ts';
import { across, bars, bumper, grip, rect, round, strip } from './heritage-parts.ts';

const GRILLE = [MIDDLE, 0.64, 0.002, 0.29, 0.645, 0.02, 0.36, 0.7, 0.02, 0.335, 0.755, 0.03, MIDDLE, 0.77, 0.002];
const MOUTH = [
  MIDDLE,
  0.654,
  0.002,
  0.282,
  0.658,
  0.015,
  0.342,
  0.702,
  0.015,
  0.322,
  0.743,
  0.025,
  MIDDLE,
  0.756,
  0.002,
];

const FACE: readonly Graphic[] = [
  {
    view: 'front',
    limit: 1.74,
    points: corners([
      0.395, 0.668, 0.02, 0.62, 0.638, 0.06, 0.88, 0.682, 0.03, 0.92, 0.815, 0.03, 0.68, 0.802, 0.08, 0.405, 0.742,
      0.03,
    ]),
    material: 'plate',
    wallMaterial: 'chrome',
    depth: 0.02,
    cover: true,
    inlays: [
      { points: round([0.53, 0.703], 0.045), material: 'satin', depth: 0.01, wallMaterial: 'chrome' },
      { points: round([0.648, 0.722], 0.049), material: 'chromeDark', depth: 0.014, wallMaterial: 'chrome' },
      { points: round([0.745, 0.752], 0.026), material: 'amberLens', depth: -0.004 },
    ],
  },
  {
    view: 'front',
    limit: 1.85,
    points: corners(GRILLE),
    material: 'chrome',
    wallMaterial: 'chrome',
    depth: -0.005,
    inlays: [...bars(0.34, [0.678, 0.702, 0.726], 'chrome'), { points: corners(MOUTH), material: 'gap', depth: 0.016 }],
  },
  bumper({
    end: 'front',
    z: [0.225, 0.605],
    limit: 1.715,
    material: 'paint',
    edge: 'gap',
    out: 0.002,
    inlays: [
      across(0.5, [0.265, 0.395], { material: 'gap', depth: 0.025, radius: 0.03 }),
      {
        points: corners([0.575, 0.28, 0.02, 0.74, 0.3, 0.03, 0.74, 0.37, 0.03, 0.575, 0.39, 0.02]),
        material: 'plastic',
        depth: 0.012,
        wallMaterial: 'plastic',
      },
    ],
  }),
];

const TAIL: readonly Graphic[] = [
  {
    view: 'rear',
    limit: -2.08,
    points: corners([0.43, 0.775, 0.03, 1, 0.76, 0.02, 1, 0.985, 0.02, 0.66, 0.975, 0.05, 0.43, 0.9, 0.05]),
    material: 'redLens',
    wallMaterial: 'gloss',
    depth: 0.008,
    cover: true,
    inlays: [
      { points: round([0.54, 0.835], 0.044), material: 'chrome' },
      { points: round([0.655, 0.88], 0.052), material: 'amberLens' },
    ],
  },
  {
    view: 'rear',
    limit: -2.08,
    points: rect([MIDDLE, 0.4], [0.87, 0.895]),
    radius: 0.006,
    material: 'chrome',
    wallMaterial: 'chrome',
    depth: -0.006,
  },
  bumper({ end: 'rear', z: [0.24, 0.645], limit: -1.715, material: 'paint', edge: 'gap', out: 0.002, inlays: [] }),
];

/** The first Ruichuan, on which the joint venture of 2004 agreed: a tall saloon with thick shoulders and lamps of clear glass. */
export const FIRST_HYBRID: BodyPlan = {
  name: 'first-hybrid',
  wheelRadius: 0.316,
  rimRadius: 0.212,
  archRadius: 0.352,
  axles: [-1.34, 1.34],
  rim: 'alloy',
  tyreWidth: 0.205,
  wheelInset: 0.034,
  caliper: 'caliperDark',
  archTrim: 0,
  spine: { from: -1.7, to: 1.5, z: 0.62 },
  fillet: { shoulder: 0.045, nose: 0.06, tail: 0.04, sill: 0.05, rail: 0.07, belt: 0.02 },
  lower: {
    plan: pairs([
      -2.45, 0.79, -2.1, 0.845, -1.34, 0.874, -0.6, 0.872, 0, 0.872, 0.7, 0.874, 1.34, 0.872, 1.8, 0.84, 2.25, 0.775,
    ]),
    section: pairs([
      0.13, -0.09, 0.2, -0.04, 0.3, -0.014, 0.42, -0.008, 0.55, -0.012, 0.68, -0.004, 0.8, 0, 0.88, -0.006, 0.98, -0.03,
      1.08, -0.08, 1.3, -0.22,
    ]),
    crease: pairs([-2.4, 0.935, -1.3, 0.918, 0, 0.888, 1.3, 0.85, 2.2, 0.78]),
    creaseLean: 0.34,
    creaseWidth: 0.014,
    bulges: [
      { x: 1.34, z: 0.7, width: 0.45, height: 0.22, out: 0.012 },
      { x: -1.34, z: 0.76, width: 0.5, height: 0.22, out: 0.016 },
    ],
    flare: 0.008,
    flareWidth: 0.03,
    top: pairs([
      2.5, 0.64, 2.2, 0.748, 1.95, 0.812, 1.6, 0.868, 1.3, 0.904, 1.05, 0.932, 0.8, 0.956, 0.4, 0.968, 0, 0.975, -0.8,
      1, -1.4, 1.03, -1.9, 1.05, -2.25, 1.04, -2.5, 1.01,
    ]),
    hoodSweep: 0.1,
    hoodCrown: 0.045,
    ledge: 0.3,
    ledgeY: 0.72,
    crest: 0.03,
    crestY: 0.7,
    hoodDip: 0.01,
    floor: pairs([2.5, 0.22, 2, 0.185, 1.35, 0.17, -1.35, 0.17, -2, 0.21, -2.5, 0.29]),
  },
  ends: {
    noseX: 2.19,
    nosePlan: [0.15, 0.25],
    noseProfile: pairs([
      0.08, 0.16, 0.2, 0.05, 0.32, 0.008, 0.45, 0, 0.58, 0.003, 0.68, 0.018, 0.76, 0.05, 0.84, 0.115, 0.95, 0.26, 1.2,
      0.65,
    ]),
    tailX: -2.41,
    tailPlan: [0.09, 0.17],
    tailProfile: pairs([
      0.1, 0.22, 0.26, 0.06, 0.38, 0.008, 0.52, 0, 0.68, 0.008, 0.84, 0.032, 0.96, 0.052, 1.04, 0.072, 1.2, 0.15, 1.4,
      0.3,
    ]),
  },
  house: {
    canopy: pairs([
      2, 0.4, 1.5, 0.705, 1.12, 0.935, 0.8, 1.13, 0.5, 1.305, 0.25, 1.415, 0, 1.463, -0.35, 1.482, -0.75, 1.465, -1.02,
      1.415, -1.25, 1.31, -1.5, 1.175, -1.74, 1.055, -2, 0.93, -2.4, 0.74,
    ]),
    halfWidth: pairs([1.5, 0.67, 1.1, 0.72, 0.6, 0.762, 0, 0.775, -0.6, 0.77, -1.1, 0.745, -1.7, 0.68, -2.2, 0.61]),
    belt: pairs([1.2, 0.94, 0, 0.98, -1.5, 1.025, -2.4, 1.03]),
    tumble: 0.33,
    tumbleMore: 0.18,
    sweepFront: 0.3,
    sweepRear: 0.2,
    crown: 0.05,
    from: 0.76,
  },
  sideGlass: pairs([
    0.77, 1.012, 0.68, 1.009, 0.5, 1.01, 0, 1.018, -0.6, 1.033, -1.0, 1.05, -1.28, 1.074, -1.33, 1.1, -1.22, 1.188,
    -1.08, 1.28, -0.95, 1.34, -0.7, 1.386, -0.3, 1.405, 0, 1.38, 0.25, 1.285, 0.5, 1.145, 0.66, 1.058,
  ]),
  pillars: [
    pairs([-0.13, 0.95, -0.2, 0.95, -0.236, 1.5, -0.166, 1.5]),
    pairs([-1.07, 0.95, -1.094, 0.95, -1.03, 1.5, -1.006, 1.5]),
    pairs([0.66, 0.9, 0.9, 0.9, 0.9, 1.3, 0.66, 1.3]),
  ],
  windowFrame: { width: 0.014, material: 'chrome' },
  planGlass: [
    {
      points: mirrored(
        pairs([
          1.085, 0, 1.06, 0.3, 0.975, 0.56, 0.91, 0.64, 0.78, 0.634, 0.5, 0.588, 0.26, 0.543, 0.215, 0.5, 0.235, 0.25,
          0.245, 0,
        ]),
      ),
      radius: 0.05,
      material: 'screen',
      frit: 0.025,
    },
    {
      points: mirrored(
        pairs([
          -1.06, 0, -1.055, 0.25, -1.035, 0.46, -1.06, 0.51, -1.32, 0.52, -1.56, 0.515, -1.62, 0.47, -1.655, 0.2, -1.66,
          0,
        ]),
      ),
      radius: 0.05,
      material: 'rearGlass',
      frit: 0.025,
    },
  ],
  graphics: [
    ...FACE,
    ...TAIL,
    grip([0.06, 0.875], 'paint'),
    grip([-0.86, 0.895], 'paint'),
    strip([-0.155, 0.925], [0.478, 0.496], 'chrome'),
    strip([-0.965, -0.188], [0.478, 0.496], 'chrome'),
  ],
  front: { lampZ: 0.7, breadth: 0.9, low: 0.25, intake: 0.14, limit: 1.74, badgeZ: 0.702 },
  rear: { lampZ: 0.86, breadth: 0.9, plateZ: 0.8, limit: -2.08, badgeZ: 0.96 },
  cladding: pairs([2.5, 0.22, 1.7, 0.215, -1.7, 0.225, -2.5, 0.24]),
  shutLines: [
    {
      points: pairs([
        0.935, 0.27, 0.965, 0.6, 0.95, 0.93, 0.77, 1.028, 0.5, 1.172, 0.25, 1.314, 0.04, 1.4, -0.172, 1.43, -0.172, 1,
        -0.172, 0.27,
      ]),
      radius: 0.04,
    },
    {
      points: pairs([
        -0.172, 0.27, -0.172, 1, -0.172, 1.43, -0.6, 1.426, -0.85, 1.394, -1.03, 1.332, -1.22, 1.222, -1.38, 1.105,
        -1.37, 0.95, -1.22, 0.78, -1.05, 0.6, -0.985, 0.46, -0.965, 0.27,
      ]),
      radius: 0.04,
    },
    {
      view: 'plan',
      points: mirrored(
        corners([
          2.105, 0, 0, 2.085, 0.32, 0.2, 1.97, 0.6, 0.1, 1.7, 0.68, 0.1, 1.35, 0.715, 0.1, 1.1, 0.72, 0.03, 1.085, 0.5,
          0.02, 1.13, 0, 0,
        ]),
      ),
      above: 0.66,
    },
    {
      view: 'rear',
      points: pairs([
        -0.6, 1.4, -0.66, 1.0, -0.66, 0.965, -0.415, 0.88, -0.415, 0.68, 0.415, 0.68, 0.415, 0.88, 0.66, 0.965, 0.66,
        1.0, 0.6, 1.4,
      ]),
      radius: 0.03,
    },
  ],
  mirror: { x: 0.7, z: 1.075, out: 0.14 },
  cabin: {
    x: -0.2,
    length: 2.4,
    z: 0.34,
    dashX: 0.72,
    dashZ: 0.87,
    screenless: true,
    rows: [
      { x: -0.06, ys: [0.35, -0.35], lift: -0.03 },
      { x: -0.86, ys: [0.35, -0.35], lift: -0.06 },
    ],
  },
  extras: [],
  aim: 0.7,
};
