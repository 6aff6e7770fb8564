import { makeBody } from '../body/implicit.ts';
import { lathe } from '../geometry/primitives.ts';
import { Soup } from '../geometry/soup.ts';
import { route } from '../geometry/table.ts';
import { add, type Vec3 } from '../geometry/vector.ts';
import { wheelFaceY } from '../parts/running-gear.ts';
import { subjectPlan } from '../sets/bodies.ts';
import { addCorner, wheelsOf } from '../sets/chassis.ts';
import { addBlock, addRod, spread } from '../sets/fixtures.ts';
import { MATERIAL_NUMBERS } from '../studio/materials.ts';
import { addPack } from './battery-pack.ts';
import { addAxleDrive, addHalfShaft } from './axle.ts';
import { addPart } from './part.ts';

/** The car whose chassis it is. */
export const CAR = 'yunji-e9';
const SIDES = [1, -1] as const;

/** Frame of hollow sections that carries a drive; `x` is its axle. */
function addSubframe(soup: Soup, x: number, out: 1 | -1) {
  for (const side of SIDES) {
    const rail = route([
      x - out * 0.36,
      side * 0.44,
      0.2,
      x - out * 0.2,
      side * 0.4,
      0.23,
      x + out * 0.2,
      side * 0.4,
      0.23,
      x + out * 0.4,
      side * 0.45,
      0.3,
    ]);
    addRod(soup, rail, { material: 'rimFace', radius: 0.034, segments: 24 });
    for (const dx of [-0.34, 0.36]) {
      const bush = lathe(
        [
          [0.001, 0.03],
          [0.05, 0.03],
          [0.052, 0.02],
          [0.052, -0.03],
          [0.001, -0.03],
        ],
        { segments: 40, sharp: true },
      );
      soup.place(bush, MATERIAL_NUMBERS.block, {
        at: [x + out * dx, side * 0.45, dx < 0 ? 0.21 : 0.29],
        turn: (v) => [v[0], v[2], v[1]],
      });
    }
  }
  for (const dx of [-0.24, 0.25])
    addPart(soup, 'rimFace', [[x + out * dx, 0, 0.22], [0.045, 0.42, 0.026], { bevel: 0.012 }]);
}

/** Knuckle, lower arm and strut of a corner. */
function addHub(soup: Soup, [x, y, z]: Vec3) {
  const out = Math.sign(y);
  addPart(soup, 'satin', [[x, y - out * 0.15, z], [0.045, 0.03, 0.16], { corner: 0.02, bevel: 0.012 }]);
  for (const dx of [-0.2, 0.2]) {
    const arm = route([x + dx, out * 0.4, 0.25, x + dx * 0.55, out * 0.56, 0.235, x, y - out * 0.14, 0.225]);
    addRod(soup, arm, { material: 'rimFace', radius: 0.021, segments: 20 });
  }
}

/** Longitudinals, crush boxes and the beam at an end of the car. */
function addEnd(soup: Soup, x: number, { out, beam, z }: { out: 1 | -1; beam: number; z: number }) {
  for (const side of SIDES) {
    const rail = route([x - out * 0.28, side * 0.56, 0.27, x, side * 0.5, z, x + out * 0.36, side * 0.5, z]);
    addRod(soup, rail, { material: 'satin', radius: 0.042, segments: 24 });
    addPart(soup, 'rimFace', [[beam - out * 0.1, side * 0.5, z], [0.085, 0.05, 0.055], { bevel: 0.01 }]);
    for (const dx of spread(3, [-0.05, 0.05]))
      addPart(soup, 'rimDark', [[beam - out * 0.1 + dx, side * 0.5, z], [0.006, 0.053, 0.058], {}]);
  }
  const bow = spread(17, [-0.66, 0.66]).map((y): Vec3 => [beam - out * 0.1 * (y / 0.66) ** 2, y, z]);
  for (const dz of [-0.03, 0.03])
    addRod(
      soup,
      bow.map((p) => add(p, [0, 0, dz])),
      { material: 'rimFace', radius: 0.036, segments: 20 },
    );
}

