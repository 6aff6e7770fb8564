import { lathe } from '../../geometry/primitives.ts';
import { Soup, turnX } from '../../geometry/soup.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../../studio/materials.ts';
import { addBlock, addRod, spread } from '../fixtures.ts';
import { addCarCarrier, addQuayCrane, addStreetLamp } from './buildings.ts';
import { addLand, addLevel, dice } from './terrain.ts';

const EDGE = 7.5;
const WATER = -2.4;

/** Profile of a bollard: waist, and a head that ropes do not slip from. */
const BOLLARD = [
  [0.001, 0.62],
  [0.2, 0.61],
  [0.27, 0.55],
  [0.25, 0.47],
  [0.16, 0.38],
  [0.15, 0.2],
  [0.2, 0.06],
  [0.34, 0.03],
  [0.34, 0],
] as const;

function addEdge(soup: Soup) {
  addBlock(soup, 'coping', [
    [0, EDGE + 0.5, -0.12],
    [300, 0.5, 0.27],
  ]);
  addBlock(soup, 'hazard', [
    [0, EDGE - 0.55, 0.002],
    [300, 0.09, 0.004],
  ]);
  addBlock(soup, 'quayside', [
    [0, EDGE + 0.4, -4],
    [300, 0.5, 3.9],
  ]);
  for (const x of spread(41, [-200, 200])) {
    soup.place(lathe(BOLLARD, { segments: 40 }), MATERIAL_NUMBERS.block, {
      at: [x - 4.2, EDGE + 0.42, 0.15],
      turn: turnX(Math.PI / 2),
    });
    addRod(
      soup,
      [
        [x + 1, EDGE + 1.02, -0.4],
        [x + 1, EDGE + 1.02, -2.2],
      ],
      { material: 'rubber', radius: 0.32, segments: 20 },
    );
  }
}

const BOXES: readonly MaterialName[] = ['hull', 'crane', 'superstructure', 'needles', 'orange', 'stone', 'hull'];

/** Containers in rows, up to four high. */
function addContainers(soup: Soup, from: Vec3, columns: number) {
  const random = dice(11);
  for (let column = 0; column < columns; column += 1) {
    const high = 1 + Math.floor(4 * random());
    for (let level = 0; level < high; level += 1) {
      const colour = BOXES[Math.floor(random() * BOXES.length)];
      addBlock(soup, colour, [
        [from[0] + column * 12.7, from[1], from[2] + 1.3 + 2.6 * level],
        [6, 1.25, 1.28],
      ]);
    }
  }
}

/** Where cars go aboard: water before the vehicle, the other side of the harbour in the morning air. */
export function buildQuay(): Soup {
  const soup = new Soup();
  addLevel(soup, 'quayside', { x: [-400, 300], y: [-200, EDGE] });
  addEdge(soup);
  addLevel(soup, 'sea', { x: [-3000, 1500], y: [EDGE, 4000], z: WATER });
  addBlock(soup, 'quayside', [
    [-120, 252, -1],
    [420, 60, 2.2],
  ]);
  addCarCarrier(soup, [-128, 172, WATER], 170);
  for (const [i, x] of [-330, -262, -20, 48].entries()) addQuayCrane(soup, [x, 214, 1.2], i === 2);
  addContainers(soup, [-420, 240, 1.2], 52);
  addContainers(soup, [-424, 250, 1.2], 54);
  addLand(soup, 'hillside', {
    land: { x: [-2600, 900], y: [700, 2600], cells: [150, 60] },
    height: (x, y) => {
      const rise = Math.max(0, Math.min(1, (y - 720) / 700));
      const hills = 0.5 + 0.5 * Math.sin(x * 0.0031 + 1) * Math.cos(x * 0.0013 - y * 0.001);
      return -3 + rise * (60 + 150 * hills + 26 * Math.sin(x * 0.012) + 14 * Math.sin(x * 0.031 + y * 0.01));
    },
  });
  for (const x of [-46, -14, 18]) addStreetLamp(soup, [x, EDGE - 1.6, 0], { towards: -Math.PI / 2, height: 8.5 });
  return soup;
}
