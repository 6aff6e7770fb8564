import { Soup } from '../../geometry/soup.ts';
import { turbulence } from '../../tracer/noise.ts';
import { addBlock, spread } from '../fixtures.ts';
import { addTufts } from './plants.ts';
import { addLand, addLevel, dice, type Height } from './terrain.ts';

const ROAD = 4.4;
const WATER = -3.2;

/** Dune behind the wall, then the beach down to the water and on below it. */
const shore: Height = (x, y) => {
  const dune = 0.5 * Math.exp(-(((y - ROAD - 4) / 3.2) ** 2)) * (0.55 + 0.9 * turbulence(x * 0.16, y * 0.16, 4));
  const fall = Math.max(0, y - ROAD - 5) * 0.068;
  return -0.12 + dune - Math.min(fall, 9) + 0.16 * (turbulence(x * 0.4, y * 0.4, 4) - 0.5);
};

function addWall(soup: Soup) {
  const random = dice(5);
  let x = -90;
  while (x < 60) {
    const length = 0.34 + 0.5 * random();
    for (const level of [0, 1]) {
      addBlock(soup, 'stone', [
        [x + 0.5 * length + 0.21 * level, ROAD + 0.75 + 0.05 * (random() - 0.5), 0.13 + 0.26 * level],
        [0.47 * length, 0.2 + 0.03 * random(), 0.12 + 0.02 * random()],
      ]);
    }
    x += length;
  }
}

/** Far along the shore: cliffs to the water, grass above. */
const headland: Height = (x, y) => {
  const along = Math.max(0, Math.min(1, (-x - 900) / 1100));
  const across = Math.exp(-(((y - 760 - 0.18 * x) / 260) ** 2));
  const rough = 0.45 + 1.1 * turbulence(x * 0.0045, y * 0.006, 6);
  return -9 + 84 * along ** 0.45 * across * rough;
};

/** A road along the sea, a low wall of stones, the dune and the beach behind it. */
export function buildCoast(): Soup {
  const soup = new Soup();
  addLevel(soup, 'road', { x: [-300, 200], y: [-5.4, ROAD] });
  for (const y of [ROAD - 0.35, -5])
    addBlock(soup, 'marking', [
      [0, y, 0.001],
      [250, 0.07, 0.003],
    ]);
  for (const x of spread(40, [-234, 78]))
    addBlock(soup, 'marking', [
      [x, -1.9, 0.001],
      [1.5, 0.06, 0.003],
    ]);
  addLevel(soup, 'grass', { x: [-300, 200], y: [-160, -5.4], z: -0.02 });
  addWall(soup);
  addLand(soup, 'sand', { land: { x: [-420, 220], y: [ROAD, 120], cells: [260, 130] }, height: shore });
  addLevel(soup, 'sea', { x: [-6000, 3000], y: [12, 9000], z: WATER });
  addLand(soup, 'hillside', { land: { x: [-3600, -800], y: [120, 1700], cells: [170, 130] }, height: headland });
  addTufts(soup, {
    material: 'reeds',
    count: 1300,
    seed: 8,
    height: 0.4,
    place: (random) => {
      const [x, y] = [-70 + 100 * random(), ROAD + 1.4 + 6.5 * random() ** 1.4];
      return [x, y, shore(x, y) - 0.03];
    },
  });
  addTufts(soup, {
    material: 'leaves',
    count: 700,
    seed: 21,
    height: 0.28,
    place: (random) => {
      const [x, y] = [-50 + 70 * random(), ROAD + 1.1 + 1.6 * random()];
      return [x, y, shore(x, y) - 0.03];
    },
  });
  return soup;
}