/** Radiator and its two fans behind the front beam. */
function addRadiator(soup: Soup, at: Vec3) {
  addPart(soup, 'block', [at, [0.022, 0.4, 0.17], { corner: 0.01 }]);
  for (const side of SIDES)
    addPart(soup, 'trim', [add(at, [0, side * 0.42, 0]), [0.034, 0.03, 0.18], { corner: 0.02 }]);
  for (const z of spread(24, [-0.155, 0.155]))
    addBlock(soup, 'satin', [add(at, [0.024, 0, z]), [0.0015, 0.39, 0.0022]]);
}

const CABLE = { material: 'cable', radius: 0.017, segments: 24 } as const;
const HOSE = { material: 'trim', radius: 0.02, segments: 24 } as const;

/** A bent line through a few points, without corners. */
function bent(points: readonly Vec3[]): Vec3[] {
  return spread(40, [0, 1]).map((t): Vec3 => {
    let row = points;
    while (row.length > 1) {
      const last = row;
      row = last
        .slice(1)
        .map((q, i): Vec3 => [
          last[i][0] + (q[0] - last[i][0]) * t,
          last[i][1] + (q[1] - last[i][1]) * t,
          last[i][2] + (q[2] - last[i][2]) * t,
        ]);
    }
    return row[0];
  });
}

/** High voltage to both drives, coolant to the front. */
function addLines(soup: Soup, [rear, front]: readonly [number, number]) {
  for (const y of [-0.08, 0.02]) {
    addRod(
      soup,
      bent(route([front - 0.3, y, 0.575, front - 0.42, y, 0.57, front - 0.36, y, 0.28, 1.16, y, 0.25])),
      CABLE,
    );
    addRod(
      soup,
      bent(route([rear + 0.3, y, 0.575, rear + 0.42, y, 0.57, rear + 0.36, y, 0.28, -1.16, y, 0.25])),
      CABLE,
    );
  }
  for (const side of SIDES)
    addRod(
      soup,
      bent(route([1.2, side * 0.44, 0.23, 1.34, side * 0.44, 0.23, 1.7, side * 0.3, 0.5, 2, side * 0.34, 0.48])),
      HOSE,
    );
}

/** The rolling chassis: battery as floor, a drive on each axle, wheels on the ground. */
export function rollingChassis(): Soup {
  const soup = new Soup();
  const plan = subjectPlan(CAR);
  const body = makeBody(plan);
  soup.addSoup(wheelsOf(plan), {});
  addPack(soup, [0, 0, 0.2]);
  const [rear, front] = plan.axles.toSorted((a, b) => a - b);
  for (const [x, out] of [
    [rear, -1],
    [front, 1],
  ] as const) {
    const z = plan.wheelRadius;
    const face = wheelFaceY(plan, body, x);
    addAxleDrive(soup, [x, 0, z + 0.03], out === 1 ? -1 : 1);
    addSubframe(soup, x, out);
    for (const side of SIDES) {
      addCorner(soup, [x, side * (face - 0.1), z]);
      addHub(soup, [x, side * (face - 0.04), z]);
      addHalfShaft(soup, [
        [x, side * 0.3, z + 0.03],
        [x, side * (face - 0.15), z],
      ]);
    }
    addRod(
      soup,
      bent(
        route([x + out * 0.25, -0.6, 0.4, x + out * 0.3, -0.5, 0.3, x + out * 0.3, 0.5, 0.3, x + out * 0.25, 0.6, 0.4]),
      ),
      {
        material: 'satin',
        radius: 0.013,
        segments: 16,
      },
    );
  }
  addEnd(soup, front + 0.3, { out: 1, beam: 2.3, z: 0.46 });
  addEnd(soup, rear - 0.3, { out: -1, beam: -2.28, z: 0.48 });
  addRadiator(soup, [2.08, 0, 0.46]);
  addLines(soup, [rear, front]);
  return soup;
}
