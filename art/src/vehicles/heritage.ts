import type { BodyPlan } from '../body/body-plan.ts';
import type { PaintName } from '../studio/materials.ts';
import { BORROWED_SALOON } from './borrowed-saloon.ts';
import { FIRST_HYBRID } from './first-hybrid.ts';
import { FIRST_SALOON } from './first-saloon.ts';

/** A car of the group's past: none of them is sold, has figures, or belongs to today's families. */
export interface HeritageCar {
  id: `heritage-${number}`;
  plan: BodyPlan;
  /** On nose and tail; the borrowed car bears none. */
  mark?: 'round' | 'ruichuan';
  paint: PaintName;
}

/** Beginnings, as `/about/history` and `/about/story` tell of them. Decision 0122. */
export const HERITAGE: readonly HeritageCar[] = [
  { id: 'heritage-1997', plan: BORROWED_SALOON, paint: 'wine' },
  { id: 'heritage-1999', plan: FIRST_SALOON, mark: 'round', paint: 'jade' },
  { id: 'heritage-2004', plan: FIRST_HYBRID, mark: 'ruichuan', paint: 'champagne' },
];
