import type { FaceRoom, Graphic, Inlay, TailRoom } from '../body/body-plan.ts';
import type { Point } from '../geometry/outline.ts';
import type { MaterialName } from '../studio/materials.ts';

/** Shapes are drawn for the left half of the car; those across the middle begin a little right of it. */
export const MIDDLE = -0.1;

/** How a brand is known at night and by day: lamps and intakes. */
export interface Face {
  front: (room: FaceRoom) => Graphic[];
  rear: (room: TailRoom) => Graphic[];
}

type Flat = readonly number[];

/** Corners as y, height above the lamps, radius. */
export function lampPoints({ lampZ, breadth }: { lampZ: number; breadth: number }, flat: Flat): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < flat.length; i += 3) points.push([flat[i] * breadth, lampZ + flat[i + 1], flat[i + 2]]);
  return points;
}

/** Corners as y, share of the height of the intake, radius. */
export function intakePoints({ low, intake, breadth }: FaceRoom, flat: Flat): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < flat.length; i += 3) points.push([flat[i] * breadth, low + flat[i + 1] * intake, flat[i + 2]]);
  return points;
}

/** A line of light or metal: from y to y along a height above the lamps. */
export interface Stroke {
  from: number;
  to: number;
  /** Half the thickness, metres. */
  half: number;
  height: (y: number) => number;
}

const STEPS = 24;

export function stroke(
  room: { lampZ: number; breadth: number },
  { from, to, half, height }: Stroke,
  material: MaterialName,
): Inlay {
  const edge = (side: 1 | -1) =>
    Array.from({ length: STEPS + 1 }, (_, i): Point => {
      const y = from + ((to - from) * i) / STEPS;
      return [y * room.breadth, room.lampZ + height(y) + side * half, 0.001];
    });
  return { points: [...edge(1), ...edge(-1).toReversed()], material, radius: 0.001 };
}

/** How deep a light lies in its reflector, metres. */
const REFLECTOR = 0.012;

/** Square lights in a row: lower left corners and size. */
export function squares(
  room: { lampZ: number; breadth: number },
  {
    at,
    size,
    lean = 0,
  }: { at: readonly (readonly [number, number])[]; size: readonly [number, number]; lean?: number },
  material: MaterialName,
): Inlay[] {
  return at.map(([y, z]) => {
    const [w, h] = size;
    const flat = [y, z, 0.004, y + w, z + lean, 0.004, y + w, z + h + lean, 0.004, y, z + h, 0.004];
    return { points: lampPoints(room, flat), material, depth: REFLECTOR, wallMaterial: 'chrome' };
  });
}

/** Slats of an intake at shares of its height. */
export function slats(
  room: FaceRoom,
  { shares, to, half }: { shares: readonly number[]; to: number; half: number },
  material: MaterialName,
): Inlay[] {
  const { low, intake, breadth } = room;
  return shares.map((share) => {
    const z = low + share * intake;
    const end = to * breadth;
    const points: Point[] = [
      [MIDDLE, z - half],
      [end, z - half],
      [end, z + half],
      [MIDDLE, z + half],
    ];
    return { points, material, radius: 0.001 };
  });
}

/** Recess for the number plate. */
export const plateRecess = ({ plateZ, limit }: TailRoom): Graphic => ({
  view: 'rear',
  limit,
  points: [
    [MIDDLE, plateZ + 0.065],
    [0.285, plateZ + 0.065],
    [0.265, plateZ - 0.065],
    [MIDDLE, plateZ - 0.065],
  ],
  radius: 0.015,
  material: 'trim',
  wallMaterial: 'paint',
  depth: 0.022,
});
