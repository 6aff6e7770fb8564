import { sink, split } from '../geometry/cut.ts';
import { fair } from '../geometry/curve.ts';
import type { Soup } from '../geometry/soup.ts';
import type { MaterialNumber } from '../studio/materials.ts';
import { cutArches } from './arches.ts';
import { Bench } from './bench.ts';
import type { BodyPlan } from './body-plan.ts';
import { meshBody } from './body-mesh.ts';
import { cutGlass } from './glass.ts';
import { cutGraphic } from './graphics.ts';
import type { Body } from './implicit.ts';
import { sharpen } from './sharpen.ts';
import { cutShutLine } from './shut-lines.ts';

/** Steeper than this towards the ground, the lower edge is the black floor and not trim. */
const FLOOR_SLOPE = -0.72;
/** The roof's colour begins this far above the belt, metres. */
const ABOVE_BELT = 0.016;

function cutCladding(bench: Bench, plan: BodyPlan) {
  const edge = fair(plan.cladding, { sigma: 0.05 });
  const cut = bench.takeOut((x, _y, z) => z - edge(x));
  bench.putWall(cut.edges, 0.006, 'rubber');
  const low = sink(bench.pool, cut.inside, 0.005);
  const floor = split(bench.pool, low, (i) => bench.pool.normal(i)[2] - FLOOR_SLOPE);
  bench.put(floor.inside, 'under');
  bench.put(floor.outside, 'trim');
}

/** Roof and pillars in their own colour, down to the belt. */
function cutRoof(bench: Bench, { house, roofColour }: BodyPlan) {
  if (!roofColour) return;
  const belt = fair(house.belt, { sigma: 0.1 });
  const half = fair(house.halfWidth, { sigma: 0.12 });
  const cut = bench.takeOut((x, y, z) => Math.max(belt(x) + ABOVE_BELT - z, y - half(x) - 0.006));
  bench.put(cut.inside, roofColour);
}

export interface PanelRequest {
  plan: BodyPlan;
  body: Body;
  quality: number;
}

/** Meshes the body and cuts it into sheet, glass, lamps, trim and gaps. */
export function buildPanels(soup: Soup, material: MaterialNumber, { plan, body, quality }: PanelRequest) {
  const { pool, part } = meshBody(body.inside, { spine: plan.spine, quality });
  const bench = new Bench({ pool, part: sharpen(pool, part, { plan, body }) }, soup, material);
  cutArches(bench, plan);
  cutGlass(bench, plan);
  for (const graphic of plan.graphics) cutGraphic(bench, graphic);
  cutCladding(bench, plan);
  for (const line of plan.shutLines) cutShutLine(bench, line);
  cutRoof(bench, plan);
  bench.put(bench.paint, 'paint');
}
