import { ARCH_INNER } from '../body/arches.ts';
import type { BodyPlan } from '../body/body-plan.ts';
import type { Body } from '../body/implicit.ts';
import { lathe, tube } from '../geometry/primitives.ts';
import { turnY, turnZ, turns, type Soup, type Turn } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { MaterialNumber } from '../studio/materials.ts';
import { wheel } from './wheel.ts';

/** How far the face of a wheel stays inside the arch, where a plan does not say. */
const INSET = 0.016;
/** How far a tyre gives under the car's weight: it stands on a patch of 13 cm instead of on a line. Metres. */
const GIVE = 0.006;

/** Half the track: where the faces of an axle's wheels stand. */
export function wheelFaceY(plan: BodyPlan, body: Body, axle: number): number {
  return body.side(axle, plan.wheelRadius + plan.archRadius * 0.75) - (plan.wheelInset ?? INSET);
}

function addWell(soup: Soup, material: MaterialNumber, { plan, axle, y }: { plan: BodyPlan; axle: number; y: number }) {
  const inner = (plan.archInner ?? ARCH_INNER) - 0.02;
  const r = plan.archRadius;
  const tunnel = lathe(
    [
      [r + 0.006, y - 0.035],
      [r + 0.008, inner],
    ],
    { segments: 96, sharp: true, arc: [-0.35, Math.PI + 0.35] },
  );
  const wall = lathe(
    [
      [0, inner],
      [r + 0.01, inner],
    ],
    { segments: 96, sharp: true, arc: [-0.45, Math.PI + 0.45] },
  );
  const at: Vec3 = [axle, 0, plan.wheelRadius];
  for (const shape of [tunnel, wall]) soup.place(shape, material.well, { at, mirror: true });
  soup.place(
    tube(
      [
        [0, -0.6, 0],
        [0, 0.6, 0],
      ],
      { radius: 0.04, segments: 16 },
    ),
    material.well,
    { at },
  );
}

/** What would be below the ground lies on it. */
function flattened({ points }: Soup, from: number) {
  for (const list of points.slice(from)) for (let z = 2; z < list.length; z += 3) list[z] = Math.max(0, list[z]);
}

/** Wheels on the ground, wells and axles. `steer` turns the front wheels, radians. */
export function addRunningGear(
  soup: Soup,
  material: MaterialNumber,
  { plan, body, steer = 0 }: { plan: BodyPlan; body: Body; steer?: number },
) {
  const { wheelRadius: radius, rimRadius, tyreWidth: width, rim: design, caliper } = plan;
  const before = soup.points.length;
  const pieces = wheel({ radius, rimRadius, width, design, caliper });
  for (const [i, axle] of plan.axles.entries()) {
    const y = wheelFaceY(plan, body, axle);
    for (const side of [1, -1]) {
      const flip: Turn = side > 0 ? (v) => v : (v) => [v[0], -v[1], v[2]];
      const turn = turns(turnY(0.35 + i * 0.5), flip, turnZ(i === 1 ? steer : 0));
      for (const [shape, name] of pieces)
        soup.place(shape, material[name], { at: [axle, side * y, radius - GIVE], turn });
    }
    addWell(soup, material, { plan, axle, y });
  }
  flattened(soup, before);
}
