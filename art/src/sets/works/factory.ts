import { Soup } from '../../geometry/soup.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import type { Camera, Rig } from '../../tracer/rig.ts';
import { bodyInWhite } from '../bodies.ts';
import { addChassis } from '../chassis.ts';
import { addRod, spread } from '../fixtures.ts';
import type { Passing } from '../people/passers-by.ts';
import type { Place } from '../place.ts';
import { addBuilding, BAY, BAYS } from './building.ts';
import { AT_MARRIAGE } from './crew.ts';
import { addOverhead } from './overhead.ts';
import { addRobot, type Robot } from './robot.ts';
import { addSign } from './signs.ts';
import { addBeam, addBox, addBoxes, addCylinder, hanging, SIDES } from './solids.ts';
import { sparksAt } from './sparks.ts';
import { addFence, addSkid, addStations, addTrolley, FENCE_Y } from './station.ts';
import { AFTERNOON } from './works-light.ts';

/** Raise when the works look different, so that their pictures alone are made again. */
const EDITION = 3;
const SAMPLES = [5, 11] as const;
const PRINT_SAMPLES = [2, 4] as const;

/** What Nansha builds, in the order in which it was bought; the mesh of bodies that cameras come near, and of the others. */
const MODELS = ['yaoxing-v3', 'yunji-e9', 'yunji-e5'];
const MESH = { near: 0.3, far: 0.14 };
/** How high a skid holds the ground line of a body, metres. */
const HELD = 0.24;

interface Post {
  /** Ahead of the middle of its bay, metres. */
  foot: number;
  colour: Robot['colour'];
  /** Where its gun may touch a side: along the sill, the pillars, the wings. */
  points: readonly (readonly [dx: number, z: number])[];
}

const POSTS: readonly Post[] = [
  {
    foot: 1.55,
    colour: 'robotOrange',
    points: [
      [1.3, 0.92],
      [0.35, 0.62],
    ],
  },
  {
    foot: -1.05,
    colour: 'robotWhite',
    points: [
      [-0.6, 1.18],
      [-1.5, 0.98],
    ],
  },
];

/** The four robots of a bay, and what they weld. */
const cell = (bay: number) =>
  POSTS.flatMap(({ foot, colour, points }, i) =>
    SIDES.map((side): Robot => {
      const choice = (bay + 4 + i + (side > 0 ? 1 : 0)) % 2;
      const [px, z] = points[choice];
      return {
        foot: [bay * BAY + foot, side * 2.6, 0],
        target: [bay * BAY + px, side * 0.98, z + HELD],
        colour,
        pitch: 0.14 + 0.16 * (choice + i),
      };
    }),
  );

/** A weld is seen from outside the body. */
const WELDS = BAYS.flatMap(cell).map(({ target: [x, y, z] }): Vec3 => [x, y * 1.04, z]);

function buildLine(): Soup {
  const soup = new Soup();
  const bodies = MODELS.map((id) => bodyInWhite(id, MESH.far));
  addBuilding(soup);
  addOverhead(soup);
  addStations(soup);
  for (const side of SIDES) addFence(soup, side * FENCE_Y);
  for (const [i, bay] of BAYS.entries()) {
    const model = i % MODELS.length;
    const isNear = bay === 0 || bay === -1;
    const body = isNear ? bodyInWhite(MODELS[model], MESH.near) : bodies[model];
    soup.addSoup(body, { at: [bay * BAY, 0, HELD] });
    addSkid(soup, bay * BAY);
    for (const robot of cell(bay)) addRobot(soup, robot);
  }
  for (const spot of [
    [-6.2, 7.6],
    [8.4, 7.5],
    [-9.8, -7.5],
    [4.3, -7.6],
  ] as const)
    addTrolley(soup, spot);
  return soup;
}

let line: Soup | undefined;

/** The line is the same for every camera. */
const lineOnce = () => (line ??= buildLine());

export interface LineView {
  camera: Camera;
  rig: Rig;
  people: Passing;
}

