import { NIGHT } from '../studio/rigs.ts';
import type { Rig } from '../tracer/rig.ts';

const { ground, backdrop, dome } = NIGHT;

/** The night studio with walls: its light, but the floor goes on as far as the room, and mirrors it. */
export const ROOM: Rig = {
  ...NIGHT,
  dome: { ...dome, base: 0.05, zenith: 0.03 },
  ground: { ...ground, pool: 11, mirror: [0.1, 0.62], rough: 0.05, fade: 0.28, blend: [16, 40], albedo: 0.03 },
  backdrop: { ...backdrop, top: [0.004, 0.0055, 0.008], horizon: [0.012, 0.017, 0.026] },
  shadowArea: [6, 4.6],
};

/** Open air after sunset. */
export const DUSK: Rig = {
  ...NIGHT,
  dome: { ...dome, base: 0.05, zenith: 0.05, glow: 0.55, glowWidth: 0.2, glowColour: [1.1, 0.72, 0.5] },
  ground: {
    ...ground,
    albedo: 0.055,
    colour: [0.9, 0.96, 1.06],
    pool: 0,
    outside: 0.75,
    mirror: [0.02, 0.3],
    rough: 0.16,
    blend: [40, 110],
  },
  backdrop: {
    top: [0.006, 0.011, 0.024],
    horizon: [0.06, 0.07, 0.1],
    fall: 0.16,
    glow: 0.3,
    glowWidth: 0.055,
    glowColour: [1.1, 0.56, 0.28],
  },
};
