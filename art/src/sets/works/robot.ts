import { lathe, tube, type Profile } from '../../geometry/primitives.ts';
import { Soup, turnZ } from '../../geometry/soup.ts';
import { add, along, cross, subtract, unit, type Vec3 } from '../../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../../studio/materials.ts';
import { addDrum } from '../fixtures.ts';
import { addSpotGun, GUN, gunAxes } from './spot-gun.ts';
import { ACROSS, addBox, addCasting, addCylinder, SIDES, smoothed } from './solids.ts';

export interface Robot {
  foot: Vec3;
  /** Where its electrodes meet. */
  target: Vec3;
  colour: MaterialName;
  /** Radians that its gun looks down. */
  pitch?: number;
}

/** Six axes, in the plane of its reach: x ahead, z up, metres. */
const SHOULDER: Vec3 = [0.3, 0, 0.86];
const UPPER = 1.08;
const FORE = 1.2;

/** Elbow above the line from shoulder to wrist; both arms keep their lengths. */
function elbowOf(wrist: Vec3): Vec3 {
  const way = subtract(wrist, SHOULDER);
  const far = Math.min(UPPER + FORE - 0.02, Math.hypot(...way));
  const middle = (UPPER * UPPER - FORE * FORE + far * far) / (2 * far);
  const lift = Math.sqrt(Math.max(0, UPPER * UPPER - middle * middle));
  const forward = unit(way);
  return along(along(SHOULDER, forward, middle), cross(forward, ACROSS), lift);
}

const HUB: Profile = [
  [0.001, 1],
  [0.8, 1],
  [0.94, 0.96],
  [1, 0.88],
  [1, -0.88],
  [0.94, -0.96],
  [0.8, -1],
  [0.001, -1],
];

interface Joint {
  radius: number;
  half: number;
  colour: MaterialName;
}

/** Joint on a level axle: housing, dark cover with its ring of screws. */
function addJoint(soup: Soup, at: Vec3, { radius, half, colour }: Joint) {
  const drum = lathe(HUB, { segments: 28 });
  soup.place(drum, MATERIAL_NUMBERS[colour], { at, scale: [radius, half, radius] });
  soup.place(drum, MATERIAL_NUMBERS.machineDark, { at, scale: [radius * 0.72, half * 1.07, radius * 0.72] });
  for (let i = 0; i < 8; i += 1) {
    const angle = (2 * Math.PI * i) / 8;
    const screw = add(at, [0.86 * radius * Math.cos(angle), 0, 0.86 * radius * Math.sin(angle)]);
    addBox(soup, 'galvanised', [...screw, 0.011, half * 1.03, 0.011]);
  }
}

/** Plate with its bolts, pedestal, turntable, the column that turns. */
function addBase(soup: Soup, colour: MaterialName) {
  addBox(soup, 'machineDark', [0, 0, 0.02, 0.5, 0.5, 0.02]);
  for (const x of SIDES) {
    for (const y of SIDES) addDrum(soup, 'galvanised', [[x * 0.43, y * 0.43, 0.04], 0.034, 0.045]);
  }
  const upright = (z: number, [across, deep, x]: readonly [number, number, number]) => ({
    at: [x, 0, z] as Vec3,
    across,
    deep,
  });
  const pedestal = [
    upright(0.04, [0.36, 0.36, 0]),
    upright(0.14, [0.34, 0.34, 0]),
    upright(0.27, [0.26, 0.26, 0]),
    upright(0.41, [0.29, 0.29, 0]),
  ];
  addCasting(soup, pedestal, { material: colour, exponent: 4, bulge: 0.005 });
  addDrum(soup, 'machineDark', [[0, 0, 0.41], 0.31, 0.06]);
  const column = [
    upright(0.48, [0.3, 0.34, 0.02]),
    upright(0.6, [0.29, 0.34, 0.05]),
    upright(0.76, [0.25, 0.3, 0.13]),
    upright(0.92, [0.19, 0.22, 0.24]),
  ];
  addCasting(soup, column, { material: colour, exponent: 4.5, bulge: 0.07 });
  addCylinder(soup, { from: [-0.2, 0.15, 0.6], to: [-0.2, 0.15, 1], material: 'machineDark', radius: 0.1 });
  addBox(soup, 'machineDark', [-0.4, 0, 0.24, 0.09, 0.17, 0.12]);
}

interface Arms {
  elbow: Vec3;
  wrist: Vec3;
  colour: MaterialName;
}

