import { Soup, turnZ } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { MaterialName } from '../studio/materials.ts';
import { subjectOf } from '../vehicles/subject.ts';
import { addBlock, addRod, circle, spread } from './fixtures.ts';
import { ROOM } from './night-room.ts';
import type { Place } from './place.ts';
import { CAR_MESH } from './stand.ts';

/** How the wall of a hall is built around its vehicle. */
export type Wall = 'slats' | 'arches' | 'cells' | 'chevrons';

const REACH = 7.4;

/** Places along the curved wall behind the car, from its left to its right. */
const alongWall = (count: number, radius = REACH) =>
  spread(count, [-0.55, 3.35]).map((angle) => ({
    at: [radius * Math.cos(angle), radius * 0.8 * Math.sin(angle), 0] as Vec3,
    angle,
  }));

const WALLS: Readonly<Record<Wall, (soup: Soup, light: MaterialName) => void>> = {
  /** Upright slats, every fifth with a thread of light. */
  slats: (soup, light) => {
    for (const [i, { at }] of alongWall(70).entries()) {
      addBlock(soup, 'darkWall', [
        [at[0], at[1], 2.1],
        [0.05, 0.12, 2.1],
      ]);
      if (i % 5 === 2)
        addBlock(soup, light, [
          [at[0] * 0.985, at[1] * 0.98, 2.1],
          [0.012, 0.012, 2.05],
        ]);
    }
  },
  /** Portals one behind the other. */
  arches: (soup, light) => {
    for (const [i, y] of spread(5, [2.6, 9]).entries()) {
      const [half, top] = [4.6 - 0.28 * i, 4.1 - 0.22 * i];
      const path = spread(60, [0, Math.PI]).map((t): Vec3 => {
        const [c, s] = [Math.cos(t), Math.sin(t)];
        return [Math.sign(c) * half * Math.abs(c) ** 0.45, y, top * s ** 0.45];
      });
      addRod(soup, path, { material: i === 2 ? 'amber' : light, radius: 0.022 });
      addRod(
        soup,
        path.map(([x, , z]): Vec3 => [x * 1.03, y + 0.12, z * 1.03]),
        { material: 'wall', radius: 0.12 },
      );
    }
  },
  /** Cells of a battery as a wall of lamps, charged from the left. */
  cells: (soup, light) => {
    for (const [i, { at, angle }] of alongWall(44).entries()) {
      for (const z of spread(9, [0.35, 3.55])) {
        const soft = Math.sin(i * 0.35) + Math.cos(z * 2.1 + i * 0.2) > 0.35;
        const half: Vec3 = [0.2, 0.03, 0.14];
        addTurned(soup, soft ? light : 'darkWall', { at: [at[0], at[1], z], half, angle: angle + Math.PI / 2 });
      }
    }
  },
  /** Arrows of light that run towards the nose. */
  chevrons: (soup, light) => {
    for (const [i, x] of spread(11, [-9, 9]).entries()) {
      const path = [1, 0, -1].map((k): Vec3 => [x + (k === 0 ? 0.95 : 0), 4.6, 1.8 + 1.5 * k]);
      addRod(soup, path, { material: i === 6 ? 'amber' : light, radius: 0.026 });
    }
    addBlock(soup, 'darkWall', [
      [0, 4.9, 1.9],
      [11, 0.1, 1.9],
    ]);
  },
};

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

/** Halo above, thread of light on the floor. */
export function addHalo(soup: Soup, height = 3.7) {
  addRod(soup, circle([0, 0, height], 2.9), { material: 'strip', radius: 0.05, closed: true });
  addRod(soup, circle([0, 0, height + 0.08], 3.02), { material: 'darkWall', radius: 0.09, closed: true });
  addRod(soup, circle([0, 0, 0.012], 3.3), { material: 'amber', radius: 0.012, closed: true });
}

export interface Hall {
  car: string;
  wall: Wall;
  light: MaterialName;
}

/** A hall of the pavilion: one vehicle under a halo. */
export const hall = ({ car, wall, light }: Hall): Place => ({
  rig: ROOM,
  camera: { from: [7.9, -8.3, 1.7], at: [0, 0.3, 1.5], fov: 26.5 },
  paint: subjectOf(car).paint,
  build: () => {
    const soup = new Soup();
    soup.addSoup(subjectOf(car).build(CAR_MESH), {});
    WALLS[wall](soup, light);
    addHalo(soup);
    return soup;
  },
});
