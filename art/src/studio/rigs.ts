import { cross, dot, scale, subtract, unit, type Vec3 } from '../geometry/vector.ts';
import type { Rig, SoftBox } from '../tracer/rig.ts';
import type { Colour } from './materials.ts';

export interface BoxLight {
  centre: Vec3;
  aim: Vec3;
  /** Metres. */
  size: readonly [width: number, height: number];
  power: number;
  colour?: Colour;
  /** Share of the half-size over which an edge fades, across and up. */
  soft?: number | readonly [number, number];
  gradient?: number;
  /** Direction of the width. */
  along?: Vec3;
}

const WHITE: Colour = [1, 1, 1];
const ALONG_CAR: Vec3 = [1, 0, 0];
const ACROSS: Vec3 = [0, 1, 0];

export function softBox({
  centre,
  aim,
  size,
  power,
  colour = WHITE,
  soft = 0.15,
  gradient = 0,
  along = ALONG_CAR,
}: BoxLight): SoftBox {
  const normal = unit(subtract(aim, centre));
  const u = unit(subtract(along, scale(normal, dot(along, normal))));
  const [softU, softV] = typeof soft === 'number' ? [soft, soft] : soft;
  return {
    centre,
    normal,
    u,
    v: cross(normal, u),
    halfU: size[0] / 2,
    halfV: size[1] / 2,
    softU: softU * size[0],
    softV: softV * size[1],
    power,
    colour,
    gradient,
    flag: power < 0,
  };
}

const COOL: Colour = [0.92, 0.96, 1];

/** Dark studio: a strip draws the shoulder, the overhead box the bonnet; the rest are rims. */
export const NIGHT: Rig = {
  boxes: [
    softBox({ centre: [-0.1, 0.25, 4.4], aim: [-0.1, 0, 0], size: [6.8, 1.3], power: 4.2, soft: [0.1, 0.3] }),
    softBox({
      centre: [0.2, -7.5, 2.75],
      aim: [0, 0, 0.8],
      size: [10.5, 0.5],
      power: 19,
      colour: COOL,
      soft: [0.22, 0.07],
    }),
    softBox({
      centre: [0, -9, 1.35],
      aim: [0, 0, 0.9],
      size: [14, 1.9],
      power: 0.95,
      colour: [0.72, 0.84, 1],
      soft: 0.3,
      gradient: 0.5,
    }),
    softBox({
      centre: [0.2, 4.6, 4.7],
      aim: [0, 0, 0.8],
      size: [7, 1.7],
      power: 1.5,
      colour: [0.8, 0.9, 1],
      soft: 0.25,
      gradient: 0.5,
    }),
    softBox({
      centre: [-0.5, 7.5, 3.2],
      aim: [0, 0, 0.9],
      size: [10, 0.5],
      power: 5,
      colour: [0.86, 0.93, 1],
      soft: 0.2,
    }),
    softBox({
      centre: [8.5, -1.5, 3.4],
      aim: [1.8, 0, 0.6],
      size: [4.2, 0.7],
      power: 8,
      colour: COOL,
      soft: 0.2,
      along: ACROSS,
    }),
    softBox({
      centre: [9, -3.5, 0.9],
      aim: [1.8, 0, 0.5],
      size: [5, 0.9],
      power: 2.3,
      colour: [0.75, 0.86, 1],
      soft: 0.3,
      along: ACROSS,
    }),
    softBox({
      centre: [-8.5, -1.5, 3.2],
      aim: [-1.8, 0, 0.7],
      size: [4.2, 0.7],
      power: 7,
      colour: [1, 0.96, 0.92],
      soft: 0.2,
      along: ACROSS,
    }),
    softBox({
      centre: [-9, -3.5, 0.9],
      aim: [-1.8, 0, 0.5],
      size: [5, 0.9],
      power: 1.2,
      colour: [0.8, 0.88, 1],
      soft: 0.3,
      along: ACROSS,
    }),
  ],
  lamps: [],
  dome: {
    base: 0.026,
    zenith: 0.01,
    colour: [0.7, 0.85, 1.15],
    glow: 0.16,
    glowWidth: 0.16,
    glowColour: [0.55, 0.75, 1.1],
  },
  ground: {
    albedo: 0.034,
    colour: [0.74, 0.9, 1.15],
    lift: 0.004,
    pool: 6,
    mirror: [0.06, 0.5],
    rough: 0.09,
    fade: 0.7,
    backdrop: 0.6,
    far: 60,
    blend: [4, 20],
    outside: 0.1,
    under: 0.74,
  },
  backdrop: {
    top: [0.0046, 0.0058, 0.0078],
    horizon: [0.0135, 0.0175, 0.0245],
    fall: 0.16,
    glow: 0.01,
    glowWidth: 0.03,
    glowColour: [0.6, 0.8, 1.1],
  },
  exposure: 1.62,
  tone: 'film',
  bright: false,
  shadowArea: [4.4, 3],
};

/** Light studio: one big ceiling box with an edge, black flags that give the flanks their lines. */
export const PORCELAIN: Rig = {
  boxes: [
    softBox({ centre: [0, -0.6, 5], aim: [0, 0, 0], size: [8.4, 2.6], power: 3, soft: 0.1 }),
    softBox({ centre: [0.4, -8, 4], aim: [0, 0, 0.8], size: [12, 1.3], power: 2.3, soft: [0.2, 0.12] }),
    softBox({ centre: [0, -10, 1.5], aim: [0, 0, 0.9], size: [20, 1.25], power: -0.46, soft: 0.22 }),
    softBox({ centre: [0, 9, 1.8], aim: [0, 0, 0.9], size: [18, 1.4], power: -0.42, soft: 0.3 }),
    softBox({ centre: [9, -1, 1.5], aim: [1.8, 0, 0.6], size: [7, 1], power: -0.42, soft: 0.25, along: ACROSS }),
    softBox({ centre: [-9, -1, 1.5], aim: [-1.8, 0, 0.6], size: [7, 1], power: -0.42, soft: 0.25, along: ACROSS }),
    softBox({ centre: [8, -3, 4.2], aim: [1.6, 0, 0.6], size: [5, 0.9], power: 1.6, soft: 0.2, along: ACROSS }),
    softBox({ centre: [-8, -3, 4.2], aim: [-1.6, 0, 0.6], size: [5, 0.9], power: 1.6, soft: 0.2, along: ACROSS }),
  ],
  lamps: [],
  dome: { base: 0.42, zenith: 0.2, colour: [0.97, 1, 1.03], glow: 0, glowWidth: 0.2, glowColour: [1, 1, 1] },
  ground: {
    albedo: 0.72,
    colour: [0.985, 0.995, 1],
    lift: 0,
    pool: 0,
    mirror: [0.06, 0.42],
    rough: 0.1,
    fade: 1.1,
    backdrop: 0,
    far: 80,
    blend: [3.5, 11],
    outside: 1,
    under: 0.74,
  },
  backdrop: {
    top: [0.79, 0.815, 0.83],
    horizon: [0.83, 0.85, 0.86],
    fall: 0.5,
    glow: 0,
    glowWidth: 0.1,
    glowColour: [1, 1, 1],
  },
  exposure: 1,
  tone: 'soft',
  bright: true,
  shadowArea: [5.6, 4.2],
};

export const RIGS = { night: NIGHT, porcelain: PORCELAIN };
export type RigName = keyof typeof RIGS;
