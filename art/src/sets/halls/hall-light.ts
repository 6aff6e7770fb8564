import { PORCELAIN } from '../../studio/rigs.ts';
import type { Colour } from '../../studio/materials.ts';
import { multiply } from '../../geometry/vector.ts';
import type { Rig } from '../../tracer/rig.ts';
import { ROOM } from '../night-room.ts';

/** The light of a room in another colour, and so much more of it from everywhere. */
const tinted = (tint: Colour, { more, floor }: { more: number; floor: Colour }): Rig => ({
  ...ROOM,
  boxes: ROOM.boxes.map((one) => ({ ...one, colour: multiply(one.colour, tint) })),
  dome: {
    ...ROOM.dome,
    base: ROOM.dome.base * more,
    zenith: ROOM.dome.zenith * more,
    colour: tint,
    glowColour: multiply(ROOM.dome.glowColour, tint),
  },
  ground: { ...ROOM.ground, colour: floor },
  shadowArea: [8, 6.4],
});

/** Evening in a room of timber: everything a little golden. */
export const WARM: Rig = {
  ...tinted([1.12, 0.84, 0.6], { more: 3.2, floor: [1.25, 0.86, 0.58] }),
  backdrop: { ...ROOM.backdrop, top: [0.012, 0.008, 0.005], horizon: [0.035, 0.022, 0.012], glowColour: [1, 0.7, 0.4] },
};

/** A garage by night: little light, and that red. */
export const EMBER: Rig = {
  ...tinted([1, 0.93, 0.88], { more: 0.9, floor: [1, 0.86, 0.84] }),
  ground: { ...ROOM.ground, colour: [1, 0.84, 0.8], albedo: 0.02, mirror: [0.09, 0.66] },
  backdrop: { ...ROOM.backdrop, top: [0.004, 0.003, 0.003], horizon: [0.016, 0.006, 0.004], glowColour: [1, 0.3, 0.1] },
};

/** A laboratory: cool and clear. */
export const COOL: Rig = {
  ...tinted([0.86, 1, 1.1], { more: 6, floor: [0.72, 0.95, 1.05] }),
  ground: { ...ROOM.ground, colour: [0.74, 0.95, 1.03], albedo: 0.1, pool: 16 },
  backdrop: { ...ROOM.backdrop, top: [0.03, 0.045, 0.055], horizon: [0.06, 0.09, 0.105], glowColour: [0.6, 0.95, 1] },
  shadowArea: [8, 6.4],
};

/** A white room by day. */
export const MORNING: Rig = {
  ...PORCELAIN,
  ground: {
    ...PORCELAIN.ground,
    albedo: 0.5,
    colour: [1, 0.97, 0.92],
    mirror: [0.07, 0.5],
    rough: 0.06,
    fade: 0.5,
    blend: [30, 60],
  },
  backdrop: { ...PORCELAIN.backdrop, top: [0.7, 0.72, 0.74], horizon: [0.74, 0.75, 0.75] },
  shadowArea: [9, 7.2],
};
