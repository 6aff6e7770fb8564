import type { BodyPlan } from '../body/body-plan.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { CARS } from '../vehicles/fleet.ts';
import { ghost } from './ghost.ts';
import type { Figure } from './sheet.ts';
import { drumFigures } from './solids.ts';

const SIDES = [1, -1];

const Y: Vec3 = [0, 1, 0];

export const planOf = (id: string): BodyPlan => {
  const car = CARS.find((one) => one.id === id);
  if (!car) throw new Error(`${id}: no such car`);
  return car.plan;
};

/** Everything moved by an offset. */
export const moved = (figures: readonly Figure[], [dx, dy, dz]: Vec3): Figure[] =>
  figures.map((figure) => ({ ...figure, points: figure.points.map(([x, y, z]): Vec3 => [x + dx, y + dy, z + dz]) }));

/** A car as a scan on its wheels. */
export function bodyScan(id: string, step = 0.09): Figure[] {
  const plan = planOf(id);
  const wheels = plan.axles.flatMap((x) =>
    SIDES.flatMap((side) => {
      const at: Vec3 = [x, side * 0.84, plan.wheelRadius];
      const size = { at, radius: plan.wheelRadius, half: 0.13, axis: Y };
      return [
        ...drumFigures({ ...size, bore: plan.rimRadius }, { colour: '#10171f', layer: 1 }),
        ...drumFigures({ ...size, radius: plan.rimRadius, half: 0.11, bore: 0.07 }, { colour: '#263441', layer: 1 }),
      ];
    }),
  );
  return [...ghost(plan, { step, opacity: 0.8, layer: 1, solid: true }), ...wheels];
}

/** A body in white: no wheels yet. */
export const bareScan = (id: string, step: number) => ghost(planOf(id), { step, opacity: 0.8, layer: 1, solid: true });