/** The welding line of Nansha: bodies in white of several models on their pins between robots. */
export const weldingLine = ({ camera, rig, people }: LineView): Place => ({
  rig,
  camera,
  people,
  paint: 'silver',
  samples: SAMPLES,
  printSamples: PRINT_SAMPLES,
  clean: true,
  edition: EDITION,
  build: lineOnce,
  strands: sparksAt(WELDS),
});

/** Hanger that lowers a body: four arms from a carriage on two rails, cables to it. */
function addHanger(soup: Soup) {
  for (const y of SIDES) {
    addBox(soup, 'steelPaint', [0, y * 1.3, 6.2, 14, 0.09, 0.16]);
    addBox(soup, 'safetyYellow', [0, y * 1.3, 5.9, 2.1, 0.12, 0.12]);
    for (const x of SIDES) {
      addBeam(soup, {
        from: [1.6 * x, y * 1.3, 5.9],
        to: [1.6 * x, y * 1.3, 1.72],
        material: 'steelPaint',
        radius: 0.075,
      });
      addBoxes(soup, 'robotOrange', [
        [1.6 * x, y * 1.13, 1.72, 0.1, 0.24, 0.05],
        [1.6 * x, y * 1.3, 1.9, 0.11, 0.1, 0.2],
      ]);
    }
    addRod(
      soup,
      hanging(
        [
          [-2, y * 1.3, 6],
          [-9, y * 1.6, 6.4],
        ],
        0.9,
      ),
      { material: 'rubber', radius: 0.04 },
    );
  }
  for (const x of SIDES)
    addBeam(soup, { from: [1.6 * x, -1.3, 5.9], to: [1.6 * x, 1.3, 5.9], material: 'steelPaint', radius: 0.12 });
}

/** Table that lifts a platform: scissors, pins, a mat of hoses. */
function addTable(soup: Soup) {
  addBoxes(soup, 'machineGrey', [
    [0, 0, 0.36, 1.75, 0.62, 0.05],
    [0, 0, 0.05, 1.9, 0.7, 0.05],
  ]);
  for (const side of SIDES) {
    addBeam(soup, {
      from: [-1.5, side * 0.5, 0.1],
      to: [1.5, side * 0.5, 0.33],
      material: 'machineDark',
      radius: 0.06,
    });
    addBeam(soup, {
      from: [-1.5, side * 0.5, 0.33],
      to: [1.5, side * 0.5, 0.1],
      material: 'machineDark',
      radius: 0.06,
    });
    addBox(soup, 'safetyYellow', [0, side * 0.72, 0.07, 1.92, 0.02, 0.045]);
  }
  for (const x of [-1.1, 1]) {
    for (const side of SIDES) {
      addRod(
        soup,
        [
          [x, side * 0.62, 0.9],
          [x, side * 0.62, 1.62],
        ],
        { material: 'amber', radius: 0.008 },
      );
      addCylinder(soup, { from: [x, side * 0.62, 0.41], to: [x, side * 0.62, 0.62], material: 'chrome', radius: 0.03 });
    }
  }
}

/** The marriage: a body comes down on its platform. */
export const marriage = (): Place => ({
  rig: AFTERNOON,
  camera: { from: [6.2, -5.9, 2.3], at: [0.1, 0.1, 1.5], fov: 35 },
  paint: 'champagne',
  samples: [4, 8],
  clean: true,
  edition: EDITION,
  people: AT_MARRIAGE,
  build: () => {
    const soup = new Soup();
    addBuilding(soup);
    addOverhead(soup);
    addFence(soup, FENCE_Y);
    addChassis(soup, [0, 0, 0.42]);
    addTable(soup);
    addHanger(soup);
    soup.addSoup(bodyInWhite('yunji-e9', 0.5), { at: [0, 0, 1.34] });
    for (const y of spread(2, [-1.6, 1.6])) addBox(soup, 'safetyYellow', [0, y, 0.003, 14, 0.05, 0.003]);
    addSign(soup, { at: [-3.2, 3.2, 4.1], facing: [1, 0, 0], height: 0.46, words: 'M7' });
    addBeam(soup, { from: [-3.25, 3.2, 4.4], to: [-3.25, 3.2, 6.9], material: 'galvanised', radius: 0.02 });
    addTrolley(soup, [-3.2, 3.6]);
    return soup;
  },
});
