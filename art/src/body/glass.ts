import { sink } from '../geometry/cut.ts';
import { distanceTo } from '../geometry/distance.ts';
import { loop, outline } from '../geometry/outline.ts';
import type { Field, Part } from '../geometry/pool.ts';
import type { Bench } from './bench.ts';
import type { BodyPlan } from './body-plan.ts';
import type { MaterialName } from '../studio/materials.ts';
import { facing, grown, lifted, within } from './elevation.ts';

/** Opening with a gloss-black seal `band` wide round it; gives back the glass, `depth` below the skin. */
function opening(
  bench: Bench,
  field: Field,
  { where, band, depth, frame = 'gloss' }: { where: Field; band: number; depth: number; frame?: MaterialName },
): Part {
  const hole = bench.takeOut(within(grown(field, band), where));
  bench.putWall(hole.edges, 0.003, 'rubber');
  const ring = bench.cut(hole.inside, field);
  bench.put(sink(bench.pool, ring.outside, 0.002), frame);
  bench.putWall(ring.edges, depth, 'rubber');
  return sink(bench.pool, ring.inside, depth);
}

function cutSideGlass(bench: Bench, plan: BodyPlan) {
  const field = lifted('side', distanceTo(loop(plan.sideGlass, 14)));
  const where = within(
    (_x, y) => 0.35 - y,
    (_x, _y, z) => plan.house.from + 0.12 - z,
  );
  const { width: band, material: frame } = plan.windowFrame ?? { width: 0.013, material: 'gloss' };
  let glass = opening(bench, field, { where, band, depth: 0.005, frame });
  for (const pillar of plan.pillars) {
    const cut = bench.cut(glass, lifted('side', distanceTo(outline(pillar, 0.004))));
    bench.put(cut.inside, 'gloss');
    glass = cut.outside;
  }
  bench.put(glass, 'sideGlass');
}

/** Side windows with their pillars, windscreen, roof and rear window. */
export function cutGlass(bench: Bench, plan: BodyPlan) {
  cutSideGlass(bench, plan);
  for (const pane of plan.planGlass) {
    const field = lifted('plan', distanceTo(outline(pane.points, pane.radius)));
    const where = facing('plan', pane.above ?? plan.house.from + 0.1);
    const glass = opening(bench, field, { where, band: 0.014, depth: 0.004 });
    if (pane.frit === undefined) {
      bench.put(glass, pane.material);
      continue;
    }
    const clear = bench.cut(glass, grown(field, -pane.frit));
    bench.put(clear.outside, 'gloss');
    bench.put(clear.inside, pane.material);
  }
}
