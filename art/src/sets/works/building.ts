import { box, pillow } from '../../geometry/primitives.ts';
import { turnY, type Soup } from '../../geometry/soup.ts';
import { MATERIAL_NUMBERS } from '../../studio/materials.ts';
import { addDrum, spread } from '../fixtures.ts';
import { addBeam, addBox, addBoxes, SIDES } from './solids.ts';

/** Metres from one station of the line to the next, and how many stations there are. */
export const BAY = 6.4;
export const BAYS = [-3, -2, -1, 0, 1, 2, 3, 4] as const;
/** Rows of columns stand between stations. */
export const ROWS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((row) => row * BAY + BAY / 2);
const [FIRST, LAST] = [ROWS[0], ROWS[ROWS.length - 1]];
const MIDDLE = (FIRST + LAST) / 2;
const HALF = (LAST - FIRST) / 2;
const COLUMN_Y = 7.8;
const WALL_Y = 12;
/** Lower and upper chord of a truss, top of the glass above it. */
const CHORD = { low: 6.9, high: 8.2, ridge: 10 };

/** Column of two flanges and a web on its plate, with a guard against forklifts. */
function addColumn(soup: Soup, [x, y]: readonly [number, number]) {
  const half = CHORD.low / 2;
  addBoxes(soup, 'steelPaint', [
    [x, y + 0.15, half, 0.15, 0.013, half],
    [x, y - 0.15, half, 0.15, 0.013, half],
    [x, y, half, 0.009, 0.14, half],
    [x, y, 0.03, 0.28, 0.28, 0.03],
    [x, y, CHORD.low - 0.1, 0.2, 0.2, 0.02],
  ]);
  for (const dx of SIDES)
    for (const dy of SIDES) addDrum(soup, 'galvanised', [[x + 0.22 * dx, y + 0.22 * dy, 0.06], 0.025, 0.05]);
  for (const [i, z] of spread(6, [0.16, 1.06]).entries())
    addBox(soup, i % 2 === 0 ? 'safetyYellow' : 'safetyBlack', [x, y, z, 0.19, 0.2, 0.09]);
}

/** Lattice from column to column. */
function addTruss(soup: Soup, x: number) {
  const steel = { material: 'steelPaint', radius: 0.1 } as const;
  for (const z of [CHORD.low, CHORD.high]) addBeam(soup, { from: [x, -COLUMN_Y, z], to: [x, COLUMN_Y, z], ...steel });
  const panels = spread(9, [-COLUMN_Y, COLUMN_Y]);
  for (const [i, y] of panels.entries()) {
    addBeam(soup, { from: [x, y, CHORD.low], to: [x, y, CHORD.high], ...steel, radius: 0.05 });
    const next = panels[i + 1];
    if (next === undefined) continue;
    const [from, to] = i % 2 === 0 ? [CHORD.low, CHORD.high] : [CHORD.high, CHORD.low];
    addBeam(soup, { from: [x, y, from], to: [x, next, to], ...steel, radius: 0.05 });
  }
}

/** Saw teeth: a roof that rises to upright glass over the next truss, where who looks along the line sees the sky. */
function addShed(soup: Soup, x: number) {
  const [tall, rise] = [CHORD.ridge - CHORD.high, Math.atan2(CHORD.ridge - CHORD.high, BAY)];
  const [glass, middle] = [x + BAY - 0.1, CHORD.high + tall / 2];
  addBox(soup, 'daylight', [glass, 0, middle, 0.01, COLUMN_Y, tall / 2 - 0.06]);
  for (const y of spread(14, [-COLUMN_Y, COLUMN_Y]))
    addBox(soup, 'steelPaint', [glass - 0.03, y, middle, 0.03, 0.035, tall / 2]);
  addBoxes(soup, 'steelPaint', [
    [glass - 0.04, 0, middle, 0.025, COLUMN_Y, 0.03],
    [glass - 0.04, 0, CHORD.ridge - 0.08, 0.06, COLUMN_Y, 0.1],
  ]);
  const roof = box([BAY / 2 / Math.cos(rise), COLUMN_Y + 0.2, 0.05]);
  soup.place(roof, MATERIAL_NUMBERS.sheetWall, {
    at: [x + BAY / 2, 0, middle + 0.05],
    turn: turnY(-rise),
  });
  for (const y of spread(7, [-COLUMN_Y, COLUMN_Y]))
    addBeam(soup, {
      from: [x, y, CHORD.high - 0.1],
      to: [x + BAY, y, CHORD.ridge - 0.1],
      material: 'steelPaint',
      radius: 0.06,
    });
}

/** Bushes before the window: what one sees when one looks up from the line. */
function addGarden(soup: Soup, side: number) {
  for (const [i, x] of spread(54, [FIRST, LAST]).entries()) {
    const tall = 0.9 + 0.55 * Math.abs(Math.sin(2.4 * i)) + (i % 7 === 3 ? 0.9 : 0);
    soup.place(pillow([0.95, 0.5, tall], { exponent: 2.3, steps: 10 }), MATERIAL_NUMBERS.clothGreen, {
      at: [x, side * (WALL_Y + 1.4), 0.6],
    });
  }
}

/** A wall with a band of windows along all of it: from either side of the line one sees out. */
function addWall(soup: Soup, side: number) {
  const y = side * WALL_Y;
  addBoxes(soup, 'sheetWall', [
    [MIDDLE, y, 0.5, HALF, 0.1, 0.5],
    [MIDDLE, y, 5.8, HALF, 0.1, 1.5],
    [MIDDLE, side * (COLUMN_Y + WALL_Y) * 0.5, 7.25, HALF, (WALL_Y - COLUMN_Y) / 2 + 0.1, 0.05],
  ]);
  addBox(soup, 'daylight', [MIDDLE, side * (WALL_Y + 2.2), 3, HALF + 4, 0.02, 3.4]);
  for (const x of spread(53, [FIRST, LAST])) addBox(soup, 'machineDark', [x, y, 2.65, 0.035, 0.05, 1.65]);
  for (const z of [1.02, 2.9, 4.28]) addBox(soup, 'machineDark', [MIDDLE, y, z, HALF, 0.055, 0.035]);
  addGarden(soup, side);
}

/** The end of the hall: a gate for vehicles in a plain wall. */
function addEnd(soup: Soup, x: number) {
  addBox(soup, 'sheetWall', [x, 0, 5, 0.1, WALL_Y, 5]);
  const towards = x > 0 ? -0.14 : 0.14;
  for (const z of spread(9, [0.25, 3.9])) addBox(soup, 'machineGrey', [x + towards, 0, z, 0.02, 2.1, 0.2]);
}

/** Columns, trusses, roof and walls of the works hall; the line runs along x. */
export function addBuilding(soup: Soup) {
  for (const x of ROWS) {
    for (const side of SIDES) addColumn(soup, [x, side * COLUMN_Y]);
    addTruss(soup, x);
    if (x < LAST) addShed(soup, x);
  }
  for (const side of SIDES) addWall(soup, side);
  addEnd(soup, FIRST);
  addEnd(soup, LAST);
}
