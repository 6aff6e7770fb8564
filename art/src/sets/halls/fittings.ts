import { Soup, turnZ } from '../../geometry/soup.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../../studio/materials.ts';
import { subjectOf } from '../../vehicles/subject.ts';
import { addRod, circle, spread } from '../fixtures.ts';
import { addWords } from '../works/letters.ts';
import { addBox, addBoxes, addCasting, SIDES } from '../works/solids.ts';

/** Somewhere on the floor of a hall, turned by degrees. */
export interface Spot {
  at: readonly [x: number, y: number];
  turned?: number;
}

const UP: Vec3 = [0, 0, 1];

function addAt(soup: Soup, thing: Soup, { at, turned = 0 }: Spot) {
  soup.addSoup(thing, { at: [at[0], at[1], 0], turn: turnZ((turned * Math.PI) / 180) });
}

/** Halo above, thread of light on the floor. */
export function addHalo(soup: Soup, height = 3.7) {
  addRod(soup, circle([0, 0, height], 2.9), { material: 'strip', radius: 0.05, closed: true });
  addRod(soup, circle([0, 0, height + 0.08], 3.02), { material: 'darkWall', radius: 0.09, closed: true });
  addRod(soup, circle([0, 0, 0.012], 3.3), { material: 'amber', radius: 0.012, closed: true });
}

/** Bench of two metres: a cushion on a beam. */
export function addBench(soup: Soup, spot: Spot, [frame, cushion]: readonly [MaterialName, MaterialName]) {
  const bench = new Soup();
  addBoxes(bench, frame, [
    [0, 0, 0.32, 0.98, 0.24, 0.035],
    [-0.72, 0, 0.15, 0.03, 0.2, 0.15],
    [0.72, 0, 0.15, 0.03, 0.2, 0.15],
  ]);
  const pads = [-0.96, 0.96].map((x): { at: Vec3; across: number; deep: number } => ({
    at: [x, 0, 0.405],
    across: 0.235,
    deep: 0.055,
  }));
  addCasting(bench, pads, { material: cushion, exponent: 6, bulge: 0.03 });
  addAt(soup, bench, spot);
}

const MODEL_SCALE = 0.22;

/** The car of the hall in clay on a table, under a hood of glass. */
export function addModelTable(soup: Soup, spot: Spot, { car, table }: { car: string; table: MaterialName }) {
  const stand = new Soup();
  addBoxes(stand, table, [
    [0, 0, 0.86, 0.72, 0.36, 0.03],
    [0, 0, 0.415, 0.5, 0.2, 0.415],
    [0, 0, 0.02, 0.56, 0.26, 0.02],
  ]);
  const model = subjectOf(car).build(0.2);
  for (const [k, points] of model.points.entries())
    stand.place({ points, normals: model.normals[k] }, MATERIAL_NUMBERS.clay, {
      at: [0, 0, 0.892],
      scale: [MODEL_SCALE, MODEL_SCALE, MODEL_SCALE],
    });
  for (const x of SIDES) for (const y of SIDES) addBox(stand, 'satin', [x * 0.7, y * 0.34, 1.12, 0.006, 0.006, 0.23]);
  addAt(soup, stand, spot);
}

/** Board that explains: a lit field, a picture, lines of words. */
export function addPanel(soup: Soup, spot: Spot, frame: MaterialName) {
  const panel = new Soup();
  addBoxes(panel, frame, [
    [0, 0, 1.35, 0.62, 0.035, 0.85],
    [0, 0, 0.25, 0.05, 0.03, 0.25],
    [0, 0, 0.015, 0.4, 0.22, 0.015],
  ]);
  addBox(panel, 'signWhite', [0, -0.037, 1.36, 0.58, 0.004, 0.81]);
  addBox(panel, 'hoseBlue', [0, -0.042, 1.72, 0.5, 0.003, 0.34]);
  for (const [i, z] of spread(7, [1.24, 0.72]).entries())
    addBox(panel, 'machineDark', [
      i === 6 ? -0.2 : -0.02 * (i % 3),
      -0.042,
      z,
      i === 6 ? 0.28 : 0.48 - 0.02 * (i % 3),
      0.003,
      0.012,
    ]);
  addAt(soup, panel, spot);
}

/** Sign of a hall: its number and the name of the car on a slab. */
export function addTotem(
  soup: Soup,
  spot: Spot,
  { words, slab, letters }: { words: readonly string[]; slab: MaterialName; letters: MaterialName },
) {
  const totem = new Soup();
  addBox(totem, slab, [0, 0, 1.2, 0.7, 0.05, 1.2]);
  addBox(totem, 'satin', [0, 0, 0.02, 0.8, 0.16, 0.02]);
  for (const [i, line] of words.entries())
    addWords(totem, line, {
      at: [0, -0.052, 1.95 - 0.5 * i],
      right: [1, 0, 0],
      up: UP,
      height: i === 0 ? 0.4 : 0.15,
      material: letters,
    });
  addAt(soup, totem, spot);
}
