import { Soup } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { Camera } from '../tracer/rig.ts';
import { bodyInWhite } from './bodies.ts';
import { addBlock, addRod, spread } from './fixtures.ts';
import { WORKS } from './night-room.ts';
import type { Place } from './place.ts';
import { addRobot, type Robot } from './robot.ts';
import { sparksAt } from './works/sparks.ts';

const SIDES = [1, -1];
const BAY = 6.4;
const BAYS = [-3, -2, -1, 0, 1, 2, 3];
const MESH = 0.26;

/** Columns, beams, strips of light, marks on the floor. */
function addHall(soup: Soup) {
  for (const x of spread(9, [-28, 28])) {
    for (const side of SIDES) {
      addBlock(soup, 'darkWall', [
        [x, side * 6.6, 3.4],
        [0.17, 0.17, 3.4],
      ]);
      addBlock(soup, 'darkWall', [
        [x, side * 6.6, 0.5],
        [0.22, 0.22, 0.5],
      ]);
    }
    addBlock(soup, 'darkWall', [
      [x, 0, 6.6],
      [0.12, 7, 0.24],
    ]);
    for (const y of [-3.1, 3.1])
      addBlock(soup, 'strip', [
        [x + 3.5, y, 6.1],
        [2.6, 0.07, 0.03],
      ]);
  }
  for (const y of [-4.6, 4.6]) {
    addRod(
      soup,
      [
        [-28, y, 5.6],
        [28, y, 5.6],
      ],
      { material: 'satin', radius: 0.09 },
    );
    addBlock(soup, 'satin', [
      [0, y * 1.06, 5.3],
      [28, 0.12, 0.03],
    ]);
    addBlock(soup, 'orange', [
      [0, y, 0.004],
      [28, 0.045, 0.004],
    ]);
  }
  for (const y of [-0.62, 0.62])
    addBlock(soup, 'satin', [
      [0, y, 0.06],
      [28, 0.05, 0.06],
    ]);
}

/** Fence of posts and rails beside the line. */
function addFence(soup: Soup, y: number) {
  for (const x of spread(29, [-28, 28]))
    addBlock(soup, 'block', [
      [x, y, 0.75],
      [0.025, 0.025, 0.75],
    ]);
  for (const z of spread(7, [0.2, 1.45]))
    addRod(
      soup,
      [
        [-28, y, z],
        [28, y, z],
      ],
      { material: 'block', radius: 0.006 },
    );
}

/** The carrier of a body on its rails. */
function addSled(soup: Soup, x: number) {
  addBlock(soup, 'block', [
    [x, 0, 0.2],
    [2.2, 0.5, 0.06],
  ]);
  for (const dx of [-1.4, 1.4]) {
    for (const side of SIDES)
      addBlock(soup, 'orange', [
        [x + dx, side * 0.5, 0.34],
        [0.07, 0.06, 0.1],
      ]);
  }
}

/** Where a gun may touch a side: along the sill, the pillars, the wings. */
const POINTS: readonly (readonly [dx: number, z: number])[] = [
  [1.3, 0.92],
  [0.35, 0.62],
  [-0.6, 1.18],
  [-1.5, 0.98],
];

/** The four robots of a bay, and what they weld. */
const cell = (bay: number) =>
  [1.55, -1.05].flatMap((dx, i) =>
    SIDES.map((side): Robot => {
      const [px, z] = POINTS[(bay + 3 + 2 * i + (side > 0 ? 1 : 0)) % POINTS.length];
      return {
        foot: [bay * BAY + dx, side * 2.55, 0],
        target: [bay * BAY + px, side * 1.02, z + 0.22],
        colour: i === 0 ? 'orange' : 'white',
      };
    }),
  );

/** A weld is seen from outside the body. */
const WELDS = BAYS.flatMap(cell).map(({ target: [x, y, z] }): Vec3 => [x, y * 1.04, z]);

/** The welding line as its file for print shows it, until that is made of the line of `works`. */
export const weldingLine = (camera: Camera): Place => ({
  rig: WORKS,
  matt: true,
  camera,
  paint: 'silver',
  build: () => {
    const soup = new Soup();
    const body = bodyInWhite('chenyue-s7', MESH);
    addHall(soup);
    addFence(soup, -5.1);
    addFence(soup, 5.1);
    for (const bay of BAYS) {
      soup.addSoup(body, { at: [bay * BAY, 0, 0.24] });
      addSled(soup, bay * BAY);
      for (const robot of cell(bay)) addRobot(soup, robot);
    }
    return soup;
  },
  strands: sparksAt(WELDS),
});
