import type { BodyPlan } from '../body/body-plan.ts';
import { lathe, type Profile } from '../geometry/primitives.ts';
import { Soup } from '../geometry/soup.ts';
import { add, type Vec3 } from '../geometry/vector.ts';
import { makeBody } from '../body/implicit.ts';
import { addRunningGear } from '../parts/running-gear.ts';
import { MATERIAL_NUMBERS } from '../studio/materials.ts';
import { subjectPlan } from './bodies.ts';
import { addBlock, addRod, spread } from './fixtures.ts';

const SIDES = [1, -1];

/** Housing with cooling fins on a level axle across the car. */
const FINS: Profile = Array.from({ length: 29 }, (_, i) => [i % 4 < 2 ? 0.168 : 0.152, -0.21 + 0.015 * i] as const);
const CAPS: Profile = [
  [0.001, 0.25],
  [0.13, 0.25],
  [0.155, 0.225],
  [0.155, -0.225],
  [0.13, -0.25],
  [0.001, -0.25],
];

/** One of our drives: motor, gear, inverter on top. */
export function addDrive(soup: Soup, at: Vec3) {
  soup.place(lathe(CAPS, { segments: 64 }), MATERIAL_NUMBERS.satin, { at });
  soup.place(lathe(FINS, { segments: 64, sharp: true }), MATERIAL_NUMBERS.rimFace, { at });
  soup.place(lathe(CAPS, { segments: 64 }), MATERIAL_NUMBERS.block, {
    at: add(at, [-0.06, 0.3, -0.02]),
    scale: [0.86, 0.32, 0.86],
  });
  addBlock(soup, 'rimFace', [add(at, [0, -0.02, 0.2]), [0.17, 0.19, 0.045]]);
  addBlock(soup, 'orange', [add(at, [0, -0.02, 0.249]), [0.12, 0.14, 0.004]]);
}

/** Tray, cooling plate, sixteen modules of cells under their busbars. */
export function addBattery(soup: Soup, at: Vec3) {
  addBlock(soup, 'rimDark', [at, [1.12, 0.72, 0.025]]);
  for (const side of SIDES) {
    addBlock(soup, 'satin', [add(at, [0, side * 0.74, 0.05]), [1.16, 0.045, 0.07]]);
    addBlock(soup, 'satin', [add(at, [side * 1.13, 0, 0.05]), [0.03, 0.7, 0.06]]);
  }
  for (const x of spread(8, [-0.94, 0.94])) {
    for (const side of SIDES) {
      addBlock(soup, 'cell', [add(at, [x, side * 0.35, 0.075]), [0.115, 0.32, 0.05]]);
      for (const y of spread(10, [-0.27, 0.27])) {
        addBlock(soup, 'cellTop', [add(at, [x, side * 0.35 + y, 0.129]), [0.098, 0.017, 0.004]]);
      }
    }
  }
  for (const y of [-0.08, 0.08]) addBlock(soup, 'cable', [add(at, [0, y, 0.145]), [1.06, 0.016, 0.01]]);
}

function addCables(soup: Soup, at: Vec3) {
  for (const end of SIDES) {
    for (const y of [-0.05, 0.05]) {
      const path: Vec3[] = [
        [end * 1.04, y, 0.145],
        [end * 1.18, y, 0.17],
        [end * 1.3, y * 1.4, 0.3],
        [end * 1.36, y * 1.6, 0.42],
      ];
      addRod(
        soup,
        path.map((p) => add(p, [at[0], at[1], at[2] - 0.2 + 0.2])),
        { material: 'cable', radius: 0.02 },
      );
    }
  }
}

/** Arms, damper and spring of one corner. */
export function addCorner(soup: Soup, [x, y, z]: Vec3) {
  const out = Math.sign(y);
  for (const dx of [-0.24, 0.24]) {
    addRod(
      soup,
      [
        [x + dx, y - out * 0.5, z - 0.08],
        [x, y - out * 0.1, z - 0.1],
      ],
      { material: 'block', radius: 0.022 },
    );
    addRod(
      soup,
      [
        [x + dx * 0.8, y - out * 0.42, z + 0.16],
        [x, y - out * 0.12, z + 0.18],
      ],
      { material: 'block', radius: 0.016 },
    );
  }
  const coil = Array.from({ length: 130 }, (_, i): Vec3 => {
    const angle = (2 * Math.PI * 7 * i) / 129;
    const t = i / 129;
    return [x + 0.058 * Math.cos(angle), y - out * (0.26 + 0.06 * t) + 0.058 * Math.sin(angle), z + 0.02 + 0.34 * t];
  });
  addRod(soup, coil, { material: 'orange', radius: 0.011, segments: 6 });
  addRod(
    soup,
    [
      [x, y - out * 0.26, z - 0.06],
      [x, y - out * 0.32, z + 0.4],
    ],
    { material: 'chrome', radius: 0.022 },
  );
}

/** The wheels of a car by themselves, without wells and axles. */
export function wheelsOf(plan: BodyPlan): Soup {
  const gear = new Soup();
  addRunningGear(gear, MATERIAL_NUMBERS, { plan, body: makeBody(plan) });
  const wheels = new Soup();
  const hidden: readonly number[] = [MATERIAL_NUMBERS.well, MATERIAL_NUMBERS.under, MATERIAL_NUMBERS.gap];
  for (const [k, materials] of gear.materials.entries()) {
    if (!hidden.includes(materials[0]))
      wheels.place({ points: gear.points[k], normals: gear.normals[k] }, materials[0]);
  }
  return wheels;
}

/** Platform without a body: battery as floor, a drive on each axle. Its wheels stand on `at`. */
export function addChassis(soup: Soup, at: Vec3) {
  const plan = subjectPlan('yunji-e9');
  soup.addSoup(wheelsOf(plan), { at });
  addBattery(soup, add(at, [0, 0, 0.17]));
  addCables(soup, add(at, [0, 0, 0.17]));
  for (const x of plan.axles) {
    addDrive(soup, add(at, [x, 0, 0.4]));
    for (const side of SIDES) {
      addRod(soup, [add(at, [x, side * 0.3, 0.38]), add(at, [x, side * 0.72, 0.37])], {
        material: 'rimDark',
        radius: 0.03,
      });
      addCorner(soup, add(at, [x, side * 0.74, 0.36]));
    }
    addBlock(soup, 'block', [add(at, [x - Math.sign(x) * 0.28, 0, 0.26]), [0.06, 0.46, 0.05]]);
  }
  for (const side of SIDES)
    addRod(soup, [add(at, [1.15, side * 0.52, 0.24]), add(at, [2.12, side * 0.5, 0.3])], {
      material: 'satin',
      radius: 0.05,
    });
  for (const side of SIDES)
    addRod(soup, [add(at, [-1.15, side * 0.52, 0.24]), add(at, [-2.1, side * 0.5, 0.34])], {
      material: 'satin',
      radius: 0.05,
    });
  addBlock(soup, 'satin', [add(at, [2.16, 0, 0.32]), [0.05, 0.62, 0.06]]);
  addBlock(soup, 'satin', [add(at, [-2.14, 0, 0.36]), [0.05, 0.6, 0.06]]);
}
