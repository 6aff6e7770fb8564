import { tube } from '../geometry/primitives.ts';
import { Soup } from '../geometry/soup.ts';
import { add, type Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../studio/materials.ts';
import { spread } from '../sets/fixtures.ts';
import { addGear } from './gear.ts';
import { slab, type SlabShape } from './slab.ts';
import { addBolt, addScrew, addSleeve, addTurned, OPENED, round } from './turned.ts';
import { addWinding, type Winding } from './windings.ts';

/*
 * A drive opened by a quarter, four times its size, as a show would build it: at its own size the tracer's safety distances
 * would close its slots. Its axle lies along x, the gears at the end that the camera sees.
 */

const STACK = 0.36;
const WINDING: Winding = { slots: 48, layers: [0.325, 0.355, 0.385, 0.415], half: STACK, reach: 0.19, wire: 0.0125 };

/** Stator: thin sheets, the conductors of a slot in either cut. */
function addStator(soup: Soup, at: Vec3) {
  const SHEETS = 40;
  const pitch = (2 * STACK) / SHEETS;
  for (let i = 0; i < SHEETS; i += 1) {
    const low = -STACK + i * pitch;
    const sheet = { x: [low, low + pitch * 0.8], r: [0.305, 0.48], bevel: 0.001 } as const;
    addSleeve(soup, sheet, { at, material: 'steelSheet', arc: OPENED, cut: 'disc' });
  }
  addSleeve(
    soup,
    { x: [-STACK, STACK], r: [0.307, 0.476] },
    { at, material: 'block', arc: [OPENED[0] + 0.002, OPENED[1] - 0.002] },
  );
  for (const r of WINDING.layers) {
    const bar = slab([STACK + 0.01, 0.0125, 0.0125], { corner: 0.004, bevel: 0.003 });
    for (const angle of OPENED) soup.place(bar, MATERIAL_NUMBERS.copperWire, { at: add(at, round(0, r, angle)) });
  }
  addWinding(soup, at, { winding: WINDING, arc: OPENED });
}

const POLES = 8;

/** Rotor: packs of sheets, each a little further round than the last, on a turned shaft; magnets in its face. */
function addRotor(soup: Soup, at: Vec3) {
  const PACKS = 6;
  const pitch = (2 * STACK) / PACKS;
  for (let i = 0; i < PACKS; i += 1) {
    const low = -STACK + i * pitch;
    addSleeve(
      soup,
      { x: [low + 0.002, low + pitch - 0.002], r: [0.1, 0.292], bevel: 0.003 },
      { at, material: 'satin' },
    );
    for (let pole = 0; pole < POLES; pole += 1) {
      const angle = (2 * Math.PI * (pole + 0.09 * i)) / POLES;
      const groove = tube(
        [add(at, round(low + 0.006, 0.2915, angle)), add(at, round(low + pitch - 0.006, 0.2915, angle))],
        {
          radius: 0.005,
          segments: 8,
        },
      );
      soup.place(groove, MATERIAL_NUMBERS.block);
    }
  }
  for (const end of [1, -1])
    addSleeve(
      soup,
      { x: end > 0 ? [STACK, STACK + 0.03] : [-STACK - 0.03, -STACK], r: [0.09, 0.27], bevel: 0.006 },
      { at, material: 'gold' },
    );
  addTurned(
    soup,
    [
      [0.001, 1.2],
      [0.05, 1.2],
      [0.058, 1.19],
      [0.058, 0.72],
      [0.072, 0.71],
      [0.072, 0.5],
      [0.095, 0.49],
      [0.095, -0.5],
      [0.072, -0.51],
      [0.072, -0.66],
      [0.05, -0.67],
      [0.05, -0.86],
      [0.001, -0.86],
    ],
    { at, material: 'chrome' },
  );
}

/** Bearing: two races, balls in a cage between them. */
function addBearing(soup: Soup, at: Vec3, arc = OPENED) {
  const look = { at, material: 'rimEdge', arc } as const;
  addSleeve(soup, { x: [-0.035, 0.035], r: [0.072, 0.092] }, { ...look, arc: [0, 2 * Math.PI] });
  addSleeve(soup, { x: [-0.035, 0.035], r: [0.13, 0.152] }, look);
  const BALLS = 11;
  for (let i = 0; i < BALLS; i += 1) {
    const centre = add(at, round(0, 0.111, (2 * Math.PI * i) / BALLS + 0.2));
    const ball = tube(
      spread(9, [-1, 1]).map((t): Vec3 => [centre[0] + 0.0199 * Math.sin((t * Math.PI) / 2), centre[1], centre[2]]),
      { radius: (share) => 0.0001 + 0.02 * Math.sin(Math.PI * share), segments: 14 },
    );
    soup.place(ball, MATERIAL_NUMBERS.chrome);
  }
}

/** Housing with its cooling channels in the cut, bolts round the flange. */
function addHousing(soup: Soup, at: Vec3) {
  const shell = { at, material: 'rimFace', arc: OPENED, cut: 'rimEdge' } as const;
  addSleeve(soup, { x: [-0.62, 0.62], r: [0.482, 0.505], bevel: 0.001 }, shell);
  addSleeve(soup, { x: [-0.62, 0.62], r: [0.535, 0.56], bevel: 0.003 }, shell);
  // A channel winds round the stator between two skins; its walls show in the cut.
  for (const x of spread(10, [-0.58, 0.58]))
    addSleeve(soup, { x: [x - 0.012, x + 0.012], r: [0.504, 0.536], bevel: 0.0005 }, shell);
  for (const x of spread(9, [-0.5155, 0.5155]))
    addSleeve(
      soup,
      { x: [x - 0.05, x + 0.05], r: [0.506, 0.533], bevel: 0.0005 },
      { ...shell, material: 'cell', cut: 'cell' },
    );
  for (const x of spread(13, [-0.5, 0.5]))
    addSleeve(soup, { x: [x - 0.008, x + 0.008], r: [0.556, 0.585], bevel: 0.003 }, shell);
  addSleeve(soup, { x: [0.62, 0.68], r: [0.42, 0.62], bevel: 0.008 }, shell);
  addSleeve(soup, { x: [-0.68, -0.62], r: [0.1525, 0.62], bevel: 0.008 }, shell);
  addSleeve(soup, { x: [-0.76, -0.68], r: [0.1525, 0.21], bevel: 0.012 }, shell);
  addSleeve(soup, { x: [0.63, 0.7], r: [0.1525, 0.43], bevel: 0.004 }, shell);
  for (let i = 0; i < 14; i += 1) {
    const angle = (2 * Math.PI * (i + 0.5)) / 14;
    if (angle > OPENED[0] + 0.1) addBolt(soup, add(at, round(0.68, 0.59, angle)), 0.014);
  }
  addBearing(soup, add(at, [0.66, 0, 0]));
  addBearing(soup, add(at, [-0.7, 0, 0]));
}

/** Where the three shafts of the gears are, seen from the rotor's. */
const GEARS_X = 0.9;
const LAY = [-0.3, -0.24] as const;
const OUTPUT = [0.1, -0.47] as const;

const FIRST = { pinion: 0.12, wheel: Math.hypot(...LAY) - 0.12 };
const STEP = Math.hypot(OUTPUT[0] - LAY[0], OUTPUT[1] - LAY[1]);
const SECOND = { pinion: 0.1, wheel: STEP - 0.1 };

/** Wall behind the gears: a disc round every shaft. */
function addCaseWall(soup: Soup, at: Vec3) {
  const discs = [
    [0, 0, 0.34],
    [...LAY, FIRST.wheel + 0.11],
    [...OUTPUT, SECOND.wheel + 0.09],
  ] as const;
  for (const [y, z, r] of discs) {
    const middle = add(at, [0, y, z]);
    addSleeve(soup, { x: [0.7, 0.755], r: [0.06, r], bevel: 0.012 }, { at: middle, material: 'rimFace' });
    addSleeve(soup, { x: [0.755, 0.8], r: [0.062, 0.115], bevel: 0.006 }, { at: middle, material: 'rimEdge' });
  }
}

/** Shaft with a shoulder, its end towards the camera. */
const addShaft = (soup: Soup, at: Vec3, { end, r }: { end: number; r: number }) =>
  addTurned(
    soup,
    [
      [0.001, end],
      [r - 0.012, end],
      [r, end - 0.012],
      [r, 0.7],
    ],
    { at, material: 'chrome' },
  );

/** Two steps: pinion and wheel, then pinion and the big wheel that turns the shafts of the axle. */
function addGears(soup: Soup, at: Vec3) {
  const [lay, output] = [add(at, [0, ...LAY]), add(at, [0, ...OUTPUT])];
  const tooth = { depth: 0.034, bore: 0.058 };
  const [first, second] = [add([GEARS_X, 0, 0], at), add([GEARS_X + 0.19, 0, 0], at)];
  addGear(soup, first, { ...tooth, teeth: 22, pitch: FIRST.pinion, half: 0.08, helix: 0.42 });
  addGear(soup, add(first, [0, ...LAY]), { ...tooth, teeth: 48, pitch: FIRST.wheel, half: 0.07, helix: -0.19 });
  addGear(soup, add(second, [0, ...LAY]), { ...tooth, teeth: 18, pitch: SECOND.pinion, half: 0.085, helix: 0.42 });
  addGear(soup, add(second, [0, ...OUTPUT]), {
    ...tooth,
    teeth: 72,
    pitch: SECOND.wheel,
    half: 0.07,
    bore: 0.11,
    helix: -0.13,
  });
  addShaft(soup, lay, { end: 1.24, r: 0.06 });
  addShaft(soup, output, { end: 1.26, r: 0.112 });
  addSleeve(soup, { x: [1.26, 1.34], r: [0.05, 0.092], bevel: 0.01 }, { at: output, material: 'rimDark' });
}

/** The power electronics on the shoulder: ribbed lid, screws, plugs, and the bars that lead down to the windings. */
function addInverter(soup: Soup, at: Vec3) {
  const body = add(at, [-0.06, 0.34, 0.645]);
  const put = (half: Vec3, [place, material]: readonly [Vec3, MaterialName], soft: SlabShape = {}) =>
    soup.place(slab(half, { corner: 0.012, bevel: 0.005, ...soft }), MATERIAL_NUMBERS[material], {
      at: add(body, place),
    });
  put([0.54, 0.3, 0.085], [[0, 0, 0], 'rimFace'], { corner: 0.05, bevel: 0.016 });
  put([0.56, 0.32, 0.012], [[0, 0, 0.03], 'rimEdge'], { corner: 0.055 });
  put([0.5, 0.26, 0.016], [[0, 0, 0.095], 'rimDark'], { corner: 0.035, bevel: 0.008 });
  for (const x of spread(9, [-0.42, 0.42])) put([0.012, 0.22, 0.01], [[x, 0, 0.116], 'rimDark'], { bevel: 0.006 });
  for (const x of spread(6, [-0.5, 0.5])) addScrew(soup, add(body, [x, -0.295, 0.042]), 0.011);
  for (const y of [-0.13, 0.07]) {
    put([0.05, 0.06, 0.05], [[0.57, y, 0], 'orange'], { corner: 0.02, bevel: 0.012 });
    addSleeve(
      soup,
      { x: [0.6, 0.7], r: [0, 0.036], bevel: 0.008 },
      { at: add(body, [0, y, 0]), material: 'cable', segments: 40 },
    );
  }
  for (const x of [0.4, 0.45, 0.5])
    soup.place(slab([0.012, 0.008, 0.12], { corner: 0.003 }), MATERIAL_NUMBERS.copperWire, {
      at: add(at, [x, 0.03, 0.5]),
    });
}

/** Cradles under the housing. */
function addCradle(soup: Soup, at: Vec3) {
  for (const x of [-0.45, 0.45])
    soup.place(slab([0.05, 0.36, 0.16], { corner: 0.02, bevel: 0.01 }), MATERIAL_NUMBERS.block, {
      at: [at[0] + x, at[1], 0.16],
    });
}

const AXLE: Vec3 = [-0.2, 0, 0.94];

/** The opened drive on its cradles. */
export function openedDrive(): Soup {
  const soup = new Soup();
  addCradle(soup, AXLE);
  addHousing(soup, AXLE);
  addStator(soup, AXLE);
  addRotor(soup, AXLE);
  addCaseWall(soup, AXLE);
  addGears(soup, AXLE);
  addInverter(soup, AXLE);
  return soup;
}
