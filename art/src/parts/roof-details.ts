import type { BodyPlan } from '../body/body-plan.ts';
import type { Body } from '../body/implicit.ts';
import { pillow, tube } from '../geometry/primitives.ts';
import { turnY, type Soup } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { MaterialNumber } from '../studio/materials.ts';

/** Height of the skin over a place. */
export function skinZ(body: Body, x: number, y: number): number {
  let [low, high] = [0.3, 2.4];
  // From above: the first sign of the body is its roof and not its floor.
  while (high > low && body.inside(x, y, high) > 0) high -= 0.02;
  low = high;
  high += 0.02;
  for (let i = 0; i < 20; i += 1) {
    const middle = (low + high) / 2;
    if (body.inside(x, y, middle) > 0) high = middle;
    else low = middle;
  }
  return low;
}

/** Wipers in the channel below the windscreen. */
function addWipers(soup: Soup, material: MaterialNumber, { plan, body }: { plan: BodyPlan; body: Body }) {
  const screen = plan.planGlass.find((pane) => pane.material === 'screen');
  if (!screen) return;
  const base = Math.max(...screen.points.map(([x]) => x));
  const blade = (from: readonly [number, number], to: readonly [number, number]) => {
    const path = Array.from({ length: 9 }, (_, i): Vec3 => {
      const t = i / 8;
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      return [x, y, skinZ(body, x, y) + 0.006];
    });
    soup.place(tube(path, { radius: 0.006, segments: 8 }), material.rubber);
  };
  blade([base - 0.035, 0.52], [base - 0.03, -0.06]);
  blade([base - 0.045, 0.02], [base - 0.06, -0.5]);
}

/** Fin with the aerials. */
function addFin(soup: Soup, material: MaterialNumber, { plan, body }: { plan: BodyPlan; body: Body }) {
  const roof = plan.planGlass.find((pane) => pane.material === 'roofGlass');
  if (!roof) return;
  const x = Math.min(...roof.points.map(([at]) => at)) - 0.07;
  // A roof that runs down to the tail hides its aerials.
  if (x < -1.9) return;
  soup.place(pillow([0.07, 0.014, 0.024], { exponent: 2.2, steps: 20 }), material.paint, {
    at: [x, 0, skinZ(body, x, 0)],
  });
}

function addRails(soup: Soup, material: MaterialNumber, { plan, body }: { plan: BodyPlan; body: Body }) {
  if (!plan.rails) return;
  const { from, to, y } = plan.rails;
  const path = Array.from({ length: 24 }, (_, i): Vec3 => {
    const t = i / 23;
    const x = from + (to - from) * t;
    const ends = Math.min(1, Math.min(t, 1 - t) * 9);
    return [x, y, skinZ(body, x, y) + 0.034 * Math.sqrt(ends) - 0.006];
  });
  soup.place(tube(path, { radius: 0.014, segments: 12 }), material.satin, { mirror: true });
}

function addSpoiler(soup: Soup, material: MaterialNumber, { plan, body }: { plan: BodyPlan; body: Body }) {
  if (!plan.spoiler) return;
  const { x, halfLength, halfWidth, lean } = plan.spoiler;
  const blade = pillow([halfLength, halfWidth, 0.02], { exponent: 5 });
  soup.place(blade, material.paint, { at: [x, 0, skinZ(body, x, halfWidth * 0.6) + 0.016], turn: turnY(lean) });
}

export function addRoofDetails(soup: Soup, material: MaterialNumber, car: { plan: BodyPlan; body: Body }) {
  addWipers(soup, material, car);
  addFin(soup, material, car);
  addRails(soup, material, car);
  addSpoiler(soup, material, car);
}
