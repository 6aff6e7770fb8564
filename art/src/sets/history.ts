import { Soup, turnZ } from '../geometry/soup.ts';
import { softBox } from '../studio/rigs.ts';
import { subjectOf } from '../vehicles/subject.ts';
import { addBlock, addRod } from './fixtures.ts';
import { ROOM } from './night-room.ts';
import { addYear } from './numerals.ts';
import type { Place } from './place.ts';

/** Bays from the entrance on: years of the group and the model that stands for each; nearest first. */
const BAYS = [
  { year: '1997', car: 'heritage-1997' },
  { year: '1999', car: 'heritage-1999' },
  { year: '2004', car: 'heritage-2004' },
  { year: '2023', car: 'yunji-e9' },
  { year: '2024', car: 'yaoxing-a2' },
  { year: '2026', car: 'chenyue-s1' },
] as const;
/** Of models to cars: all are as large against each other as they are on the road. */
const SCALE = 0.54;
/** Along the way, metres: the first bay and the next ones. */
const FIRST = -2;
const STEP = 3;
const ROW = 1.9;
const PLINTH = { half: 1.36, deep: 0.58, top: 0.74 };
const WALL = 3.24;
const MESH = 0.3;

const along = (bay: number) => FIRST + STEP * bay;

/** A model with its nose towards the entrance. */
function addModel(soup: Soup, id: string, x: number) {
  const car = subjectOf(id).build(MESH);
  for (const [k, points] of car.points.entries()) {
    soup.place({ points, normals: car.normals[k] }, car.materials[k][0], {
      at: [x, ROW, PLINTH.top + 0.002],
      turn: turnZ(Math.PI),
      scale: [SCALE, SCALE, SCALE],
    });
  }
}

function addPlinth(soup: Soup, x: number) {
  const { half, deep, top } = PLINTH;
  addBlock(soup, 'darkWall', [
    [x, ROW, top / 2],
    [half, deep, top / 2],
  ]);
  // A line of light along the foot of the model, and a shadow joint at the floor.
  addBlock(soup, 'warm', [
    [x, ROW - deep - 0.004, top - 0.03],
    [half, 0.004, 0.006],
  ]);
  addBlock(soup, 'gap', [
    [x, ROW - deep - 0.002, 0.03],
    [half, 0.003, 0.03],
  ]);
}

function addBay(soup: Soup, x: number, year: string) {
  addPlinth(soup, x);
  // Between two bays a fin that does not hide the next model.
  addBlock(soup, 'darkWall', [
    [x + STEP / 2, 3.11, 1.75],
    [0.05, 0.14, 1.75],
  ]);
  addBlock(soup, 'strip', [
    [x, ROW, 3.3],
    [1.1, 0.03, 0.012],
  ]);
  addYear(soup, year, { at: [x, WALL - 0.03, 1.95], height: 0.72, material: 'warm' });
}

function build(): Soup {
  const soup = new Soup();
  for (const [i, { year, car }] of BAYS.entries()) {
    addBay(soup, along(i), year);
    addModel(soup, car, along(i));
  }
  addBlock(soup, 'darkWall', [
    [along(2.5), WALL + 0.06, 1.75],
    [14, 0.06, 1.75],
  ]);
  for (const { y, material, radius } of [
    { y: -0.55, material: 'amber', radius: 0.018 },
    { y: -1.6, material: 'satin', radius: 0.01 },
  ] as const) {
    addRod(
      soup,
      [
        [-9, y, radius / 3],
        [18, y, radius / 3],
      ],
      { material, radius },
    );
  }
  return soup;
}

/** Bays along a wall: three beginnings and three of today's, each under its own light, an orange line along the way. */
export const historyHall = (): Place => ({
  rig: {
    ...ROOM,
    boxes: [
      ...ROOM.boxes.slice(1, 2),
      ...ROOM.boxes.slice(3),
      // Over the models and not over the way; the far half of the row has the light of the near one.
      softBox({ centre: [0.6, 1, 4.6], aim: [0.6, 1.8, 0], size: [8, 1.7], power: 4.6, soft: [0.1, 0.3] }),
      softBox({ centre: [9, 1, 4.6], aim: [9, 1.8, 0], size: [8, 1.7], power: 4.6, soft: [0.1, 0.3] }),
    ],
  },
  camera: { from: [-3.2, -5.4, 1.75], at: [1.27, 1.23, 1.2], fov: 44 },
  paint: 'silver',
  // Much of it is matt, and its models are too small to be smoothed.
  samples: [4, 14],
  tables: BAYS.map(({ car }) => subjectOf(car).table),
  build,
});
