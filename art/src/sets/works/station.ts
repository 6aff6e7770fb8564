import { lathe, pillow } from '../../geometry/primitives.ts';
import { turnX, type Soup } from '../../geometry/soup.ts';
import { MATERIAL_NUMBERS } from '../../studio/materials.ts';
import { addDrum, spread } from '../fixtures.ts';
import { BAY, BAYS, ROWS } from './building.ts';
import { addFloorWords, addSign } from './signs.ts';
import { addBeam, addBox, addBoxes, addCylinder, SIDES } from './solids.ts';

const [FIRST, LAST] = [ROWS[0], ROWS[ROWS.length - 1]];
const MIDDLE = (FIRST + LAST) / 2;
const HALF = (LAST - FIRST) / 2;
export const FENCE_Y = 5.1;
const FENCE_TOP = 2.05;
/** Share of a bay that its gate takes, where light watches instead of a fence. */
const GATE = [BAY / 2 - 0.7, BAY / 2 + 0.7] as const;

/** Number of a station as its signs show it. */
const stationName = (bay: number) => `W${24 + bay}`;

/** One panel of the fence: posts, frame, mesh of a hand's breadth. */
function addPanel(soup: Soup, [from, to]: readonly [number, number], y: number) {
  for (const x of [from, to]) {
    addBox(soup, 'safetyYellow', [x, y, FENCE_TOP / 2, 0.03, 0.03, FENCE_TOP / 2]);
    addBox(soup, 'machineDark', [x, y, 0.012, 0.08, 0.08, 0.012]);
  }
  for (const z of [0.16, FENCE_TOP - 0.03])
    addBox(soup, 'safetyBlack', [(from + to) / 2, y, z, (to - from) / 2, 0.012, 0.012]);
  for (const z of spread(18, [0.25, FENCE_TOP - 0.12]))
    addBeam(soup, { from: [from, y, z], to: [to, y, z], material: 'safetyBlack', radius: 0.003 });
  for (const x of spread(Math.round((to - from) / 0.1) + 1, [from, to]))
    addBeam(soup, { from: [x, y, 0.16], to: [x, y, FENCE_TOP - 0.03], material: 'safetyBlack', radius: 0.003 });
}

/** Two posts whose beams of light stop the robots, and the lamp above them. */
function addLightCurtain(soup: Soup, x: number, y: number) {
  for (const gate of GATE.map((share) => x + share)) {
    addBoxes(soup, 'safetyYellow', [
      [gate, y, 0.75, 0.04, 0.05, 0.75],
      [gate, y, 0.02, 0.1, 0.1, 0.02],
    ]);
    addBox(soup, 'safetyBlack', [gate - Math.sign(gate - x - BAY / 2) * 0.041, y, 0.8, 0.002, 0.02, 0.6]);
  }
  const lamp = x + GATE[0];
  for (const [i, material] of (['signal', 'safetyYellow', 'beaconGreen'] as const).entries())
    addCylinder(soup, {
      from: [lamp, y, 1.86 - 0.11 * i],
      to: [lamp, y, 1.95 - 0.11 * i],
      material,
      radius: 0.035,
      segments: 16,
    });
}

/** Fence along the line with a gate in each bay. */
export function addFence(soup: Soup, y: number) {
  for (const x of ROWS.slice(0, -1)) {
    const ends = [x, x + BAY / 4, x + GATE[0] - 0.12] as const;
    addPanel(soup, [ends[0], ends[1]], y);
    addPanel(soup, [ends[1], ends[2]], y);
    addPanel(soup, [x + GATE[1] + 0.12, x + 0.75 * BAY], y);
    addPanel(soup, [x + 0.75 * BAY, x + BAY], y);
    addLightCurtain(soup, x, y);
  }
}

/** Portal between two stations: the two cameras that recognise a body, lights beside them, the number of the station. */
function addPortal(soup: Soup, x: number, name: string) {
  for (const side of SIDES)
    addBoxes(soup, 'steelPaint', [
      [x, side * 3.75, 1.9, 0.07, 0.07, 1.9],
      [x, side * 3.75, 0.02, 0.2, 0.2, 0.02],
    ]);
  addBox(soup, 'steelPaint', [x, 0, 3.87, 0.07, 3.82, 0.08]);
  for (const side of SIDES) {
    const y = side * 1.05;
    addBeam(soup, { from: [x, y, 3.8], to: [x - 0.05, y, 3.5], material: 'machineDark', radius: 0.03 });
    addBox(soup, 'machineDark', [x - 0.08, y, 3.42, 0.13, 0.08, 0.085]);
    addCylinder(soup, { from: [x - 0.21, y, 3.4], to: [x - 0.28, y, 3.36], material: 'gloss', radius: 0.055 });
    addBox(soup, 'screenGlow', [x - 0.215, y, 3.48, 0.004, 0.07, 0.012]);
  }
  addSign(soup, { at: [x - 0.1, 2.2, 4.28], facing: [-1, 0, 0], height: 0.34, words: name });
  addSign(soup, { at: [x + 0.1, 2.2, 4.28], facing: [1, 0, 0], height: 0.34, words: name });
}

