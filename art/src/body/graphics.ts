import { sink } from '../geometry/cut.ts';
import { distanceTo } from '../geometry/distance.ts';
import { loop, outline } from '../geometry/outline.ts';
import type { Part } from '../geometry/pool.ts';
import type { Bench } from './bench.ts';
import type { Elevation, Graphic, Inlay } from './body-plan.ts';
import { facing, lifted, within } from './elevation.ts';

function cutInlay(bench: Bench, face: Part, { view, inlay }: { view: Elevation; inlay: Inlay }): Part {
  const field = lifted(view, distanceTo(outline(inlay.points, inlay.radius ?? 0.006)));
  const cut = bench.cutFine(face, field);
  const depth = inlay.depth ?? 0;
  bench.put(depth === 0 ? cut.inside : sink(bench.pool, cut.inside, depth), inlay.material);
  if (depth !== 0) bench.putWall(cut.edges, depth, inlay.wallMaterial ?? 'gloss');
  return cut.outside;
}

/** Lamps, intakes, recesses and handles: a pocket in the sheet with what lies in it. */
export function cutGraphic(bench: Bench, graphic: Graphic) {
  const polygon = graphic.curved ? loop(graphic.points, 12) : outline(graphic.points, graphic.radius ?? 0.02);
  const { view, depth = 0.006 } = graphic;
  const field = within(lifted(view, distanceTo(polygon)), facing(view, graphic.limit));
  const pocket = bench.takeOutFine(field);
  bench.putWall(pocket.edges, depth, graphic.wallMaterial ?? 'gloss');
  if (graphic.cover) bench.put(sink(bench.pool, pocket.inside, 0.001), 'lens');
  let face: Part = sink(bench.pool, pocket.inside, depth);
  for (const inlay of graphic.inlays ?? []) face = cutInlay(bench, face, { view, inlay });
  bench.put(face, graphic.material);
}
