import { Soup } from '../../geometry/soup.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import { addBlock, addRod, spread } from '../fixtures.ts';
import type { Strand } from '../strands.ts';
import { addStreetLamp, addTower } from './buildings.ts';
import { addBroadleaf } from './plants.ts';
import { addLevel, dice } from './terrain.ts';

const KERB = 4.6;

function addHouses(soup: Soup) {
  const random = dice(41);
  for (const [row, y] of [58, 120].entries()) {
    for (const x of spread(17, [-330, 120])) {
      const height = 12 + 5 * Math.floor(3 * random()) + 16 * row;
      addTower(soup, {
        at: [x + 4 * random(), y, 0],
        half: [8.6 + 2 * random(), 8],
        height,
        seed: Math.round(1000 * random()),
        lit: 0.7,
        pane: 1.15,
      });
    }
  }
}

/** A street of the old town in the rain: kerb, railing, trees, lamps. */
export function buildRain(): Soup {
  const soup = new Soup();
  addLevel(soup, 'wetRoad', { x: [-300, 200], y: [-60, KERB] });
  addBlock(soup, 'stone', [
    [-50, KERB + 0.12, 0.06],
    [250, 0.13, 0.075],
  ]);
  addLevel(soup, 'paving', { x: [-600, 400], y: [KERB + 0.2, 300], z: 0.12 });
  for (const y of [KERB - 0.5, -1.85])
    addBlock(soup, 'marking', [
      [-50, y, 0.001],
      [250, 0.06, 0.002],
    ]);
  for (const [i, x] of spread(12, [-112, 42]).entries()) {
    addBroadleaf(soup, { at: [x, 8.4, 0.1], height: 7.5, seed: 60 + i });
    if (i % 2 === 0) addStreetLamp(soup, [x + 6, KERB + 0.7, 0.12], { towards: -Math.PI / 2, height: 6.4 });
  }
  for (const z of [0.55, 1.05])
    addRod(
      soup,
      [
        [-200, KERB + 1.6, z],
        [90, KERB + 1.6, z],
      ],
      { material: 'block', radius: 0.03 },
    );
  for (const x of spread(100, [-150, 48]))
    addBlock(soup, 'block', [
      [x, KERB + 1.6, 0.56],
      [0.03, 0.03, 0.5],
    ]);
  addHouses(soup);
  return soup;
}

/** Drops as long as the shutter is open, slanting with the wind; rings where they meet the road. */
export function fallingRain(): Strand[] {
  const random = dice(77);
  const drops = Array.from({ length: 900 }, (): Strand => {
    const at: Vec3 = [-24 + 31 * random(), -6.5 + 22 * random(), 0.05 + 6.5 * random()];
    const length = 0.16 + 0.22 * random();
    return {
      points: [at, [at[0] + 0.1 * length, at[1], at[2] + length]],
      stroke: '#dfe7ee',
      width: 3.2,
      solid: true,
      opacity: 0.1 + 0.22 * random(),
    };
  });
  const splashes = Array.from({ length: 420 }, (): Strand => {
    const [x, y, size] = [-18 + 26 * random(), -6 + 10 * random(), 0.02 + 0.045 * random()];
    const ring = spread(13, [0, 6.2832]).map((t): Vec3 => [x + size * Math.cos(t), y + size * Math.sin(t), 0.006]);
    return { points: ring, stroke: '#e6edf2', width: 4, solid: true, opacity: 0.12 + 0.2 * random() };
  });
  return [...splashes, ...drops];
}
