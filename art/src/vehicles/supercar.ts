import type { BodyPlan, Extra } from '../body/body-plan.ts';
import { mirrored } from '../geometry/outline.ts';
import { corners, pairs } from '../geometry/table.ts';

/** Mid-engined supercar. */
export const SUPERCAR: BodyPlan = {
  name: 'supercar',
  wheelRadius: 0.345,
  rimRadius: 0.278,
  archRadius: 0.366,
  archInner: 0.7,
  axles: [-1.36, 1.32],
  rim: 'turbine',
  tyreWidth: 0.31,
  caliper: 'caliper',
  archTrim: 0,
  spine: { from: -1.72, to: 1.58, z: 0.27 },
  fillet: { shoulder: 0.04, nose: 0.05, tail: 0.022, sill: 0.03, rail: 0.07, belt: 0.028 },
  lower: {
    plan: pairs([
      -2.35, 0.95, -1.9, 0.995, -1.36, 1.005, -0.7, 0.965, 0, 0.93, 0.7, 0.945, 1.32, 0.985, 1.8, 0.955, 2.3, 0.84,
    ]),
    section: pairs([
      0.03, -0.12, 0.08, -0.05, 0.15, -0.008, 0.24, -0.022, 0.36, -0.045, 0.48, -0.018, 0.58, 0, 0.7, -0.008, 0.8,
      -0.04, 0.95, -0.12,
    ]),
    sectionFairing: 0.018,
    crease: pairs([-2.4, 0.8, -1.4, 0.775, -0.5, 0.69, 0.4, 0.635, 1.4, 0.66, 2.3, 0.52]),
    creaseLean: 0.3,
    creaseWidth: 0.004,
    bulges: [
      { x: 1.32, z: 0.6, width: 0.45, height: 0.24, out: 0.022 },
      { x: -1.36, z: 0.66, width: 0.6, height: 0.26, out: 0.045 },
    ],
    blade: { z: 0.4, slope: -0.1, reach: 0.085, from: -1.05, to: 1, depth: 0.05 },
    lines: [
      {
        route: pairs([-1, 0.34, -0.5, 0.3, 0.5, 0.235, 1.05, 0.2]),
        fade: [0.35, 0.4],
        out: 0.03,
        above: 0.05,
        below: 0.05,
        edge: 0.004,
      },
    ],
    flare: 0.006,
    flareWidth: 0.035,
    top: pairs([
      2.6, 0.36, 2.25, 0.462, 2, 0.566, 1.7, 0.684, 1.32, 0.745, 1, 0.748, 0.7, 0.752, 0.3, 0.765, -0.3, 0.79, -0.9,
      0.845, -1.4, 0.868, -1.8, 0.87, -2.05, 0.876, -2.25, 0.892, -2.45, 0.9,
    ]),
    hoodSweep: 0.08,
    hoodCrown: 0.025,
    ledge: 0.3,
    ledgeY: 0.86,
    crest: 0.085,
    crestY: 0.82,
    hoodDip: 0.02,
    floor: pairs([2.4, 0.115, 2, 0.1, 1.3, 0.095, -1.3, 0.095, -1.8, 0.15, -2.4, 0.27]),
  },
  ends: {
    noseX: 2.27,
    nosePlan: [0.2, 0.32],
    noseProfile: pairs([0.03, 0.14, 0.1, 0.03, 0.18, 0, 0.28, 0.012, 0.38, 0.05, 0.5, 0.15, 0.7, 0.45]),
    tailX: -2.33,
    tailPlan: [0.13, 0.2],
    tailProfile: pairs([
      0.05, 0.5, 0.2, 0.3, 0.32, 0.16, 0.44, 0.075, 0.55, 0.07, 0.66, 0.06, 0.74, 0.028, 0.8, 0, 0.87, -0.012, 1,
      -0.012,
    ]),
    fairing: 0.022,
  },
  house: {
    canopy: pairs([
      2.2, -0.6, 1.6, 0.44, 1.22, 0.64, 0.86, 0.82, 0.5, 0.975, 0.15, 1.085, -0.15, 1.135, -0.45, 1.143, -0.8, 1.112,
      -1.2, 1.035, -1.6, 0.955, -2, 0.9, -2.45, 0.875,
    ]),
    halfWidth: pairs([
      1.5, 0.66, 1.1, 0.72, 0.6, 0.765, 0.1, 0.77, -0.4, 0.735, -0.9, 0.64, -1.4, 0.5, -2, 0.36, -2.4, 0.3,
    ]),
    belt: pairs([1.2, 0.7, 0.3, 0.74, -0.5, 0.79, -1.2, 0.86, -2.4, 0.86]),
    tumble: 0.5,
    tumbleMore: 0.35,
    sweepFront: 0.34,
    sweepRear: 0.15,
    crown: 0.06,
    from: 0.5,
  },
  sideGlass: pairs([
    0.9, 0.8, 0.5, 0.79, 0.05, 0.806, -0.35, 0.845, -0.66, 0.885, -0.55, 0.945, -0.35, 1.012, -0.1, 1.05, 0.2, 1.03,
    0.5, 0.94, 0.76, 0.85,
  ]),
  pillars: [pairs([-0.3, 0.7, -0.33, 0.7, -0.42, 1.2, -0.39, 1.2])],
  planGlass: [
    {
      points: mirrored(
        pairs([
          1.2, 0, 1.17, 0.3, 1.08, 0.52, 1, 0.625, 0.86, 0.62, 0.5, 0.555, 0.12, 0.485, 0.06, 0.45, 0.05, 0.25, 0.05, 0,
        ]),
      ),
      radius: 0.05,
      material: 'screen',
      frit: 0.03,
    },
    {
      points: mirrored(
        pairs([0.02, 0, 0.02, 0.25, 0.02, 0.44, -0.03, 0.475, -0.4, 0.46, -0.46, 0.42, -0.47, 0.2, -0.47, 0]),
      ),
      radius: 0.04,
      material: 'roofGlass',
    },
    {
      points: mirrored(
        pairs([-0.78, 0, -0.77, 0.25, -0.74, 0.4, -0.82, 0.42, -1.45, 0.3, -1.55, 0.24, -1.57, 0.1, -1.57, 0]),
      ),
      radius: 0.04,
      material: 'roofGlass',
    },
  ],
  graphics: [
    {
      view: 'side',
      points: corners([-0.55, 0.668, 0.015, -0.97, 0.752, 0.03, -1, 0.6, 0.03, -0.95, 0.47, 0.04]),
      material: 'gap',
      depth: 0.05,
      wallMaterial: 'gloss',
      inlays: [
        { points: pairs([-0.78, 0.56, -1.05, 0.62, -1.05, 0.632, -0.77, 0.574]), material: 'satin', radius: 0.002 },
      ],
    },
    {
      view: 'front',
      limit: 1.735,
      points: corners([0.46, 0.46, 0.01, 0.86, 0.57, 0.02, 0.94, 0.632, 0.015, 0.86, 0.618, 0.03, 0.52, 0.508, 0.02]),
      material: 'gloss',
      depth: 0.01,
      cover: true,
      inlays: [
        {
          points: pairs([0.5, 0.469, 0.86, 0.588, 0.91, 0.632, 0.894, 0.633, 0.855, 0.6, 0.5, 0.481]),
          material: 'drl',
          radius: 0.003,
        },
        { points: pairs([0.6, 0.514, 0.66, 0.536, 0.68, 0.556, 0.62, 0.534]), material: 'led' },
        { points: pairs([0.69, 0.546, 0.75, 0.568, 0.77, 0.588, 0.71, 0.566]), material: 'led' },
      ],
    },
    {
      view: 'front',
      limit: 1.75,
      points: corners([0.3, 0.15, 0.02, 0.72, 0.17, 0.03, 0.8, 0.37, 0.03, 0.62, 0.345, 0.04, 0.38, 0.28, 0.04]),
      material: 'gap',
      depth: 0.05,
      wallMaterial: 'trim',
      inlays: [
        { points: pairs([0.36, 0.215, 0.74, 0.262, 0.745, 0.274, 0.365, 0.227]), material: 'satin', radius: 0.002 },
      ],
    },
    {
      view: 'front',
      limit: 1.75,
      points: pairs([-0.1, 0.15, 0.24, 0.15, 0.3, 0.235, -0.1, 0.235]),
      material: 'gap',
      depth: 0.04,
      wallMaterial: 'trim',
    },
    {
      view: 'rear',
      limit: -1.85,
      points: corners([
        -0.1, 0.722, 0.002, 0.5, 0.727, 0.2, 0.97, 0.75, 0.008, 0.97, 0.79, 0.008, 0.5, 0.765, 0.2, -0.1, 0.76, 0.002,
      ]),
      material: 'gloss',
      depth: 0.008,
      inlays: [
        {
          points: corners([
            -0.1, 0.74, 0.001, 0.5, 0.745, 0.2, 0.95, 0.768, 0.001, 0.95, 0.781, 0.001, 0.5, 0.757, 0.2, -0.1, 0.752,
            0.001,
          ]),
          material: 'tail',
        },
      ],
    },
    {
      view: 'rear',
      limit: -1.9,
      points: corners([-0.1, 0.695, 0.002, 0.8, 0.705, 0.03, 0.74, 0.53, 0.06, 0.5, 0.48, 0.06, -0.1, 0.48, 0.002]),
      material: 'gap',
      depth: 0.05,
      wallMaterial: 'gloss',
      inlays: [0.53, 0.575, 0.62, 0.665].map((z) => ({
        points: pairs([-0.1, z - 0.004, 0.74, z - 0.004, 0.75, z + 0.004, -0.1, z + 0.004]),
        material: 'chromeDark' as const,
        radius: 0.001,
      })),
    },
    {
      view: 'rear',
      limit: -1.8,
      points: corners([0.85, 0.5, 0.01, 0.9, 0.48, 0.01, 0.94, 0.68, 0.01, 0.89, 0.7, 0.01]),
      material: 'gap',
      depth: 0.03,
      wallMaterial: 'gloss',
    },
  ],
  front: { lampZ: 0.5, breadth: 0.98, low: 0.15, intake: 0.2, limit: 1.735, badgeZ: 0.4 },
  rear: { lampZ: 0.742, breadth: 1, plateZ: 0.42, limit: -1.9, badgeZ: 0.6 },
  cladding: pairs([2.6, 0.155, 2, 0.15, 1.7, 0.165, 0.9, 0.2, -0.9, 0.22, -1.75, 0.28, -1.95, 0.36, -2.5, 0.38]),
  shutLines: [
    {
      points: pairs([
        0.98, 0.27, 0.98, 0.55, 0.93, 0.735, 0.7, 0.92, 0.2, 1.09, -0.3, 1.1, -0.46, 0.92, -0.4, 0.7, -0.46, 0.28,
      ]),
      radius: 0.07,
    },
    {
      view: 'plan',
      points: mirrored(
        corners([
          2.02, 0, 0, 1.97, 0.3, 0.15, 1.8, 0.5, 0.12, 1.45, 0.62, 0.1, 1.14, 0.66, 0.06, 1.24, 0.3, 0.1, 1.27, 0, 0,
        ]),
      ),
      radius: 0.08,
      above: 0.4,
    },
    {
      view: 'plan',
      points: mirrored(
        corners([-0.6, 0, 0, -0.58, 0.5, 0.05, -0.75, 0.58, 0.1, -1.8, 0.62, 0.15, -2.15, 0.6, 0.1, -2.22, 0, 0]),
      ),
      radius: 0.08,
      above: 0.7,
    },
  ],
  mirror: { x: 0.62, z: 0.9, out: 0.2 },
  cabin: {
    x: 0.1,
    length: 1.7,
    z: 0.16,
    dashX: 0.78,
    dashZ: 0.64,
    rows: [{ x: 0.06, ys: [0.36, -0.36], lift: -0.06 }],
  },
  extras: [
    ...[0.13, 0.37, 0.6].map((y): Extra => ({
      kind: 'box',
      half: [0.17, 0.006, 0.07],
      at: [-1.88, y, 0.25],
      material: 'gloss',
      mirror: true,
    })),
    { kind: 'pillow', half: [0.08, 0.5, 0.01], at: [2.1, 0, 0.085], material: 'trim' },
    { kind: 'pillow', half: [0.2, 0.9, 0.012], at: [-1.83, 0, 0.205], material: 'gloss', exponent: 5 },
  ],
  aim: 0.48,
};
