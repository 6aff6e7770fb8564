import { Soup, turnZ } from '../../geometry/soup.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import type { MaterialName } from '../../studio/materials.ts';
import { addBlock, addRod, spread } from '../fixtures.ts';
import { addBox, addBoxes } from '../works/solids.ts';

/** How the wall of a hall is built around its vehicle. */
export type Wall = 'slats' | 'arches' | 'cells' | 'chevrons';

const REACH = 7.4;
/** Where the curved wall leaves an opening, radians. */
const OPENING = [2.86, 3.12] as const;

const isOpen = (angle: number) => angle > OPENING[0] && angle < OPENING[1];

/** Places along the curved wall behind the car, from its left to its right. */
const alongWall = (count: number, radius = REACH) =>
  spread(count, [-0.55, 3.35]).map((angle) => ({
    at: [radius * Math.cos(angle), radius * 0.8 * Math.sin(angle), 0] as Vec3,
    angle,
  }));

interface Slab {
  at: Vec3;
  half: Vec3;
  angle: number;
}

function addTurned(soup: Soup, material: MaterialName, { at, half, angle }: Slab) {
  const one = new Soup();
  addBlock(one, material, [[0, 0, 0], half]);
  soup.addSoup(one, { at, turn: turnZ(angle) });
}

/** The curved wall itself with skirting, an opening in it, and light in the passage behind. */
function addShell(soup: Soup, [wall, skirting, passage]: readonly [MaterialName, MaterialName, MaterialName]) {
  for (const { at, angle } of alongWall(78, REACH + 0.5)) {
    const turn = angle + Math.PI / 2;
    const low = isOpen(angle) ? 2.45 : 0;
    const high = 7;
    addTurned(soup, wall, { at: [at[0], at[1], (low + high) / 2], half: [0.23, 0.04, (high - low) / 2], angle: turn });
    if (low === 0)
      addTurned(soup, skirting, { at: [at[0] * 0.99, at[1] * 0.99, 0.07], half: [0.23, 0.03, 0.07], angle: turn });
  }
  const middle = (OPENING[0] + OPENING[1]) / 2;
  const beyond: Vec3 = [(REACH + 1.6) * Math.cos(middle), (REACH + 1.6) * 0.8 * Math.sin(middle), 1.2];
  addTurned(soup, passage, { at: beyond, half: [1.5, 0.02, 1.2], angle: middle + Math.PI / 2 });
  for (const angle of OPENING) {
    const at: Vec3 = [(REACH + 0.44) * Math.cos(angle), (REACH + 0.44) * 0.8 * Math.sin(angle), 1.225];
    addTurned(soup, 'satin', { at, half: [0.05, 0.09, 1.225], angle: angle + Math.PI / 2 });
  }
}

/** Upright slats before timber, every fifth with a thread of light. */
function addSlats(soup: Soup, light: MaterialName) {
  addShell(soup, ['walnut', 'gold', 'warm']);
  for (const [i, { at, angle }] of alongWall(92).entries()) {
    if (isOpen(angle)) continue;
    addTurned(soup, 'walnut', { at: [at[0], at[1], 2.35], half: [0.035, 0.1, 2.35], angle: angle + Math.PI / 2 });
    if (i % 5 === 2) addBox(soup, light, [at[0] * 0.985, at[1] * 0.98, 2.3, 0.012, 0.012, 2.2]);
  }
}

/** Portals one behind the other, daylight at their end. */
function addArches(soup: Soup) {
  for (const [i, y] of spread(5, [2.9, 9]).entries()) {
    const [half, top] = [4.7 - 0.3 * i, 4.2 - 0.24 * i];
    const path = spread(60, [0, Math.PI]).map((t): Vec3 => {
      const [c, s] = [Math.cos(t), Math.sin(t)];
      return [Math.sign(c) * half * Math.abs(c) ** 0.45, y, top * s ** 0.45];
    });
    addRod(soup, path, { material: i === 2 ? 'amber' : 'strip', radius: 0.02 });
    for (const back of [0.12, 0.24])
      addRod(
        soup,
        path.map(([x, , z]): Vec3 => [x * 1.03, y + back, z * 1.03]),
        { material: back > 0.2 ? 'timber' : 'plaster', radius: 0.12 },
      );
  }
  addBox(soup, 'daylight', [0, 10.6, 1.6, 3.4, 0.02, 1.6]);
  addBoxes(soup, 'plaster', [
    [-8, 10, 4, 4.8, 0.1, 4],
    [8, 10, 4, 4.8, 0.1, 4],
    [0, 10, 5.5, 3.3, 0.1, 2.5],
    [-10.6, 3, 4, 0.1, 8, 4],
  ]);
  for (const x of [-1.6, 0, 1.6]) addBox(soup, 'satin', [x, 10.1, 1.5, 0.03, 0.03, 1.5]);
  addBoxes(soup, 'timber', [
    [-8, 9.88, 0.08, 4.8, 0.02, 0.08],
    [8, 9.88, 0.08, 4.8, 0.02, 0.08],
    [-10.48, 3, 0.08, 0.02, 8, 0.08],
  ]);
  addBox(soup, 'daylight', [-10.48, -0.2, 1.2, 0.01, 0.75, 1.2]);
}

/** Cells of a battery as a wall of lamps, charged from the left. */
function addCells(soup: Soup, light: MaterialName) {
  addShell(soup, ['machineGrey', 'satin', 'strip']);
  for (const [i, { at, angle }] of alongWall(58).entries()) {
    if (isOpen(angle)) continue;
    for (const z of spread(12, [0.42, 4.1])) {
      const isCharged = Math.sin(i * 0.27) + Math.cos(z * 2.1 + i * 0.16) > 0.35;
      addTurned(soup, isCharged ? light : 'sheetWall', {
        at: [at[0], at[1], z],
        half: [0.17, 0.03, 0.125],
        angle: angle + Math.PI / 2,
      });
    }
  }
}

/** Arrows of light that run towards the nose. */
function addChevrons(soup: Soup, light: MaterialName) {
  for (const [i, x] of spread(11, [-9, 9]).entries()) {
    const path = [1, 0, -1].map((k): Vec3 => [x + (k === 0 ? 0.95 : 0), 4.6, 1.9 + 1.55 * k]);
    addRod(soup, path, { material: i % 3 === 0 ? light : 'machineGrey', radius: i % 3 === 0 ? 0.03 : 0.05 });
  }
  addBoxes(soup, 'darkWall', [
    [1.9, 4.9, 3.5, 9.1, 0.1, 3.5],
    [-10.6, 4.9, 3.5, 1.4, 0.1, 3.5],
    [-8.2, 4.9, 4.75, 1.2, 0.1, 2.25],
    [-11.2, 0, 3.5, 0.1, 8, 3.5],
  ]);
  addBox(soup, light, [-8.2, 6.6, 1.2, 1.6, 0.02, 1.2]);
  addBox(soup, light, [1, 4.78, 0.05, 10, 0.012, 0.012]);
  addBoxes(soup, 'satin', [
    [-9.4, 4.78, 1.25, 0.05, 0.05, 1.25],
    [-7, 4.78, 1.25, 0.05, 0.05, 1.25],
  ]);
}

export const WALLS: Readonly<Record<Wall, (soup: Soup, light: MaterialName) => void>> = {
  slats: addSlats,
  arches: addArches,
  cells: addCells,
  chevrons: addChevrons,
};