/** The arm that lifts, its spring, and the motors of both its joints. */
function addUpperArm(soup: Soup, { elbow, colour }: Arms) {
  const way = subtract(elbow, SHOULDER);
  const rows = [
    [0, 0.13, 0.21],
    [0.18, 0.12, 0.17],
    [0.5, 0.1, 0.135],
    [0.82, 0.1, 0.14],
    [1, 0.11, 0.17],
  ] as const;
  const sections = rows.map(([share, across, deep]) => ({ at: along(SHOULDER, way, share), across, deep }));
  addCasting(soup, sections, { material: colour, exponent: 4.5, bulge: 0.08 });
  const recess = [0.3, 0.7].map((share) => ({ at: along(SHOULDER, way, share), across: 0.114, deep: 0.055 }));
  addCasting(soup, recess, { material: 'machineDark', exponent: 5, bulge: 0.03 });
  addJoint(soup, SHOULDER, { radius: 0.24, half: 0.27, colour });
  addCylinder(soup, {
    from: add(SHOULDER, [0, -0.27, 0]),
    to: add(SHOULDER, [0, -0.52, 0]),
    material: 'machineDark',
    radius: 0.115,
  });
  addJoint(soup, elbow, { radius: 0.19, half: 0.2, colour });
  const spring = [[-0.12, -0.23, 0.7] as Vec3, add(along(SHOULDER, way, 0.62), [0, -0.2, 0])] as const;
  const middle = along(spring[0], subtract(spring[1], spring[0]), 0.56);
  addCylinder(soup, { from: spring[0], to: middle, material: 'machineDark', radius: 0.062 });
  addCylinder(soup, { from: middle, to: spring[1], material: 'chrome', radius: 0.028 });
  addCylinder(soup, {
    from: add(spring[1], [0, -0.05, 0]),
    to: add(spring[1], [0, 0.1, 0]),
    material: 'galvanised',
    radius: 0.05,
  });
}

/** The arm that reaches: motors of the wrist behind the elbow, a slim end. */
function addForearm(soup: Soup, { elbow, wrist, colour }: Arms) {
  const forward = unit(subtract(wrist, elbow));
  const up = cross(forward, ACROSS);
  const rows = [
    [-0.34, 0.14, 0.14],
    [-0.1, 0.165, 0.175],
    [0.14, 0.15, 0.16],
    [0.36, 0.105, 0.11],
    [0.7, 0.088, 0.092],
    [FORE - 0.12, 0.08, 0.085],
  ] as const;
  const sections = rows.map(([far, across, deep]) => ({ at: along(elbow, forward, far), across, deep }));
  addCasting(soup, sections, { material: colour, exponent: 3.4, bulge: 0.04 });
  for (const [y, z] of [
    [0.075, -0.05],
    [-0.075, -0.05],
    [0, 0.07],
  ]) {
    const at = add(along(elbow, up, z), [0, y, 0]);
    addCylinder(soup, {
      from: along(at, forward, -0.3),
      to: along(at, forward, -0.58),
      material: 'machineDark',
      radius: 0.058,
    });
  }
  addJoint(soup, wrist, { radius: 0.105, half: 0.105, colour });
}

/** Hoses and leads along the arms, with room to swing at each joint. */
function addHosePack(soup: Soup, { elbow, wrist }: Arms, tool: Vec3) {
  const forward = unit(subtract(wrist, elbow));
  const up = cross(forward, ACROSS);
  const over = (far: number, high: number, y: number) => add(along(along(elbow, forward, far), up, high), [0, y, 0]);
  const way = (y: number, off: number): Vec3[] =>
    smoothed([
      [-0.44, y, 0.3],
      [-0.5, y, 0.72],
      add(along(SHOULDER, subtract(elbow, SHOULDER), 0.35), [-0.32, y, 0.05 + off]),
      over(-0.36, 0.3 + off, y),
      over(0.1, 0.27 + off, y * 0.8),
      over(0.62, 0.2 + off, y * 0.5),
      along(over(FORE - 0.1, 0.3 + off, y * 0.3), forward, 0.06),
      tool,
    ]);
  soup.place(tube(way(0.18, 0), { radius: 0.046, segments: 10 }), MATERIAL_NUMBERS.rubber);
  for (const [off, radius, material] of [
    [0.075, 0.016, 'hoseBlue'],
    [0.045, 0.013, 'cable'],
  ] as const)
    soup.place(tube(way(0.235, off), { radius, segments: 6 }), MATERIAL_NUMBERS[material]);
  for (const far of [0.06, 0.6]) {
    const at = over(far, far < 0.3 ? 0.25 : 0.18, far < 0.3 ? 0.15 : 0.09);
    addCylinder(soup, {
      from: along(at, forward, -0.04),
      to: along(at, forward, 0.04),
      material: 'machineGrey',
      radius: 0.074,
    });
    addCylinder(soup, { from: along(at, up, -0.16), to: at, material: 'machineDark', radius: 0.03 });
  }
}

/** A robot that stands at the origin and reaches along x. */
function robotFor(target: Vec3, { colour, pitch }: Required<Pick<Robot, 'colour' | 'pitch'>>): Soup {
  const { forward, up } = gunAxes(pitch);
  const wrist = along(target, forward, -GUN.reach);
  const arms = { elbow: elbowOf(wrist), wrist, colour };
  const one = new Soup();
  addBase(one, colour);
  addUpperArm(one, arms);
  addForearm(one, arms);
  addSpotGun(one, target, pitch);
  addHosePack(one, arms, along(along(wrist, forward, 0.3), up, 0.15));
  return one;
}

/** Robots that reach alike are built once. */
const built = new Map<string, Soup>();

/** Industrial robot of six axes; the electrodes of its gun meet in its target. */
export function addRobot(soup: Soup, { foot, target, colour, pitch = 0.35 }: Robot) {
  const way = subtract(target, foot);
  const local: Vec3 = [Math.hypot(way[0], way[1]), 0, way[2]];
  const key = [...local.map((value) => value.toFixed(4)), colour, pitch].join(' ');
  const one = built.get(key) ?? robotFor(local, { colour, pitch });
  built.set(key, one);
  soup.addSoup(one, { at: foot, turn: turnZ(Math.atan2(way[1], way[0])) });
}
