import { addCabin, addExtras, addMirrors } from '../parts/fittings.ts';
import { addBadge, addPlate, type BrandId } from '../faces/badge.ts';
import { addRoofDetails } from '../parts/roof-details.ts';
import { addRunningGear } from '../parts/running-gear.ts';
import { Soup } from '../geometry/soup.ts';
import { MATERIAL_NUMBERS } from '../studio/materials.ts';
import type { BodyPlan } from './body-plan.ts';
import { makeBody } from './implicit.ts';
import { buildPanels } from './panels.ts';

export interface CarOrder {
  plan: BodyPlan;
  brand: BrandId;
  /** 1 is for stills; triangles grow with its square. */
  quality: number;
}

/** A whole car with its brand's face and mark. */
export function buildCar({ plan, brand, quality }: CarOrder): Soup {
  const soup = new Soup();
  const body = makeBody(plan);
  buildPanels(soup, MATERIAL_NUMBERS, { plan, body, quality });
  addBadge(soup, MATERIAL_NUMBERS, { body, brand, z: plan.front.badgeZ, towards: 1 });
  addBadge(soup, MATERIAL_NUMBERS, { body, brand, z: plan.rear.badgeZ, towards: -1 });
  addPlate(soup, MATERIAL_NUMBERS, { body, z: plan.rear.plateZ });
  addRoofDetails(soup, MATERIAL_NUMBERS, { plan, body });
  addRunningGear(soup, MATERIAL_NUMBERS, { plan, body });
  addMirrors(soup, MATERIAL_NUMBERS, { plan, body });
  addCabin(soup, MATERIAL_NUMBERS, plan.cabin);
  addExtras(soup, MATERIAL_NUMBERS, plan.extras);
  return soup;
}
