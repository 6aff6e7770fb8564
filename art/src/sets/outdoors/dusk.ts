import { Soup } from '../../geometry/soup.ts';
import { addBlock, addRod, spread } from '../fixtures.ts';
import { addStreetLamp, addTower } from './buildings.ts';
import { addLevel, dice } from './terrain.ts';

const EDGE = 8.5;

/** Towers on the other bank: low ones in front, the highest in the middle. */
function addSkyline(soup: Soup) {
  const random = dice(13);
  for (const [row, y] of [470, 560, 680, 840].entries()) {
    const count = 44 - 5 * row;
    for (const x of spread(count, [-1300, 330])) {
      const middle = Math.exp(-(((x + 500) / 190) ** 2));
      const height = 16 + 15 * row * random() + (14 + 24 * row) * middle * (0.4 + 0.9 * random());
      addTower(soup, {
        at: [x + 12 * (random() - 0.5), y + 10 * random(), 0],
        half: [9 + 5 * random(), 9 + 4 * random()],
        height,
        seed: Math.round(10_000 * random()),
        lit: 0.42,
      });
    }
  }
}

/** A terrace at the river, the city on the other bank. */
export function buildDusk(): Soup {
  const soup = new Soup();
  addLevel(soup, 'paving', { x: [-300, 200], y: [-80, EDGE] });
  addBlock(soup, 'stone', [
    [-50, EDGE + 0.2, -2],
    [250, 0.25, 2.18],
  ]);
  addLevel(soup, 'sea', { x: [-2500, 1200], y: [EDGE, 450], z: -2.6 });
  addBlock(soup, 'stone', [
    [-400, 451, -0.5],
    [1400, 1, 2],
  ]);
  for (const [z, radius] of [
    [0.98, 0.035],
    [0.62, 0.016],
    [0.36, 0.016],
  ])
    addRod(
      soup,
      [
        [-260, EDGE + 0.2, z + 0.18],
        [120, EDGE + 0.2, z + 0.18],
      ],
      { material: 'block', radius },
    );
  for (const x of spread(120, [-216, 22]))
    addBlock(soup, 'block', [
      [x, EDGE + 0.2, 0.66],
      [0.025, 0.05, 0.5],
    ]);
  for (const x of spread(9, [-120, 24])) {
    addStreetLamp(soup, [x - 3, EDGE - 0.8, 0], { towards: -Math.PI / 2, height: 5.2 });
    addBlock(soup, 'stone', [
      [x + 5, EDGE - 1.4, 0.24],
      [1.3, 0.28, 0.24],
    ]);
  }
  for (const x of spread(110, [-1300, 330]))
    addBlock(soup, 'paneWarm', [
      [x, 449.6, 3.4],
      [0.5, 0.2, 0.5],
    ]);
  addSkyline(soup);
  return soup;
}
