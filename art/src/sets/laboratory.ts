import { lathe } from '../geometry/primitives.ts';
import { Soup, turnZ } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS } from '../studio/materials.ts';
import { subjectOf } from '../vehicles/subject.ts';
import { airOver } from './air.ts';
import { addBlock, addDrum, addRod, circle, spread } from './fixtures.ts';
import { DUSK, ROOM, WHITE_ROOM } from './night-room.ts';
import type { Place } from './place.ts';
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

/** Wedge that swallows sound, its edge towards the room. */
function wedge(level: boolean): { points: number[]; normals: number[] } {
  const [w, d] = [0.3, 0.62];
  const corner = (x: number, y: number, z: number): Vec3 => (level ? [x, y, z] : [z, y, -x]);
  const edge = [corner(-w, -d, 0), corner(w, -d, 0)];
  const low = [corner(-w, 0, -w), corner(w, 0, -w)];
  const high = [corner(-w, 0, w), corner(w, 0, w)];
  const out = { points: [] as number[], normals: [] as number[] };
  const face = (list: readonly Vec3[], normal: Vec3) => {
    for (const p of list) {
      out.points.push(...p);
      out.normals.push(...normal);
    }
  };
  const up = corner(0, -w, d);
  const down = corner(0, -w, -d);
  const length = Math.hypot(w, d);
  const n = (v: Vec3): Vec3 => [v[0] / length, v[1] / length, v[2] / length];
  face([edge[0], edge[1], high[0], high[0], edge[1], high[1]], n(up));
  face([edge[1], edge[0], low[0], edge[1], low[0], low[1]], n(down));
  for (const i of [0, 1]) face([edge[i], low[i], high[i]], corner(i === 0 ? -1 : 1, 0, 0));
  return out;
}

/** Room without echo: wedges on every wall, microphones around one car. */
export const quietRoom = (): Place => ({
  rig: WHITE_ROOM,
  matt: true,
  camera: { from: [7.4, -7.6, 1.7], at: [0, 0.4, 1.32], fov: 28 },
  paint: 'champagne',
  build: () => {
    const soup = new Soup();
    soup.addSoup(subjectOf('yunji-e5').build(CAR_MESH), {});
    const shapes = [wedge(true), wedge(false)];
    for (const [i, x] of spread(30, [-11.6, 5.8]).entries()) {
      for (const [k, z] of spread(10, [0.32, 5.72]).entries()) {
        soup.place(shapes[(i + k) % 2], MATERIAL_NUMBERS.wall, { at: [x, 4.6, z] });
      }
    }
    for (const [i, y] of spread(20, [-6.8, 4.6]).entries()) {
      for (const [k, z] of spread(10, [0.32, 5.72]).entries()) {
        soup.place(shapes[(i + k) % 2], MATERIAL_NUMBERS.wall, { at: [-6.6, y, z], turn: turnZ(Math.PI / 2) });
      }
    }
    for (const x of spread(5, [-2, 2.6])) {
      addRod(
        soup,
        [
          [x, -2, 0],
          [x, -2, 1.15],
        ],
        { material: 'satin', radius: 0.012 },
      );
      addRod(
        soup,
        [
          [x, -2, 1.15],
          [x, -1.72, 1.18],
        ],
        { material: 'gloss', radius: 0.016 },
      );
      addDrum(soup, 'block', [[x, -2, 0], 0.16, 0.02]);
    }
    return soup;
  },
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
