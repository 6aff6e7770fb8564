import { tube } from '../geometry/primitives.ts';
import { Soup } from '../geometry/soup.ts';
import { add, type Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../studio/materials.ts';
import { spread } from '../sets/fixtures.ts';
import { addSlab, type Slab } from './slab.ts';
import { addScrew } from './turned.ts';

const SIDES = [1, -1] as const;

/** Half-sizes of the inside of the tray, metres. */
const ROOM = [1.08, 0.7] as const;
const CELLS = 12;
/** From cell to cell across the car, metres. */
const PITCH = 0.0505;

/** A cell: wrapped can, bright top, two terminals, the vent between them. */
function addCell(soup: Soup, at: Vec3) {
  addSlab(soup, 'cell', [at, [0.1, 0.0235, 0.05], { corner: 0.006, bevel: 0.003 }]);
  addSlab(soup, 'cellTop', [add(at, [0, 0, 0.051]), [0.098, 0.022, 0.002], { corner: 0.006, bevel: 0.001 }]);
  for (const side of SIDES)
    addSlab(soup, 'rimEdge', [add(at, [side * 0.064, 0, 0.056]), [0.015, 0.013, 0.004], { corner: 0.005 }]);
}

/** Twelve cells between end plates; copper links them in a row, to and fro. */
function addModule(soup: Soup, at: Vec3) {
  const ys = spread(CELLS, [-PITCH * 5.5, PITCH * 5.5]);
  for (const y of ys) addCell(soup, add(at, [0, y, 0]));
  for (const [i, y] of ys.slice(1).entries()) {
    const x = i % 2 === 0 ? 0.064 : -0.064;
    addSlab(soup, 'copperWire', [add(at, [x, y - PITCH / 2, 0.062]), [0.017, 0.039, 0.0025], { corner: 0.006 }]);
  }
  addSlab(soup, 'block', [add(at, [0, 0, 0.0545]), [0.022, 0.296, 0.0012], { corner: 0.006 }]);
  for (const y of ys) addSlab(soup, 'gold', [add(at, [0, y, 0.0562]), [0.006, 0.004, 0.001], { corner: 0.002 }]);
  for (const side of SIDES) {
    addSlab(soup, 'satin', [add(at, [0, side * 0.313, 0.003]), [0.106, 0.008, 0.054], { corner: 0.004 }]);
    for (const x of [-0.06, 0, 0.06])
      addSlab(soup, 'satin', [add(at, [x, side * 0.322, 0.003]), [0.006, 0.003, 0.044], { corner: 0.002 }]);
    addSlab(soup, 'satin', [add(at, [side * 0.1035, 0, -0.012]), [0.0015, 0.31, 0.02], { corner: 0.001 }]);
  }
}

const COLUMNS = spread(8, [-0.92, 0.92]);

/** Bars between neighbouring modules, in the colour of high voltage. */
function addLinks(soup: Soup, at: Vec3, isThere: (column: number, side: number) => boolean) {
  for (const [i, x] of COLUMNS.slice(1).entries()) {
    for (const side of SIDES) {
      if (!isThere(i, side) || !isThere(i + 1, side)) continue;
      const y = side * (i % 2 === 0 ? 0.05 : 0.64);
      addSlab(soup, 'cable', [add(at, [x - 0.131, y, 0.066]), [0.075, 0.012, 0.005], { corner: 0.008 }]);
    }
  }
}

/** Plate below the modules: its channels are pressed upwards and run to and fro. */
function addCoolingPlate(soup: Soup, at: Vec3) {
  addSlab(soup, 'rimFace', [at, [1.06, 0.69, 0.006], { corner: 0.03 }]);
  const lanes = spread(16, [-0.64, 0.64]);
  const path = lanes.flatMap((y, i): Vec3[] => {
    const [from, to] = i % 2 === 0 ? [-1, 1] : [1, -1];
    const next = lanes[i + 1] ?? y;
    const bend = spread(9, [0, Math.PI]).map((t): Vec3 => [
      to * (0.99 + 0.04 * Math.sin(t)),
      y + ((next - y) * (1 - Math.cos(t))) / 2,
      0.004,
    ]);
    return [[from * 0.99, y, 0.004], [0, y, 0.004], ...(next === y ? [] : bend)];
  });
  const channel = tube(
    path.map((point) => add(point, at)),
    { radius: 0.019, segments: 16 },
  );
  soup.place(channel, MATERIAL_NUMBERS.rimEdge);
}

/** Pressed-out frame: hollow rails with a lip, a beam in the middle, lugs with bolts, plugs in front. */
function addTray(soup: Soup, at: Vec3) {
  const [a, b] = ROOM;
  addSlab(soup, 'rimDark', [add(at, [0, 0, -0.03]), [a + 0.05, b + 0.05, 0.012], { corner: 0.05 }]);
  for (const side of SIDES) {
    addSlab(soup, 'rimFace', [add(at, [0, side * (b + 0.035), 0.03]), [a + 0.08, 0.035, 0.075], { bevel: 0.016 }]);
    addSlab(soup, 'rimFace', [add(at, [0, side * (b + 0.085), -0.005]), [a + 0.02, 0.026, 0.035], { bevel: 0.008 }]);
    addSlab(soup, 'rimFace', [add(at, [side * (a + 0.04), 0, 0.03]), [0.035, b, 0.075], { bevel: 0.016 }]);
    for (const x of spread(9, [-a + 0.06, a - 0.06])) {
      addSlab(soup, 'satin', [
        add(at, [x, side * (b + 0.115), -0.012]),
        [0.035, 0.03, 0.02],
        {
          corner: 0.016,
          bevel: 0.005,
        },
      ]);
      addScrew(soup, add(at, [x, side * (b + 0.118), 0.008]), 0.012);
    }
    for (const x of spread(22, [-a, a])) addScrew(soup, add(at, [x, side * (b + 0.035), 0.105]), 0.0065);
  }
  addSlab(soup, 'rimFace', [add(at, [0, 0, 0.03]), [a, 0.016, 0.06], { bevel: 0.005 }]);
  for (const y of [-0.2, 0.2]) {
    addSlab(soup, 'orange', [add(at, [a + 0.105, y, 0.04]), [0.035, 0.07, 0.045], { corner: 0.014, bevel: 0.01 }]);
    addSlab(soup, 'block', [add(at, [a + 0.09, y, 0.04]), [0.02, 0.09, 0.058], { corner: 0.01 }]);
  }
  for (const y of [-0.44, 0.44]) {
    const spout = tube([add(at, [a + 0.06, y, 0.03]), add(at, [a + 0.17, y, 0.03])], { radius: 0.022, segments: 24 });
    soup.place(spout, MATERIAL_NUMBERS.chrome);
  }
}

export interface PackState {
  /** Whether the module of this column (0 at the rear) and side is in its place. */
  isThere?: (column: number, side: number) => boolean;
}

/** Tray, cooling plate and modules; `at` is the middle of the tray. */
export function addPack(soup: Soup, at: Vec3, { isThere = () => true }: PackState = {}) {
  addTray(soup, at);
  addCoolingPlate(soup, add(at, [0, 0, -0.012]));
  for (const [i, x] of COLUMNS.entries())
    for (const side of SIDES) if (isThere(i, side)) addModule(soup, add(at, [x, side * 0.355, 0.064]));
  addLinks(soup, add(at, [0, 0, 0.064]), isThere);
}

/** Lid with pressed beads; `at` is the middle of its flange. */
function addLid(soup: Soup, at: Vec3) {
  const [a, b] = ROOM;
  const put = (material: MaterialName, [place, ...block]: Slab) => addSlab(soup, material, [add(at, place), ...block]);
  put('rimFace', [[0, 0, 0], [a + 0.075, b + 0.07, 0.004], { corner: 0.05 }]);
  put('rimFace', [[0, 0, 0.02], [a + 0.03, b + 0.025, 0.022], { corner: 0.06, bevel: 0.018 }]);
  put('rimDark', [[0, 0, -0.006], [a, b, 0.004], { corner: 0.04 }]);
  for (const x of spread(8, [-0.92, 0.92]))
    put('rimFace', [[x, 0, 0.045], [0.072, b - 0.07, 0.008], { corner: 0.07, bevel: 0.008 }]);
  for (const side of SIDES)
    for (const x of spread(22, [-a, a])) addScrew(soup, add(at, [x, side * (b + 0.05), 0.005]), 0.0065);
}

const LIFTED = [6, 7];
const HEIGHTS = { tray: 0.2, lifted: 0.32, lid: 1.14 };

/** The opened pack: lid up, two modules lifted from the corner that the camera sees, the plate below them bare. */
export function openedPack(): Soup {
  const soup = new Soup();
  addPack(soup, [0, 0, HEIGHTS.tray], { isThere: (column, side) => side > 0 || !LIFTED.includes(column) });
  for (const column of LIFTED) addModule(soup, [COLUMNS[column], -0.355, HEIGHTS.tray + HEIGHTS.lifted]);
  addLid(soup, [0, 0, HEIGHTS.lid]);
  for (const x of [-0.8, 0.8]) addSlab(soup, 'block', [[x, 0, 0.08], [0.08, 0.6, 0.08], { bevel: 0.01 }]);
  return soup;
}

/** Where the corners of the lid were lifted from. */
export const LIFT_LINES: readonly (readonly Vec3[])[] = SIDES.flatMap((sx) =>
  SIDES.map((sy) => {
    const [x, y] = [sx * (ROOM[0] + 0.05), sy * (ROOM[1] + 0.045)];
    return spread(40, [HEIGHTS.tray + 0.11, HEIGHTS.lid - 0.01]).map((z): Vec3 => [x, y, z]);
  }),
);
