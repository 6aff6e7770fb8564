import type { BodyPlan, Graphic } from '../body/body-plan.ts';
import { MIDDLE } from '../faces/face.ts';
import { mirrored } from '../geometry/outline.ts';
import { corners, pairs } from '../geometry/table.ts';
import { across, bars, bumper, flap, flutes, rect, strip } from './heritage-parts.ts';

const FACE: readonly Graphic[] = [
  {
    view: 'front',
    limit: 1.86,
    points: rect([0.405, 0.705], [0.572, 0.684]),
    radius: 0.012,
    material: 'plate',
    wallMaterial: 'plastic',
    depth: 0.012,
    cover: true,
    inlays: flutes([0.42, 0.69], [0.58, 0.676], 11),
  },
  {
    view: 'front',
    limit: 1.84,
    points: rect([0.717, 1], [0.572, 0.684]),
    radius: 0.012,
    material: 'amberLens',
    wallMaterial: 'plastic',
    depth: 0.003,
  },
  {
    view: 'front',
    limit: 1.86,
    points: rect([MIDDLE, 0.392], [0.572, 0.684]),
    radius: 0.01,
    material: 'gap',
    wallMaterial: 'plastic',
    depth: 0.02,
    inlays: bars(0.392, [0.59, 0.609, 0.628, 0.647, 0.666], 'plastic'),
  },
  bumper({
    end: 'front',
    z: [0.29, 0.5],
    limit: 1.605,
    material: 'plastic',
    out: 0.024,
    inlays: [
      across(0.42, [0.312, 0.345], { material: 'gap', depth: 0.02 }),
      across(0.22, [0.366, 0.482], { material: 'plate', depth: -0.006 }),
    ],
  }),
];

const TAIL: readonly Graphic[] = [
  {
    view: 'rear',
    limit: -1.99,
    points: rect([0.4, 1], [0.6, 0.765]),
    radius: 0.012,
    material: 'redLens',
    wallMaterial: 'plastic',
    depth: 0.004,
    inlays: [
      { points: rect([0.6, 1], [0.69, 0.765]), material: 'amberLens', radius: 0.002 },
      { points: rect([0.41, 0.53], [0.61, 0.68]), material: 'plate', radius: 0.002 },
    ],
  },
  {
    view: 'rear',
    limit: -1.99,
    points: rect([MIDDLE, 0.39], [0.6, 0.765]),
    radius: 0.01,
    material: 'plastic',
    wallMaterial: 'plastic',
    depth: 0.006,
  },
  bumper({ end: 'rear', z: [0.3, 0.52], limit: -1.605, material: 'plastic', out: 0.024, inlays: [] }),
];

