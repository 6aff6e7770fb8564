import type { BodyPlan } from '../body/body-plan.ts';
import { makeBody } from '../body/implicit.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { CARS } from '../vehicles/fleet.ts';
import { ghost } from './ghost.ts';
import { INK, type Figure } from './sheet.ts';
import { ring } from './solids.ts';

const Y: Vec3 = [0, 1, 0];

const planOf = (id: string): BodyPlan => {
  const car = CARS.find((one) => one.id === id);
  if (!car) throw new Error(`${id}: no such car`);
  return car.plan;
};

/** Everything moved by an offset. */
export const moved = (figures: readonly Figure[], [dx, dy, dz]: Vec3): Figure[] =>
  figures.map((figure) => ({ ...figure, points: figure.points.map(([x, y, z]): Vec3 => [x + dx, y + dy, z + dz]) }));

const SPOKES = 10;

/** The outer face of a wheel; the rest of it is in its arch. */
function wheel(plan: BodyPlan, [x, out]: readonly [x: number, out: number]): Figure[] {
  const { wheelRadius, rimRadius } = plan;
  const side = Math.sign(out);
  const face: Vec3 = [x, out, wheelRadius];
  const spokes = Array.from({ length: SPOKES }, (_, i): Figure => {
    const angle = (2 * Math.PI * i) / SPOKES;
    const place = (r: number, turn: number): Vec3 => [
      x + r * Math.cos(angle + turn),
      out + side * 0.004,
      wheelRadius + r * Math.sin(angle + turn),
    ];
    const points = [place(0.06, -0.3), place(rimRadius - 0.02, -0.05), place(rimRadius - 0.02, 0.05), place(0.06, 0.3)];
    return { points, closed: true, fill: '#2d3b48', stroke: INK.line, width: 0.5, opacity: 0.9, layer: 2 };
  });
  const round = (radius: number, width: number): Figure => ({
    points: ring({ at: face, radius, axis: Y }, 0.004),
    closed: true,
    stroke: INK.line,
    width,
    opacity: 0.8,
    layer: 2,
  });
  return [
    { ...round(wheelRadius, 0.7), fill: '#0a0f15', layer: 1 },
    { ...round(rimRadius, 0.5), fill: '#141d26', layer: 1 },
    ...spokes,
    round(wheelRadius, 0.7),
    round(rimRadius, 1),
    round(0.06, 0.7),
  ];
}

/** How far out the wheels stand: just inside the wings. */
function trackOf(plan: BodyPlan): number {
  const { inside } = makeBody(plan);
  const [x] = plan.axles;
  let out = 0.6;
  while (inside(x, out, plan.wheelRadius + plan.archRadius + 0.04) < 0) out += 0.005;
  return out - 0.03;
}

/** A car as a scan on its wheels; those that face the other side stay hidden behind it. */
export function bodyScan(id: string, step = 0.09, towards = -1): Figure[] {
  const plan = planOf(id);
  const track = trackOf(plan);
  const far = plan.axles.flatMap((x) => wheel(plan, [x, -towards * track]));
  const near = plan.axles.flatMap((x) => wheel(plan, [x, towards * track]));
  return [
    ...far.map((figure) => ({ ...figure, layer: 0 })),
    ...ghost(plan, { step, opacity: 0.8, layer: 1, solid: true, arches: true }),
    ...near.map((figure) => ({ ...figure, layer: (figure.layer ?? 1) + 1 })),
  ];
}
