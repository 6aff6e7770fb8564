import { NIGHT, PORCELAIN, softBox } from '../../studio/rigs.ts';
import type { Rig } from '../../tracer/rig.ts';

/** Light of a works hall: rows of lamps above, windows on both sides, a sealed floor of concrete that shines a little. */
const HALL: Rig = {
  ...PORCELAIN,
  boxes: [
    softBox({ centre: [0, 0, 8], aim: [0, 0, 0], size: [64, 13], power: 0.62, soft: 0.25 }),
    softBox({
      centre: [0, 12, 3],
      aim: [0, 0, 1.2],
      size: [64, 3.4],
      power: 0.8,
      colour: [0.9, 0.97, 1.06],
      soft: 0.12,
    }),
    softBox({
      centre: [0, -12, 3],
      aim: [0, 0, 1.2],
      size: [64, 3.4],
      power: 0.5,
      colour: [0.9, 0.97, 1.06],
      soft: 0.12,
    }),
  ],
  dome: { base: 0.2, zenith: 0.22, colour: [1, 1, 1], glow: 0.1, glowWidth: 0.3, glowColour: [0.95, 1, 1.06] },
  ground: {
    ...PORCELAIN.ground,
    albedo: 0.4,
    colour: [0.96, 0.98, 1],
    mirror: [0.035, 0.42],
    rough: 0.12,
    fade: 0.34,
    backdrop: 0.25,
    far: 70,
    blend: [34, 66],
    under: 0,
    reach: [44, 12],
    shade: 4.2,
  },
  backdrop: { ...PORCELAIN.backdrop, top: [0.4, 0.42, 0.44], horizon: [0.5, 0.53, 0.55] },
  exposure: 1,
  tone: 'soft',
  near: 1.5,
  bright: true,
  shadowArea: [20, 7.6],
};

/** A bright day: what comes through the shed roof is more than all the lamps. */
export const DAY: Rig = {
  ...HALL,
  exposure: 1.38,
  boxes: [
    ...HALL.boxes,
    softBox({ centre: [14, 0, 9], aim: [0, 0, 0], size: [7, 15], power: 1.6, colour: [0.94, 0.98, 1.05], soft: 0.2 }),
    softBox({ centre: [-14, 0, 9], aim: [0, 0, 0], size: [7, 15], power: 0.7, soft: 0.2 }),
  ],
};

/** Late afternoon: the sun is low in the windows of one side, the lamps are on. */
export const AFTERNOON: Rig = {
  ...HALL,
  boxes: [
    softBox({ centre: [0, 0, 8], aim: [0, 0, 0], size: [64, 11], power: 0.42, soft: 0.25 }),
    softBox({
      centre: [0, 12, 3.2],
      aim: [0, 0, 1],
      size: [64, 3.2],
      power: 0.55,
      colour: [0.78, 0.92, 1.12],
      soft: 0.1,
    }),
    softBox({
      centre: [0, -12, 3.4],
      aim: [0, 0, 1],
      size: [64, 3.2],
      power: 2.2,
      colour: [1.12, 0.9, 0.66],
      soft: 0.1,
    }),
  ],
  dome: { ...HALL.dome, base: 0.13, zenith: 0.12, colour: [0.9, 0.97, 1.08] },
  ground: { ...HALL.ground, albedo: 0.3 },
  exposure: 1.15,
};

/** The late shift: lamps alone, and the blue hour in the windows. */
export const LATE_SHIFT: Rig = {
  ...HALL,
  boxes: [
    softBox({
      centre: [0, 0, 7.4],
      aim: [0, 0, 0],
      size: [64, 1],
      power: 5,
      colour: [1, 0.98, 0.93],
      soft: [0.1, 1.4],
    }),
    ...[-1, 1].map((side) =>
      softBox({
        centre: [0, 12 * side, 3],
        aim: [0, 0, 1],
        size: [64, 3.2],
        power: 0.34,
        colour: [0.5, 0.72, 1.2],
        soft: 0.12,
      }),
    ),
    ...NIGHT.boxes.slice(1, 2),
  ],
  dome: { ...HALL.dome, base: 0.07, zenith: 0.1, colour: [0.82, 0.93, 1.12], glow: 0.06 },
  ground: { ...HALL.ground, albedo: 0.16, mirror: [0.05, 0.5] },
  backdrop: { ...HALL.backdrop, top: [0.02, 0.03, 0.05], horizon: [0.05, 0.08, 0.13] },
  exposure: 1.25,
  tone: 'film',
  bright: false,
};
