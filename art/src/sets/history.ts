import { Soup } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { subjectOf } from '../vehicles/subject.ts';
import { addBlock, addRod, spread } from './fixtures.ts';
import { ROOM } from './night-room.ts';
import type { Place } from './place.ts';

/** Models in the bays, one to four. */
const MODELS = ['ruichuan-c3', 'chenyue-s5', 'heyuan-h2', 'chenyue-m8', 'yunji-gt', 'chenyue-x5'];
const SCALE = 0.4;

function addModel(soup: Soup, id: string, at: Vec3) {
  const car = subjectOf(id).build(0.22);
  for (const [k, points] of car.points.entries()) {
    soup.place({ points, normals: car.normals[k] }, car.materials[k][0], { at, scale: [SCALE, SCALE, SCALE] });
  }
}

/** A bay for every five years: a model on a plinth under its own light, an orange line along the way. */
export const historyHall = (): Place => ({
  rig: { ...ROOM, boxes: [...ROOM.boxes.slice(0, 2), ...ROOM.boxes.slice(3)] },
  camera: { from: [5.4, -3.9, 1.62], at: [-1.6, 1, 1.2], fov: 37 },
  paint: 'silver',
  build: () => {
    const soup = new Soup();
    for (const [i, x] of spread(MODELS.length, [2.2, -11.8]).entries()) {
      addBlock(soup, 'darkWall', [
        [x, 1.9, 0.38],
        [1.2, 0.55, 0.38],
      ]);
      addModel(soup, MODELS[i], [x, 1.9, 0.762]);
      addBlock(soup, 'darkWall', [
        [x + 1.4, 2, 1.7],
        [0.05, 1.1, 1.7],
      ]);
      addBlock(soup, i === 4 ? 'amber' : 'warm', [
        [x + 1.34, 0.92, 1.7],
        [0.012, 0.012, 1.66],
      ]);
      addBlock(soup, 'strip', [
        [x, 1.9, 3.25],
        [0.9, 0.04, 0.015],
      ]);
    }
    addBlock(soup, 'darkWall', [
      [-4, 3.3, 1.7],
      [14, 0.06, 1.7],
    ]);
    addRod(
      soup,
      [
        [9, -0.55, 0.006],
        [-16, -0.55, 0.006],
      ],
      { material: 'amber', radius: 0.018 },
    );
    for (const y of [-1.6])
      addRod(
        soup,
        [
          [9, y, 0.004],
          [-16, y, 0.004],
        ],
        { material: 'satin', radius: 0.01 },
      );
    return soup;
  },
});
