import type { BodyPlan } from '../body/body-plan.ts';
import { Soup } from '../geometry/soup.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../studio/materials.ts';
import { CARS } from '../vehicles/fleet.ts';
import { subjectOf } from '../vehicles/subject.ts';

export function subjectPlan(id: string): BodyPlan {
  const car = CARS.find((one) => one.id === id);
  if (!car) throw new Error(`${id}: no such car`);
  return car.plan;
}

/** What a body has before it is painted, and what it is made of then. */
const SHEET: Partial<Record<MaterialName, MaterialName>> = {
  paint: 'steelSheet',
  trim: 'block',
  well: 'block',
  under: 'block',
  gap: 'gap',
};

/** A body in white: sheet metal without glass, lamps and wheels. */
export function bodyInWhite(id: string, mesh: number): Soup {
  const whole = subjectOf(id).build(mesh);
  const body = new Soup();
  for (const [from, to] of Object.entries(SHEET)) {
    const number = MATERIAL_NUMBERS[from as MaterialName];
    for (const [k, materials] of whole.materials.entries()) {
      if (materials[0] !== number) continue;
      body.place({ points: whole.points[k], normals: whole.normals[k] }, MATERIAL_NUMBERS[to], {});
    }
  }
  return body;
}
