import { INK } from '../drawings/sheet.ts';
import { Soup } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { subjectOf } from '../vehicles/subject.ts';
import { addBlock, addRod, circle, spread } from './fixtures.ts';
import { ROOM } from './night-room.ts';
import type { Place } from './place.ts';
import { mirroredOf, type Strand } from './strands.ts';

/** Of a vehicle that shares its picture with a room. */
export const CAR_MESH = 0.52;

const WALL = { y: 5.4, low: 0.3, high: 4.7, lines: 46 };

/** Height of a line of the wall: two waves that drift from line to line. */
const wave = (x: number, line: number, phase: number) =>
  0.26 * Math.sin(0.5 * x + 0.075 * line + phase) + 0.14 * Math.sin(1.25 * x - 0.13 * line + 2 * phase);

/** The wall of the stand, longer towards the end that the camera sees; one of its lines is ours. */
export function wallOf(seed: number, colour: string, towards: 1 | -1 = -1): (time: number) => Strand[] {
  const accent = 17 + ((seed * 5) % 13);
  return (time) => {
    const lines = spread(WALL.lines, [WALL.low, WALL.high]).map((z, i): Strand => {
      const phase = seed + 2 * Math.PI * time;
      const points = spread(260, towards > 0 ? [-15, 21] : [-21, 15]).map((x): Vec3 => [
        x,
        WALL.y,
        z + wave(x, i, phase),
      ]);
      if (i === accent) return { points, stroke: INK.kiln, width: 3.4, opacity: 1 };
      return { points, stroke: colour, width: 1.15, opacity: 0.3 + 0.5 * Math.abs(Math.sin(0.17 * i + seed)) };
    });
    return [...mirroredOf(lines, 0.2), ...lines];
  };
}

/** Ring of light on the floor, bars of light above. */
export function addStandLights(soup: Soup) {
  addRod(soup, circle([0, 0, 0.012], 3.35), { material: 'strip', radius: 0.014, closed: true });
  for (const x of spread(5, [-6.4, 6.4])) {
    addBlock(soup, 'darkWall', [
      [x, 0.6, 5.3],
      [0.09, 3.4, 0.08],
    ]);
    addBlock(soup, 'strip', [
      [x, 0.6, 5.21],
      [0.03, 3.3, 0.012],
    ]);
  }
}

export interface Stand {
  car: string;
  seed: number;
  colour?: string;
  /** The other three-quarter view. */
  rear?: boolean;
}

/** A stand at a show: one car in a ring of light before a wall of lines. */
export const stand = ({ car, seed, colour = '#8fc4ee', rear = false }: Stand): Place => ({
  rig: ROOM,
  camera: rear
    ? { from: [-8, -8.9, 1.6], at: [0, 0.5, 1.28], fov: 24 }
    : { from: [8, -8.9, 1.5], at: [0, 0.5, 1.28], fov: 24 },
  paint: subjectOf(car).paint,
  build: () => {
    const soup = new Soup();
    soup.addSoup(subjectOf(car).build(CAR_MESH), {});
    addStandLights(soup);
    return soup;
  },
  strands: wallOf(seed, colour, rear ? 1 : -1),
});