/** Cabinets of the robots, and the computer beside the line. */
function addCabinets(soup: Soup, x: number, side: number) {
  const y = side * 4.62;
  const front = y - side * 0.262;
  for (const [i, dx] of [-0.86, 0, 0.86].entries()) {
    addBox(soup, 'machineGrey', [x + dx, y, 1, 0.42, 0.26, 0.92]);
    addBox(soup, 'machineDark', [x + dx, y, 0.05, 0.4, 0.24, 0.05]);
    addBox(soup, 'machineDark', [x + dx + 0.3, front, 1.05, 0.02, 0.015, 0.12]);
    addBox(soup, i === 1 ? 'screenGlow' : 'machineDark', [
      x + dx - 0.05,
      front,
      1.5,
      i === 1 ? 0.2 : 0.13,
      0.008,
      0.12,
    ]);
    for (const z of spread(6, [0.3, 0.55])) addBox(soup, 'machineDark', [x + dx, front, z, 0.26, 0.006, 0.012]);
  }
  addSign(soup, {
    at: [x - 0.9, front - side * 0.02, 1.78],
    facing: [0, -side, 0],
    height: 0.1,
    words: 'C1',
    plate: 'safetyYellow',
    letters: 'safetyBlack',
  });
}

/** Rails with rollers; drives of the rollers beside them. */
function addConveyor(soup: Soup) {
  for (const side of SIDES) addBox(soup, 'machineGrey', [MIDDLE, side * 0.66, 0.075, HALF, 0.05, 0.075]);
  for (const x of spread(Math.round((2 * HALF) / 0.64) + 1, [FIRST, LAST]))
    addCylinder(soup, { from: [x, -0.6, 0.1], to: [x, 0.6, 0.1], material: 'galvanised', radius: 0.045, segments: 14 });
  for (const x of ROWS)
    addCylinder(soup, { from: [x, -0.72, 0.11], to: [x, -1.05, 0.11], material: 'hoseBlue', radius: 0.1 });
}

const PIN = [
  [0.001, 0.13],
  [0.014, 0.12],
  [0.03, 0.07],
  [0.03, 0],
] as const;

/** The skid of a body: it sits on four pins, whatever its model. */
export function addSkid(soup: Soup, x: number) {
  for (const side of SIDES) addBox(soup, 'steelPaint', [x, side * 0.5, 0.2, 2.25, 0.05, 0.055]);
  for (const dx of [-1.9, -1.25, 0, 1.25, 1.9]) addBox(soup, 'steelPaint', [x + dx, 0, 0.22, 0.05, 0.52, 0.035]);
  for (const dx of [-1.25, 1.25]) {
    for (const side of SIDES) {
      addBox(soup, 'safetyYellow', [x + dx, side * 0.58, 0.3, 0.07, 0.07, 0.07]);
      soup.place(lathe(PIN, { segments: 20 }), MATERIAL_NUMBERS.chrome, {
        at: [x + dx, side * 0.58, 0.37],
        turn: turnX(Math.PI / 2),
      });
    }
  }
}

/** Board above the line: what everybody in the hall counts in. */
function addBoard(soup: Soup, x: number) {
  addBox(soup, 'safetyBlack', [x, 0, 5.2, 0.09, 2.1, 0.62]);
  addSign(soup, {
    at: [x - 0.11, 0.95, 5.2],
    facing: [-1, 0, 0],
    height: 0.6,
    words: '53 S',
    plate: 'safetyBlack',
    letters: 'signal',
  });
  addSign(soup, {
    at: [x - 0.11, -0.95, 5.2],
    facing: [-1, 0, 0],
    height: 0.6,
    words: '312',
    plate: 'safetyBlack',
    letters: 'strip',
  });
  for (const y of [-1.6, 1.6])
    addBeam(soup, { from: [x, y, 5.8], to: [x, y, 6.9], material: 'galvanised', radius: 0.02 });
}

/** Lines of the ways for people, stripes where nothing may stand, numbers of the stations. */
function addFloorMarks(soup: Soup) {
  for (const side of SIDES) {
    addBox(soup, 'walkway', [MIDDLE, side * 6.35, 0.002, HALF, 0.7, 0.002]);
    for (const y of [5.6, 7.1]) addBox(soup, 'safetyYellow', [MIDDLE, side * y, 0.003, HALF, 0.05, 0.003]);
    addBox(soup, 'safetyYellow', [MIDDLE, side * 1.42, 0.003, HALF, 0.04, 0.003]);
  }
  for (const bay of BAYS) {
    for (const side of SIDES) {
      for (const dx of spread(7, [-0.75, 0.75]))
        addBeam(soup, {
          from: [bay * BAY + dx - 0.25, side * 4.2, 0.002],
          to: [bay * BAY + dx + 0.25, side * 4.95, 0.002],
          material: 'safetyYellow',
          radius: 0.045,
        });
      addFloorWords(soup, stationName(bay), { at: [bay * BAY, side * 3.5, 0], ahead: [0, side, 0], height: 0.42 });
    }
  }
}

/** Box for parts on a trolley, as it stands beside the ways. */
export function addTrolley(soup: Soup, [x, y]: readonly [number, number]) {
  addBox(soup, 'hoseBlue', [x, y, 0.5, 0.6, 0.4, 0.24]);
  addBox(soup, 'machineDark', [x, y, 0.2, 0.62, 0.42, 0.03]);
  for (const dx of [-0.5, 0.5])
    for (const dy of [-0.33, 0.33])
      soup.place(pillow([0.09, 0.03, 0.09], { exponent: 2.4, steps: 14 }), MATERIAL_NUMBERS.rubber, {
        at: [x + dx, y + dy, 0.09],
      });
  addDrum(soup, 'signWhite', [[x - 0.2, y, 0.74], 0.14, 0.1]);
}

/** All stations of the line without their robots and bodies. */
export function addStations(soup: Soup) {
  addConveyor(soup);
  addFloorMarks(soup);
  for (const bay of BAYS) addPortal(soup, bay * BAY + BAY / 2, stationName(bay + 1));
  for (const x of ROWS) for (const side of SIDES) addCabinets(soup, x, side);
  addBoard(soup, 1.5 * BAY);
}
