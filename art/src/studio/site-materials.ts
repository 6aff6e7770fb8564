import type { Vec3 } from '../geometry/vector.ts';

/** A matt or varnished surface, of those that `materials.ts` names. */
const plain = (colour: Vec3, rough: number, gloss = 0.04) => ({ kind: 'plain', colour, rough, gloss }) as const;
const metal = (colour: Vec3, rough: number) => ({ kind: 'plain', metal: true, colour, rough }) as const;

/** What works halls and people in them are made of; colours in linear light. */
export const SITE = {
  robotOrange: plain([0.62, 0.13, 0.025], 0.42),
  robotWhite: plain([0.62, 0.63, 0.63], 0.42),
  machineGrey: plain([0.2, 0.215, 0.23], 0.5),
  machineDark: plain([0.035, 0.038, 0.042], 0.45),
  steelPaint: plain([0.3, 0.335, 0.36], 0.6, 0.03),
  sheetWall: plain([0.46, 0.48, 0.49], 0.7, 0.03),
  galvanised: metal([0.42, 0.44, 0.46], 0.46),
  safetyYellow: plain([0.78, 0.42, 0.02], 0.5),
  safetyBlack: plain([0.02, 0.02, 0.022], 0.5),
  signBlue: plain([0.02, 0.09, 0.26], 0.5),
  signWhite: plain([0.82, 0.83, 0.84], 0.5),
  beaconGreen: plain([0.03, 0.5, 0.16], 0.35),
  hoseBlue: plain([0.03, 0.14, 0.42], 0.45),
  timber: plain([0.3, 0.17, 0.085], 0.5),
  walnut: plain([0.085, 0.047, 0.026], 0.45),
  leather: plain([0.16, 0.085, 0.045], 0.5),
  plaster: plain([0.66, 0.65, 0.63], 0.85, 0.02),
  clay: plain([0.6, 0.585, 0.56], 0.7, 0.03),
  clothRed: plain([0.33, 0.045, 0.03], 0.85, 0.02),
  walkway: plain([0.12, 0.26, 0.2], 0.5),
  skin: plain([0.55, 0.33, 0.22], 0.6, 0.03),
  hair: plain([0.012, 0.01, 0.009], 0.5),
  clothNavy: plain([0.022, 0.04, 0.085], 0.85, 0.02),
  clothGrey: plain([0.13, 0.135, 0.14], 0.85, 0.02),
  clothLight: plain([0.5, 0.48, 0.44], 0.85, 0.02),
  clothGreen: plain([0.09, 0.15, 0.11], 0.85, 0.02),
  denim: plain([0.05, 0.075, 0.13], 0.85, 0.02),
};
