import type { Vec3 } from '../geometry/vector.ts';
import type { GrainName } from '../tracer/grain.ts';

interface Finish {
  gloss?: number;
  grain?: GrainName;
}

/** A matt or wet surface, of those that `materials.ts` names. */
const plain = (colour: Vec3, rough: number, finish: Finish = {}) =>
  ({ kind: 'plain', colour, rough, ...finish }) as const;
const light = (colour: Vec3, power: number) => ({ kind: 'light', colour, power }) as const;

/** Ground, water, plants and buildings of the open air; what varies from place to place names its grain. */
export const OUTDOORS = {
  road: plain([0.075, 0.076, 0.08], 0.7, { gloss: 0.03, grain: 'asphalt' }),
  wetRoad: plain([0.04, 0.042, 0.046], 0.3, { gloss: 0.035, grain: 'wetAsphalt' }),
  quayside: plain([0.34, 0.33, 0.31], 0.75, { gloss: 0.03, grain: 'concrete' }),
  coping: plain([0.5, 0.48, 0.45], 0.7, { gloss: 0.03, grain: 'rust' }),
  sea: plain([0.006, 0.026, 0.036], 0.02, { gloss: 0.02, grain: 'water' }),
  shallows: plain([0.03, 0.16, 0.17], 0.02, { gloss: 0.02, grain: 'water' }),
  snowfield: plain([0.86, 0.88, 0.92], 0.9, { gloss: 0.01, grain: 'snow' }),
  snowyRoad: plain([0.8, 0.82, 0.86], 0.8, { gloss: 0.02, grain: 'snowRoad' }),
  snowyRock: plain([0.78, 0.8, 0.84], 0.9, { gloss: 0.01, grain: 'snowyRock' }),
  sand: plain([0.52, 0.43, 0.31], 0.9, { gloss: 0.01, grain: 'sand' }),
  grass: plain([0.13, 0.16, 0.055], 0.9, { gloss: 0.01, grain: 'grass' }),
  hillside: plain([0.27, 0.25, 0.22], 0.9, { gloss: 0.01, grain: 'hillside' }),
  needles: plain([0.018, 0.04, 0.026], 0.9, { gloss: 0.01 }),
  leaves: plain([0.06, 0.1, 0.03], 0.8, { gloss: 0.02 }),
  reeds: plain([0.3, 0.27, 0.13], 0.8, { gloss: 0.02 }),
  bark: plain([0.07, 0.05, 0.035], 0.9, { gloss: 0.01 }),
  marking: plain([0.62, 0.62, 0.6], 0.7, { gloss: 0.03, grain: 'rust' }),
  hazard: plain([0.62, 0.4, 0.03], 0.6, { gloss: 0.03, grain: 'rust' }),
  hull: plain([0.025, 0.05, 0.085], 0.5, { gloss: 0.04, grain: 'plates' }),
  superstructure: plain([0.62, 0.64, 0.66], 0.5, { gloss: 0.04, grain: 'plates' }),
  antifouling: plain([0.2, 0.035, 0.02], 0.7, { grain: 'rust' }),
  crane: plain([0.3, 0.055, 0.02], 0.6, { grain: 'rust' }),
  tower: plain([0.06, 0.07, 0.085], 0.35, { gloss: 0.05 }),
  paving: plain([0.12, 0.118, 0.115], 0.22, { gloss: 0.04, grain: 'concrete' }),
  stone: plain([0.24, 0.23, 0.21], 0.8, { gloss: 0.03, grain: 'rust' }),
  paneWarm: light([1, 0.68, 0.36], 1.1),
  paneCool: light([0.72, 0.86, 1], 0.8),
  lantern: light([1, 0.74, 0.46], 14),
};
