import { wallAlong } from '../geometry/cut.ts';
import type { Edges } from '../geometry/pool.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { Bench } from './bench.ts';
import type { BodyPlan } from './body-plan.ts';
import { within } from './elevation.ts';

/** Rolled lip: how far each step has gone towards the axle and into the car. */
const LIP: readonly (readonly [number, number])[] = [
  [0.0025, 0.003],
  [0.006, 0.012],
  [0.008, 0.034],
];
export const ARCH_INNER = 0.52;

function rollLip(bench: Bench, edges: Edges, { axle, plan }: { axle: number; plan: BodyPlan }) {
  let [ring, radiusDone, innerDone] = [edges, 0, 0];
  for (const [radius, inner] of LIP) {
    const [closer, deeper] = [radius - radiusDone, inner - innerDone];
    [radiusDone, innerDone] = [radius, inner];
    const step = (i: number): Vec3 => {
      const [x, , z] = bench.pool.point(i);
      const distance = Math.hypot(x - axle, z - plan.wheelRadius);
      return [(-(x - axle) / distance) * closer, -deeper, (-(z - plan.wheelRadius) / distance) * closer];
    };
    const strip = wallAlong(bench.pool, ring, step);
    bench.put(strip.part, plan.archTrim > 0 ? 'trim' : 'paint');
    ring = strip.end;
  }
}

/** Wheel arches: hole, optional black ring, rolled lip. */
export function cutArches(bench: Bench, plan: BodyPlan) {
  const inner = plan.archInner ?? ARCH_INNER;
  for (const axle of plan.axles) {
    const disc = (radius: number) =>
      within(
        (x, _y, z) => Math.hypot(x - axle, z - plan.wheelRadius) - radius,
        (_x, y) => inner - y,
      );
    const hole = bench.takeOut(disc(plan.archRadius));
    const outer = hole.edges.filter(([a]) => bench.pool.point(a)[1] > 0.6);
    rollLip(bench, outer, { axle, plan });
    if (plan.archTrim > 0) {
      const ring = bench.takeOut(disc(plan.archRadius + plan.archTrim));
      bench.put(ring.inside, 'trim');
    }
  }
}
