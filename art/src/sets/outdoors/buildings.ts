import type { Soup, Triangles } from '../../geometry/soup.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../../studio/materials.ts';
import { addBlock, addRod } from '../fixtures.ts';
import { dice } from './terrain.ts';

function addPanes(soup: Soup, material: MaterialName, panes: readonly (readonly Vec3[])[]) {
  const shape: Triangles = { points: [], normals: [] };
  for (const [a, b, c, d] of panes) {
    const isFront = a[1] === b[1];
    const normal = isFront ? [0, -1, 0] : [1, 0, 0];
    for (const corner of [a, b, c, a, c, d]) {
      shape.points.push(...corner);
      shape.normals.push(...normal);
    }
  }
  if (panes.length > 0) soup.place(shape, MATERIAL_NUMBERS[material]);
}

export interface Tower {
  /** Middle of its foot. */
  at: Vec3;
  /** Half-sizes on the ground. */
  half: readonly [number, number];
  height: number;
  seed: number;
  /** Share of windows behind which light burns. */
  lit: number;
  /** Width of a window, metres. */
  pane?: number;
}

const FLOOR = 3.6;

type Panes = Record<'paneWarm' | 'paneCool', Vec3[][]>;

/** Corner of a window on one side of a tower: metres along the side from its middle, and up. */
type Corner = (along: number, up: number) => Vec3;

const cornersOf = ({ at, half }: Tower): readonly (readonly [reach: number, corner: Corner])[] => [
  [half[0], (along, up) => [at[0] + along, at[1] - half[1] - 0.05, at[2] + up]],
  [half[1], (along, up) => [at[0] + half[0] + 0.05, at[1] + along, at[2] + up]],
];

/** Windows of the two sides that a camera before it and to its right sees, floor by floor; whole floors burn or sleep. */
function windowsOf(tower: Tower): Panes {
  const { height, seed, lit, pane: wide = 1.9 } = tower;
  const random = dice(seed);
  const panes: Panes = { paneWarm: [], paneCool: [] };
  const warmth = random() > 0.55 ? 0.3 : 0.75;
  const addRow = ([reach, corner]: readonly [number, Corner], z: number, mood: number) => {
    for (let s = -reach + 1; s < reach - 2; s += wide + 0.8) {
      if (random() > mood) continue;
      const pane = [corner(s, z), corner(s + wide, z), corner(s + wide, z + 2.1), corner(s, z + 2.1)];
      panes[random() > warmth ? 'paneCool' : 'paneWarm'].push(pane);
    }
  };
  for (let z = 4; z < height - 3; z += FLOOR) {
    const mood = lit * (0.35 + 1.3 * random());
    for (const side of cornersOf(tower)) addRow(side, z, mood);
  }
  return panes;
}

export function addTower(soup: Soup, tower: Tower) {
  const { at, half, height } = tower;
  addBlock(soup, 'tower', [
    [at[0], at[1], at[2] + height / 2],
    [half[0], half[1], height / 2],
  ]);
  const panes = windowsOf(tower);
  addPanes(soup, 'paneWarm', panes.paneWarm);
  addPanes(soup, 'paneCool', panes.paneCool);
}

/** Street lamp by its foot; its arm reaches along `towards`. */
export function addStreetLamp(soup: Soup, at: Vec3, { towards, height }: { towards: number; height: number }) {
  const [x, y, z] = at;
  const [c, s] = [Math.cos(towards), Math.sin(towards)];
  const head: Vec3 = [x + 1.7 * c, y + 1.7 * s, z + height + 0.12];
  addRod(soup, [[x, y, z], [x, y, z + height - 0.8], [x + 0.35 * c, y + 0.35 * s, z + height - 0.1], head], {
    material: 'block',
    radius: 0.07,
  });
  addBlock(soup, 'block', [
    [head[0], head[1], head[2] + 0.04],
    [0.36, 0.36, 0.05],
  ]);
  addBlock(soup, 'lantern', [
    [head[0], head[1], head[2] - 0.02],
    [0.28, 0.28, 0.02],
  ]);
}

/** Crane of a quay for containers: two frames, bridge, boom, house; the foot's middle, its boom towards -y. */
export function addQuayCrane(soup: Soup, [x, y, z]: Vec3, raised = false) {
  const beam = (from: Vec3, to: Vec3, radius = 0.7) =>
    addRod(
      soup,
      [from, to].map(([a, b, c]): Vec3 => [x + a, y + b, z + c]),
      { material: 'crane', radius, segments: 4 },
    );
  for (const a of [-9, 9]) {
    for (const b of [-12, 12]) beam([a, b, 0], [a, b, 44]);
    beam([a, -12, 14], [a, 12, 14]);
    beam([a, -12, 44], [a, 12, 44]);
    beam([a, 12, 14], [a, -12, 44], 0.45);
    beam([a * 0.5, -46, raised ? 92 : 46], [a * 0.5, -12, 45], 0.8);
    beam([a * 0.5, -12, 45], [a * 0.5, 30, 45], 0.8);
    beam([a * 0.3, -8, 68], [a * 0.5, raised ? -34 : -44, raised ? 78 : 46], 0.25);
    beam([a * 0.3, -8, 68], [a * 0.5, 28, 46], 0.25);
    beam([a, -12, 44], [a * 0.3, -8, 68], 0.6);
    beam([a, 4, 44], [a * 0.3, -8, 68], 0.45);
  }
  for (const c of [14, 44]) for (const b of [-12, 12]) beam([-9, b, c], [9, b, c]);
  addBlock(soup, 'superstructure', [
    [x, y + 14, z + 49],
    [5, 6, 3.4],
  ]);
}

/** Carrier of cars beside a quay: a high smooth box with a ramp; middle of its waterline, metres along x. */
export function addCarCarrier(soup: Soup, [x, y, z]: Vec3, length = 190) {
  const half = length / 2;
  const block = (material: MaterialName, [cx, cy, cz]: Vec3, size: Vec3) =>
    addBlock(soup, material, [[x + cx, y + cy, z + cz], size]);
  block('antifouling', [0, 0, 0.2], [half, 15.4, 1.2]);
  block('hull', [0, 0, 7], [half + 1.5, 16, 6]);
  block('superstructure', [-4, 0, 22], [half - 5, 16, 9.5]);
  block('orange', [-4, 0, 13.1], [half - 4.5, 16.06, 0.35]);
  block('superstructure', [half - 30, 0, 33.4], [9, 15, 2.4]);
  block('gloss', [half - 30, 0, 34], [9.05, 15.05, 0.7]);
  block('hull', [-half + 24, 3, 35.5], [5, 4, 4]);
  for (let k = 0; k < 14; k += 1)
    block('tower', [-half + 22 + k * ((length - 40) / 13), -16.02, 27], [2.4, 0.06, 0.35]);
}

/** Guard rail along a path at its foot: posts each four metres, a beam of two waves. */
export function addGuardRail(soup: Soup, path: readonly Vec3[]) {
  for (const up of [0.52, 0.66])
    addRod(
      soup,
      path.map(([x, y, z]): Vec3 => [x, y, z + up]),
      { material: 'galvanised', radius: 0.075, segments: 8 },
    );
  for (const [i, [x, y, z]] of path.entries()) {
    if (i % 4 !== 0) continue;
    addBlock(soup, 'block', [
      [x, y + 0.1, z + 0.35],
      [0.05, 0.06, 0.36],
    ]);
  }
}
