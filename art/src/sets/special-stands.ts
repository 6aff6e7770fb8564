import { Soup, turnZ } from '../geometry/soup.ts';
import { add, type Vec3 } from '../geometry/vector.ts';
import { PANELS } from '../machines/cutaways.ts';
import { openedDrive } from '../machines/electric-drive.ts';
import type { MaterialName } from '../studio/materials.ts';
import { subjectOf } from '../vehicles/subject.ts';
import { addChassis, addDrive } from './chassis.ts';
import { addBlock, addDrum, addRod, spread } from './fixtures.ts';
import { ROOM } from './night-room.ts';
import type { Place } from './place.ts';
import { addStandLights, CAR_MESH, stand, wallOf } from './stand.ts';

/** Guangzhou 2021: eleven drives that failed, and the twelfth. */
export const driveStand = (): Place => ({
  ...stand({ car: 'yaoxing-l5', seed: 7 }),
  camera: { from: [5.2, -5.6, 1.7], at: [-0.5, 0.4, 0.98], fov: 25 },
  build: () => {
    const soup = new Soup();
    for (const [i, x] of spread(12, [-7.6, 2.4]).entries()) {
      const last = i === 11;
      const foot: Vec3 = [x, last ? -0.5 : 0.5, 0];
      addDrum(soup, last ? 'rimDark' : 'darkWall', [foot, last ? 0.46 : 0.34, last ? 0.62 : 0.78]);
      addDrive(soup, add(foot, [0, 0, last ? 0.9 : 1.02]));
      if (last) addRod(soup, ringOn(foot, 0.47, 0.6), { material: 'amber', radius: 0.012, closed: true });
    }
    for (const x of spread(5, [-6.4, 6.4]))
      addBlock(soup, 'strip', [
        [x, 0.6, 5.21],
        [0.03, 3.3, 0.012],
      ]);
    return soup;
  },
  strands: wallOf(7, '#9fb7cc'),
});

const ringOn = ([x, y, z]: Vec3, radius: number, height: number): Vec3[] =>
  Array.from({ length: 90 }, (_, i): Vec3 => {
    const angle = (2 * Math.PI * i) / 90;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z + height];
  });

/** Shanghai 2021: an opened drive turns in the middle, the cars stand back. */
export const openedStand = (): Place => ({
  ...stand({ car: 'ruichuan-k6', seed: 3, colour: '#9fb7cc' }),
  rig: { ...ROOM, boxes: [...ROOM.boxes, ...PANELS], ground: { ...ROOM.ground, under: 0 } },
  camera: { from: [6.3, -7.4, 1.75], at: [-0.35, 0.4, 1.3], fov: 25 },
  samples: [4, 16],
  build: () => {
    const soup = new Soup();
    addDrum(soup, 'darkWall', [[0, 0, 0], 1.55, 0.34]);
    addRod(soup, ringOn([0, 0, 0], 1.552, 0.3), { material: 'amber', radius: 0.012, closed: true });
    soup.addSoup(openedDrive(), { at: [0.1, 0, 0.34] });
    soup.addSoup(subjectOf('ruichuan-k6').build(CAR_MESH), { at: [-4.6, 2.2, 0], turn: turnZ(-0.25) });
    addStandLights(soup);
    return soup;
  },
});

/** Guangzhou 2022: four wheels, a battery, two drives. */
export const platformStand = (): Place => ({
  ...stand({ car: 'yunji-e9', seed: 8 }),
  camera: { from: [6.4, -6.9, 2.5], at: [0, 0.2, 0.72], fov: 25 },
  build: () => {
    const soup = new Soup();
    addChassis(soup, [0, 0, 0]);
    addStandLights(soup);
    return soup;
  },
});

const PLATES: readonly MaterialName[] = [
  'gold',
  'rimEdge',
  'satin',
  'copperWire',
  'chromeDark',
  'rimFace',
  'steelSheet',
];

/** Guangzhou 2023: a wall of a thousand painted plates. */
export const plateStand = (): Place => ({
  ...stand({ car: 'yunji-e9', seed: 9 }),
  camera: { from: [8, -8.9, 1.5], at: [0, 0.5, 1.28], fov: 24 },
  build: () => {
    const soup = new Soup();
    soup.addSoup(subjectOf('yunji-e9').build(CAR_MESH), {});
    addStandLights(soup);
    for (const [i, x] of spread(50, [-15, 9.5]).entries()) {
      for (const [k, z] of spread(20, [0.25, 4.75]).entries()) {
        const material = i === 31 && k === 11 ? 'amber' : PLATES[(i * 5 + k * 3 + ((i * k) % 4)) % PLATES.length];
        addBlock(soup, material, [
          [x, 5.2 + 0.1 * Math.sin(i * 0.7 + k * 1.3), z],
          [0.21, 0.02, 0.1],
        ]);
      }
    }
    return soup;
  },
  strands: () => [],
});
