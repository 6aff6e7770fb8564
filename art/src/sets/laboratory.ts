import { lathe } from '../geometry/primitives.ts';
import { Soup, turnZ } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS } from '../studio/materials.ts';
import { NIGHT } from '../studio/rigs.ts';
import { subjectOf } from '../vehicles/subject.ts';
import { airOver } from './air.ts';
import { addBlock, addRod, circle, spread } from './fixtures.ts';
import { DUSK, ROOM } from './night-room.ts';
import type { Place } from './place.ts';
import type { Strand } from './strands.ts';
import { CAR_MESH } from './stand.ts';

/** Nozzle of the tunnel: a frame that narrows towards the car, a ring of light in its mouth. */
function addNozzle(soup: Soup, at: Vec3) {
  const mouth = [
    [2.5, -0.02],
    [2.5, 0],
    [2.62, 0.3],
    [3, 0.9],
    [3.6, 1.6],
    [4.1, 2.6],
  ] as const;
  soup.place(lathe(mouth, { segments: 96 }), MATERIAL_NUMBERS.wall, { at, turn: turnZ(-Math.PI / 2) });
  const ring = circle([0, 0, 0], 2.47, 120).map(([a, b]): Vec3 => [at[0], at[1] + a, at[2] + b]);
  addRod(soup, ring, { material: 'strip', radius: 0.025, closed: true });
  for (let i = 0; i < 11; i += 1) {
    const angle = (2 * Math.PI * i) / 11;
    const blade = spread(7, [0.5, 3.2]).map((r): Vec3 => [
      at[0] + 3.4,
      at[1] + r * Math.cos(angle + 0.16 * r),
      at[2] + r * Math.sin(angle + 0.16 * r),
    ]);
    addRod(soup, blade, { material: 'satin', radius: 0.13, segments: 10 });
  }
}

/** The wind tunnel: smoke over the S1, the nozzle behind it. */
export const windTunnel = (): Place => ({
  rig: ROOM,
  camera: { from: [-7.4, -8, 1.8], at: [0.75, 0.2, 1.18], fov: 27 },
  paint: 'frost',
  build: () => {
    const soup = new Soup();
    soup.addSoup(subjectOf('chenyue-s1').build(CAR_MESH), {});
    addNozzle(soup, [6, 0, 2.1]);
    addRod(soup, circle([0, 0, 0.012], 3.2), { material: 'screenGlow', radius: 0.012, closed: true });
    for (const x of spread(9, [-10, 6]))
      addBlock(soup, 'darkWall', [
        [x, 6.6, 2.6],
        [0.9, 0.08, 2.6],
      ]);
    return soup;
  },
  strands: airOver('chenyue-s1', [0.5, 0, -0.5]),
});

/** Air whose lines are whole: nothing moves in a still. */
function calmAir(id: string, planes: readonly number[]): (time: number) => Strand[] {
  const air = airOver(id, planes);
  return (time) =>
    air(time).flatMap((strand) => (strand.dash ? [] : [{ ...strand, opacity: Math.min(1, 2.4 * strand.opacity) }]));
}

/** The S1 from the side, the air over its roof; wide, as the opening of a page. */
export const streamlines = (): Place => ({
  rig: NIGHT,
  size: { width: 1920, height: 800 },
  samples: [2, 10],
  camera: { from: [1.6, -14.6, 1.15], at: [-0.1, 0, 0.96], fov: 12.6 },
  paint: 'frost',
  build: () => {
    const soup = new Soup();
    soup.addSoup(subjectOf('chenyue-s1').build(CAR_MESH), {});
    return soup;
  },
  strands: calmAir('chenyue-s1', [0.4, 0]),
});

/** Hall of the pavilion with the same air. */
export const windHall = (): Place => ({
  ...windTunnel(),
  camera: { from: [7.6, -7.9, 1.7], at: [-0.2, 0.2, 1.3], fov: 27 },
  build: () => {
    const soup = new Soup();
    soup.addSoup(subjectOf('chenyue-s1').build(CAR_MESH), {});
    addRod(soup, circle([0, 0, 0.012], 3.3), { material: 'amber', radius: 0.012, closed: true });
    for (const x of spread(21, [-13, 13]))
      addBlock(soup, 'darkWall', [
        [x, 6.2, 2.4],
        [0.3, 0.2, 2.4],
      ]);
    return soup;
  },
  strands: airOver('chenyue-s1', [1.1, 0.55, 0, -0.55, -1.1]),
});

/** Rail and lines follow the banked curve of the proving ground. */
export const testTrack = (): Place => ({
  rig: DUSK,
  camera: { from: [8.6, -6.4, 0.85], at: [-0.4, 0.9, 0.82], fov: 25 },
  paint: 'kiln',
  build: () => {
    const soup = new Soup();
    soup.addSoup(subjectOf('chenyue-r1').build(CAR_MESH), {});
    const bend = (radius: number, z: number): Vec3[] =>
      spread(140, [-0.75, 0.75]).map((t): Vec3 => [radius * Math.sin(t), -46 + radius * Math.cos(t), z]);
    for (const z of [0.48, 0.66]) addRod(soup, bend(52.5, z), { material: 'satin', radius: 0.055 });
    for (const [x, y] of bend(52.6, 0).filter((_, i) => i % 3 === 0)) {
      addBlock(soup, 'block', [
        [x, y, 0.4],
        [0.05, 0.05, 0.4],
      ]);
    }
    for (const radius of [43.2, 49.4]) addRod(soup, bend(radius, 0.001), { material: 'white', radius: 0.05 });
    addRod(soup, bend(47.9, 0.001), { material: 'orange', radius: 0.035 });
    for (const t of spread(9, [-0.7, 0.7])) {
      const [x, y] = [54 * Math.sin(t), -46 + 54 * Math.cos(t)];
      addRod(
        soup,
        [
          [x, y, 0],
          [x, y, 5.6],
          [x * 0.99, y - 0.9, 6],
        ],
        { material: 'block', radius: 0.06 },
      );
      addBlock(soup, 'strip', [
        [x * 0.985, y - 1.2, 6],
        [0.34, 0.14, 0.03],
      ]);
    }
    return soup;
  },
});
