import { INK } from '../drawings/sheet.ts';
import { subjectPlan } from '../sets/bodies.ts';
import type { Place } from '../sets/place.ts';
import { NIGHT, softBox } from '../studio/rigs.ts';
import type { Rig } from '../tracer/rig.ts';
import { LIFT_LINES, openedPack } from './battery-pack.ts';
import { openedDrive } from './electric-drive.ts';
import { bodyLines } from './body-lines.ts';
import { CAR, rollingChassis } from './platform.ts';

const PANEL = [0.8, 0.89, 1] as const;

/**
 * Two low panels beside the camera's axis: upright faces of machines mirror what is left and right of the camera, where the
 * studio of cars is dark.
 */
export const PANELS = [
  softBox({ centre: [7.5, 7.5, 1.1], aim: [0, 0, 0.6], size: [7, 2.2], power: 1.5, colour: PANEL, soft: 0.3 }),
  softBox({ centre: [-6.5, -8, 1.1], aim: [0, 0, 0.6], size: [7, 2.2], power: 1.3, colour: PANEL, soft: 0.3 }),
];

const STUDIO: Rig = {
  ...NIGHT,
  boxes: [...NIGHT.boxes, ...PANELS],
  ground: { ...NIGHT.ground, albedo: 0.06, under: 0 },
};

/** Wires, teeth and fins are finer than anything in a room. */
const LOOK = { rig: STUDIO, paint: 'silver', samples: [12, 48] } as const;

/** Machines opened up, by the names of their pictures. */
export const CUTAWAYS: Readonly<Record<string, () => Place>> = {
  'cutaway-platform': () => ({
    ...LOOK,
    camera: { from: [6, -6.6, 2.5], at: [0, 0, 0.52], fov: 19.5 },
    build: rollingChassis,
    strands: () => bodyLines(subjectPlan(CAR)),
  }),
  'cutaway-battery': () => ({
    ...LOOK,
    camera: { from: [3.4, -5.5, 2.85], at: [0, 0, 0.56], fov: 20.5 },
    build: openedPack,
    strands: () => LIFT_LINES.map((points) => ({ points, stroke: INK.line, width: 1, opacity: 0.45 })),
  }),
  'cutaway-motor': () => ({
    ...LOOK,
    camera: { from: [4.3, -5.3, 2], at: [0.08, 0, 0.86], fov: 18.7 },
    build: openedDrive,
  }),
};
