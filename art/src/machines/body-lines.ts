import type { BodyPlan } from '../body/body-plan.ts';
import { makeBody, type Body } from '../body/implicit.ts';
import { INK } from '../drawings/sheet.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { spread } from '../sets/fixtures.ts';
import type { Strand } from '../sets/strands.ts';

/** How high the skin is at a place of the plan; null outside the body. */
function skinHeight({ inside }: Body, x: number, y: number): number | null {
  let [low, high] = [0.46, 1.9];
  if (inside(x, y, low) > 0) return null;
  for (let k = 0; k < 24; k += 1) {
    const z = (low + high) / 2;
    if (inside(x, y, z) < 0) low = z;
    else high = z;
  }
  return low;
}

/** Steeper than this, metres from point to point, is no roof any more but the tail. */
const STEEP = 0.03;

/** The body that is not there, as three fine lines along its skin; the middle one is ours. */
export function bodyLines(plan: BodyPlan): Strand[] {
  const body = makeBody(plan);
  const xs = spread(260, [plan.ends.tailX + 0.002, plan.ends.noseX - 0.002]);
  return [0, 0.42, -0.42].map((y): Strand => {
    const skin = xs.flatMap((x): Vec3[] => {
      const z = skinHeight(body, x, y);
      return z === null ? [] : [[x, y, z]];
    });
    const start = skin.findIndex(([, , z], i) => Math.abs((skin[i + 1]?.[2] ?? z) - z) < STEEP);
    const points = skin.slice(start);
    if (y === 0) return { points, stroke: INK.kiln, width: 1.6, opacity: 0.9 };
    return { points, stroke: INK.line, width: 1, opacity: 0.4 };
  });
}
