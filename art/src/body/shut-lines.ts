import { sink } from '../geometry/cut.ts';
import { distanceTo } from '../geometry/distance.ts';
import { outline } from '../geometry/outline.ts';
import type { Field, Part } from '../geometry/pool.ts';
import { along, dot, scale, subtract, unit, type Vec3 } from '../geometry/vector.ts';
import type { Bench } from './bench.ts';
import type { ShutLine } from './body-plan.ts';
import { facing, grown, lifted, within } from './elevation.ts';

/** Half the gap between two panels, and how wide the rolled edge beside it is. */
const HALF_GAP = 0.0019;
const HEM = 0.006;
const NUDGE = 5e-4;

function away(field: Field, [x, y, z]: Vec3): Vec3 {
  const here = Math.abs(field(x, y, z));
  const change = (dx: number, dy: number, dz: number) => Math.abs(field(x + dx, y + dy, z + dz)) - here;
  return [change(NUDGE, 0, 0), change(0, NUDGE, 0), change(0, 0, NUDGE)];
}

/** Tilts normals near a cut, so that the edge of a panel reads as a rolled hem that catches light. */
function hemmed(bench: Bench, part: Part, { field, amount }: { field: Field; amount: number }): number[] {
  const width = HALF_GAP + HEM;
  const made = new Map<number, number>();
  return part.map((i) => {
    const known = made.get(i);
    if (known !== undefined) return known;
    const [point, normal] = [bench.pool.point(i), bench.pool.normal(i)];
    const raw = away(field, point);
    const outwards = unit(subtract(raw, scale(normal, dot(raw, normal))));
    const tilt = amount * Math.max(0, 1 - Math.abs(field(...point)) / width);
    const vertex = bench.pool.add(point, unit(along(normal, outwards, -tilt)));
    made.set(i, vertex);
    return vertex;
  });
}

/** A gap between two panels as a real groove. */
export function cutShutLine(bench: Bench, line: ShutLine) {
  const view = line.view ?? 'side';
  const field = lifted(view, distanceTo(outline(line.points, line.radius ?? 0.05, 10)));
  const limit = view === 'front' ? 1.7 : view === 'rear' ? -1.7 : line.above;
  const panel = within(field, facing(view, limit));
  const width = HALF_GAP + HEM;
  const outer = bench.takeOut(grown(panel, width));
  const gapOuter = bench.cut(outer.inside, grown(panel, HALF_GAP));
  const gapInner = bench.cut(gapOuter.inside, grown(panel, -HALF_GAP));
  const inner = bench.cut(gapInner.inside, grown(panel, -width));
  bench.paint = [...outer.outside, ...inner.inside];
  bench.put(sink(bench.pool, gapInner.outside, 0.007), 'gap');
  bench.putWall(gapOuter.edges, 0.006, 'gap');
  bench.putWall(gapInner.edges, 0.006, 'gap');
  const amount = view === 'side' ? 0.35 : 0.15;
  for (const hem of [gapOuter.outside, inner.outside]) bench.put(hemmed(bench, hem, { field, amount }), 'paint');
}
