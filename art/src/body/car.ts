import { addCabin, addExtras, addMirrors } from '../parts/fittings.ts';
import { addBadge, addPlate, type BrandId } from '../faces/badge.ts';
import { addRoundBadge } from '../faces/round-badge.ts';
import { addRoofDetails } from '../parts/roof-details.ts';
import { addRunningGear } from '../parts/running-gear.ts';
import { Soup } from '../geometry/soup.ts';
import { MATERIAL_NUMBERS } from '../studio/materials.ts';
import type { BodyPlan } from './body-plan.ts';
import { makeBody } from './implicit.ts';
import { buildPanels } from './panels.ts';

export interface CarOrder {
  plan: BodyPlan;
  /** Whose mark it bears: a brand's, the round badge of the group's first car, or none. */
  mark?: BrandId | 'round';
  /** 1 is for stills; triangles grow with its square. */
  quality: number;
}

/** A whole car with its brand's face and mark. */
export function buildCar({ plan, mark, quality }: CarOrder): Soup {
  const soup = new Soup();
  const body = makeBody(plan);
  buildPanels(soup, MATERIAL_NUMBERS, { plan, body, quality });
  const ends = [
    { z: plan.front.badgeZ, towards: 1 },
    { z: plan.rear.badgeZ, towards: -1 },
  ] as const;
  for (const end of ends) {
    if (mark === 'round') addRoundBadge(soup, MATERIAL_NUMBERS, { body, ...end });
    else if (mark) addBadge(soup, MATERIAL_NUMBERS, { body, brand: mark, ...end });
  }
  addPlate(soup, MATERIAL_NUMBERS, { body, z: plan.rear.plateZ });
  addRoofDetails(soup, MATERIAL_NUMBERS, { plan, body });
  addRunningGear(soup, MATERIAL_NUMBERS, { plan, body });
  addMirrors(soup, MATERIAL_NUMBERS, { plan, body });
  addCabin(soup, MATERIAL_NUMBERS, plan.cabin);
  addExtras(soup, MATERIAL_NUMBERS, plan.extras);
  return soup;
}
