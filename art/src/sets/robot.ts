import { lathe, pillow, tube, type Profile } from '../geometry/primitives.ts';
import type { Soup } from '../geometry/soup.ts';
import { add, along, cross, scale, subtract, unit, type Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../studio/materials.ts';
import { addDrum, addRod } from './fixtures.ts';

export interface Robot {
  foot: Vec3;
  /** Where its tool is. */
  target: Vec3;
  colour: MaterialName;
}

const UPPER = 1.18;
const FORE = 1.08;
const SHOULDER = 0.92;

/** Elbow above the line from shoulder to wrist; both bones keep their lengths. */
function elbowOf(shoulder: Vec3, wrist: Vec3): Vec3 {
  const way = subtract(wrist, shoulder);
  const far = Math.min(UPPER + FORE - 0.02, Math.hypot(...way));
  const middle = (UPPER * UPPER - FORE * FORE + far * far) / (2 * far);
  const lift = Math.sqrt(Math.max(0, UPPER * UPPER - middle * middle));
  const forward = unit(way);
  const side = unit(cross(forward, [0, 0, 1]));
  return along(along(shoulder, forward, middle), cross(side, forward), lift);
}

/** Cast arm: thick at its root, an oval in the middle, a hose along its back. */
function addArm(soup: Soup, [from, to]: readonly [Vec3, Vec3], look: { width: number; material: MaterialName }) {
  const { width, material } = look;
  const steps = Array.from({ length: 13 }, (_, i) => along(from, subtract(to, from), i / 12));
  const cast = (share: number) => width * (1 - 0.32 * share) * (1 - 0.16 * Math.sin(Math.PI * share));
  soup.place(tube(steps, { radius: cast, segments: 24 }), MATERIAL_NUMBERS[material]);
  const back = scale(unit(cross(subtract(to, from), [from[1], -from[0], 0.01])), width * 0.2);
  const hose = steps.map((p, i): Vec3 =>
    add(p, [back[0], back[1], width * 1.15 + 0.05 * Math.sin((Math.PI * i) / 12)]),
  );
  addRod(soup, hose, { material: 'rubber', radius: 0.028 });
}

const HUB: Profile = [
  [0.001, 1],
  [0.82, 1],
  [0.96, 0.93],
  [1, 0.84],
  [1, -0.84],
  [0.96, -0.93],
  [0.82, -1],
  [0.001, -1],
];

/** Joint with a dark cover on its level axle. */
function addJoint(soup: Soup, at: Vec3, [radius, half, material]: readonly [number, number, MaterialName]) {
  const drum = lathe(HUB, { segments: 48 });
  soup.place(drum, MATERIAL_NUMBERS[material], { at, scale: [radius, half, radius] });
  soup.place(drum, MATERIAL_NUMBERS.block, { at, scale: [radius * 0.62, half * 1.12, radius * 0.62] });
}

/** Welding gun: two jaws and their drive. */
function addGun(soup: Soup, wrist: Vec3, target: Vec3) {
  const forward = unit(subtract(target, wrist));
  const root = along(wrist, forward, 0.12);
  soup.place(pillow([0.11, 0.1, 0.12], { exponent: 6, steps: 16 }), MATERIAL_NUMBERS.block, { at: root });
  for (const side of [1, -1]) {
    const bow: Vec3[] = [
      along(root, [0, 0, 1], 0.05 * side),
      add(along(root, forward, 0.16), [0, 0, 0.19 * side]),
      add(along(root, forward, 0.34), [0, 0, 0.17 * side]),
      along(target, [0, 0, 1], 0.03 * side),
    ];
    addRod(soup, bow, { material: 'copperWire', radius: 0.022 });
  }
}

/** Industrial robot whose gun reaches its target. */
export function addRobot(soup: Soup, { foot, target, colour }: Robot) {
  const shoulder = add(foot, [0, 0, SHOULDER]);
  const wrist = add(along(target, unit(subtract(shoulder, target)), 0.42), [0, 0, 0.2]);
  const elbow = elbowOf(shoulder, wrist);
  addDrum(soup, 'block', [foot, 0.44, 0.16]);
  addDrum(soup, colour, [add(foot, [0, 0, 0.16]), 0.33, 0.3]);
  soup.place(pillow([0.36, 0.3, 0.34], { exponent: 4.5, steps: 28 }), MATERIAL_NUMBERS[colour], {
    at: add(foot, [0, 0, 0.7]),
  });
  addJoint(soup, shoulder, [0.24, 0.3, colour]);
  addArm(soup, [shoulder, elbow], { width: 0.16, material: colour });
  addJoint(soup, elbow, [0.19, 0.24, colour]);
  addArm(soup, [elbow, wrist], { width: 0.125, material: colour });
  addJoint(soup, wrist, [0.11, 0.13, 'block']);
  addGun(soup, wrist, target);
}