/** The saloon that was borrowed for half a day in the tunnel in 1997: a small car of straight lines, black bumpers and steel wheels. */
export const BORROWED_SALOON: BodyPlan = {
  name: 'borrowed-saloon',
  wheelRadius: 0.286,
  rimRadius: 0.178,
  archRadius: 0.326,
  axles: [-1.25, 1.25],
  rim: 'steel',
  tyreWidth: 0.17,
  wheelInset: 0.05,
  caliper: 'caliperDark',
  archTrim: 0,
  spine: { from: -1.5, to: 1.4, z: 0.58 },
  fillet: { shoulder: 0.03, nose: 0.035, tail: 0.03, sill: 0.05, rail: 0.045, belt: 0.014 },
  lower: {
    plan: pairs([
      -2.3, 0.775, -1.9, 0.808, -1.25, 0.826, -0.6, 0.83, 0, 0.83, 0.7, 0.828, 1.25, 0.822, 1.7, 0.8, 2.1, 0.765,
    ]),
    section: pairs([
      0.12, -0.08, 0.18, -0.035, 0.26, -0.014, 0.36, -0.005, 0.5, 0, 0.62, 0, 0.74, -0.006, 0.84, -0.018, 0.94, -0.04,
      1.05, -0.075, 1.25, -0.18,
    ]),
    crease: pairs([-2.2, 0.8, 0, 0.785, 2.1, 0.735]),
    creaseLean: 0.24,
    creaseWidth: 0.006,
    bulges: [],
    flare: 0.006,
    flareWidth: 0.025,
    top: pairs([
      2.3, 0.688, 2.05, 0.742, 1.8, 0.785, 1.5, 0.822, 1.2, 0.85, 0.95, 0.872, 0.7, 0.886, 0.3, 0.894, 0, 0.898, -0.8,
      0.907, -1.4, 0.922, -1.8, 0.924, -2.1, 0.914, -2.3, 0.892,
    ]),
    hoodSweep: 0.04,
    hoodCrown: 0.02,
    ledge: 0.3,
    ledgeY: 0.72,
    crest: 0.006,
    crestY: 0.66,
    hoodDip: 0.004,
    floor: pairs([2.3, 0.23, 1.9, 0.19, 1.3, 0.17, -1.3, 0.17, -1.8, 0.21, -2.3, 0.29]),
  },
  ends: {
    noseX: 2.05,
    nosePlan: [0.06, 0.1],
    noseProfile: pairs([
      0.1, 0.1, 0.2, 0.035, 0.3, 0.005, 0.42, 0, 0.52, 0, 0.6, 0.012, 0.68, 0.03, 0.74, 0.055, 0.84, 0.13, 1.05, 0.4,
    ]),
    tailX: -2.19,
    tailPlan: [0.05, 0.08],
    tailProfile: pairs([
      0.1, 0.2, 0.22, 0.07, 0.34, 0.012, 0.46, 0, 0.6, 0.004, 0.75, 0.018, 0.86, 0.03, 0.94, 0.05, 1.05, 0.1, 1.4, 0.25,
    ]),
    fairing: 0.022,
  },
  house: {
    canopy: pairs([
      1.6, 0.37, 0.93, 0.875, 0.6, 1.124, 0.36, 1.305, 0.22, 1.35, -0.1, 1.372, -0.45, 1.376, -0.78, 1.362, -0.95,
      1.335, -1.1, 1.24, -1.35, 1.04, -1.5, 0.92, -1.75, 0.72, -2.2, 0.36,
    ]),
    canopyFairing: 0.04,
    halfWidth: pairs([1.4, 0.66, 0.95, 0.7, 0.4, 0.735, 0, 0.742, -0.6, 0.742, -1, 0.725, -1.5, 0.685, -2, 0.64]),
    belt: pairs([1.2, 0.875, 0, 0.896, -1.4, 0.916, -2.2, 0.916]),
    tumble: 0.25,
    tumbleMore: 0.1,
    sweepFront: 0.14,
    sweepRear: 0.12,
    crown: 0.035,
    from: 0.7,
  },
  sideGlass: pairs([
    0.7, 0.93, 0.66, 0.928, 0.5, 0.928, 0, 0.93, -0.6, 0.937, -1.07, 0.947, -1.12, 0.952, -1.125, 0.985, -1.02, 1.1,
    -0.885, 1.245, -0.845, 1.282, -0.79, 1.296, -0.45, 1.312, 0, 1.306, 0.17, 1.291, 0.22, 1.272, 0.4, 1.142, 0.6,
    0.999, 0.68, 0.947,
  ]),
  pillars: [
    pairs([-0.1, 0.88, -0.158, 0.88, -0.183, 1.4, -0.125, 1.4]),
    pairs([-0.868, 0.88, -0.892, 0.88, -0.815, 1.4, -0.791, 1.4]),
    pairs([0.585, 0.88, 0.8, 0.88, 0.8, 1.2, 0.585, 1.2]),
  ],
  windowFrame: { width: 0.016, material: 'plastic' },
  planGlass: [
    {
      points: mirrored(
        pairs([
          0.9, 0, 0.887, 0.28, 0.845, 0.55, 0.8, 0.618, 0.72, 0.612, 0.52, 0.578, 0.365, 0.548, 0.325, 0.515, 0.337,
          0.25, 0.342, 0,
        ]),
      ),
      radius: 0.03,
      material: 'screen',
      frit: 0.008,
    },
    {
      points: mirrored(
        pairs([
          -1.01, 0, -1.007, 0.25, -0.995, 0.48, -1.02, 0.52, -1.2, 0.545, -1.36, 0.562, -1.4, 0.535, -1.425, 0.25,
          -1.43, 0,
        ]),
      ),
      radius: 0.03,
      material: 'rearGlass',
      frit: 0.008,
    },
  ],
  graphics: [
    ...FACE,
    ...TAIL,
    flap([0.045, 0.805], 'plastic'),
    flap([-0.77, 0.815], 'plastic'),
    strip([0.84, 0.985], [0.5, 0.545], 'plastic'),
    strip([-0.118, 0.822], [0.5, 0.545], 'plastic'),
    strip([-0.915, -0.15], [0.5, 0.545], 'plastic'),
  ],
  front: { lampZ: 0.63, breadth: 0.85, low: 0.25, intake: 0.1, limit: 1.86, badgeZ: 0.63 },
  rear: { lampZ: 0.68, breadth: 0.85, plateZ: 0.682, limit: -1.99, badgeZ: 0.7 },
  cladding: pairs([2.3, 0.235, 1.6, 0.215, -1.6, 0.225, -2.3, 0.25]),
  shutLines: [
    {
      points: pairs([
        0.825, 0.25, 0.832, 0.5, 0.828, 0.86, 0.665, 0.984, 0.22, 1.31, 0.1, 1.334, -0.135, 1.34, -0.135, 0.95, -0.135,
        0.25,
      ]),
      radius: 0.03,
    },
    {
      points: pairs([
        -0.135, 0.25, -0.135, 0.95, -0.135, 1.34, -0.7, 1.332, -0.83, 1.31, -0.925, 1.24, -1.155, 0.99, -1.16, 0.84,
        -1.03, 0.63, -0.93, 0.48, -0.89, 0.25,
      ]),
      radius: 0.03,
    },
    {
      view: 'plan',
      points: mirrored(
        corners([
          1.985, 0, 0, 1.972, 0.4, 0.1, 1.93, 0.66, 0.04, 1.3, 0.695, 0.1, 0.985, 0.7, 0.03, 0.965, 0.5, 0.02, 0.985, 0,
          0,
        ]),
      ),
      above: 0.6,
    },
    {
      view: 'rear',
      points: pairs([-0.62, 1.3, -0.65, 0.9, -0.65, 0.585, 0.65, 0.585, 0.65, 0.9, 0.62, 1.3]),
      radius: 0.02,
    },
  ],
  mirror: { x: 0.64, z: 0.985, out: 0.12, black: true },
  cabin: {
    x: -0.15,
    length: 2.2,
    z: 0.3,
    dashX: 0.6,
    dashZ: 0.8,
    screenless: true,
    rows: [
      { x: -0.1, ys: [0.32, -0.32], lift: -0.06 },
      { x: -0.78, ys: [0.32, -0.32], lift: -0.1 },
    ],
  },
  extras: [
    {
      kind: 'pillow',
      half: [0.003, 0.003, 0.3],
      at: [0.95, 0.68, 1.13],
      material: 'plastic',
      turn: { axis: 'y', angle: -0.5 },
    },
  ],
  aim: 0.66,
};
