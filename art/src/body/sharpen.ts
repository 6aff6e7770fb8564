import { refine } from '../geometry/cut.ts';
import type { Part, Pool } from '../geometry/pool.ts';
import { along, type Vec3 } from '../geometry/vector.ts';
import type { BodyPlan } from './body-plan.ts';
import { slope } from './body-mesh.ts';
import { edgesOf, type Body } from './implicit.ts';

/** Triangles near an edge are divided until their sides are shorter than this, metres; two steps keep them well shaped. */
const FINE = [0.012, 0.006] as const;
const REACH = 0.022;
/** Below this half width there is no side. */
const SIDE = 0.45;

/** Moves a vertex along its normal onto the body and gives it the body's own normal. */
function settle(pool: Pool, { inside }: Body, i: number) {
  const normal = pool.normal(i);
  let point: Vec3 = pool.point(i);
  for (let step = 0; step < 3; step += 1) {
    const here = inside(...point);
    const rise = (inside(...along(point, normal, 1e-4)) - here) / 1e-4;
    if (Math.abs(rise) > 0.2) point = along(point, normal, -here / rise);
  }
  const own = slope(inside, point, false);
  for (let k = 0; k < 3; k += 1) {
    pool.points[3 * i + k] = point[k];
    pool.normals[3 * i + k] = own[k];
  }
}

/** A mesh that follows the lines of the side: new vertices lie on the body itself, so that its edges stay edges. */
export function sharpen(pool: Pool, part: Part, { plan, body }: { plan: BodyPlan; body: Body }): Part {
  const edges = edgesOf(plan);
  const near = (i: number) => {
    const [x, y, z] = pool.point(i);
    return y > SIDE && edges.some((height) => Math.abs(z - height(x)) < REACH);
  };
  let fine = part;
  for (const length of FINE) {
    const known = pool.count;
    fine = refine(pool, fine, { near, length });
    for (let i = known; i < pool.count; i += 1) settle(pool, body, i);
  }
  return fine;
}
