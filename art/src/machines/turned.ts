import { lathe, type Profile } from '../geometry/primitives.ts';
import { turnX, turnZ, type Soup, type Triangles, type Turn } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../studio/materials.ts';

/** From the lathe's upright axle to one along x. */
const LEVEL: Turn = turnZ(-Math.PI / 2);

/** Radians round the axle: 0 points to the right of the car, a quarter turn points up. */
export type Arc = readonly [from: number, to: number];

/** Three quarters: what is missing faces the camera and the light above. */
export const OPENED: Arc = [Math.PI / 2, 2 * Math.PI];

/** Where a point of an axle along x is: `r` from it at `angle`. */
export const round = (x: number, r: number, angle: number): Vec3 => [x, -r * Math.cos(angle), r * Math.sin(angle)];

export interface Sleeve {
  x: readonly [from: number, to: number];
  r: readonly [inner: number, outer: number];
  bevel?: number;
}

/** Outline of a sleeve, outer side outwards; convex. */
function sectionOf({ x: [low, high], r: [inner, outer], bevel = 0.004 }: Sleeve): Profile {
  const c = Math.min(bevel, (outer - inner) / 3, (high - low) / 3);
  return [
    [inner, high],
    [outer - c, high],
    [outer, high - c],
    [outer, low + c],
    [outer - c, low],
    [inner, low],
    [inner, high],
  ];
}

/** The face that a cut leaves at `angle`, seen from the side that is missing. */
function cutFace(section: Profile, angle: number, side: 1 | -1): Triangles {
  const normal: Vec3 = [0, side * Math.sin(angle), side * Math.cos(angle)];
  const corner = ([r, x]: readonly [number, number]) => round(x, r, angle);
  const fan = section.slice(1, -2).map((_, i) => [section[0], section[i + 1], section[i + 2]]);
  const points = fan.flatMap((triangle) => triangle.flatMap((p) => corner(p)));
  return { points, normals: Array.from({ length: points.length / 3 }, () => normal).flat() };
}

export interface TurnedLook {
  at: Vec3;
  material: MaterialName;
  /** A full turn when not given. */
  arc?: Arc;
  /** Of the faces that the cut leaves. */
  cut?: MaterialName;
  segments?: number;
}

/** A sleeve on the axle, or what a cut left of it. */
export function addSleeve(
  soup: Soup,
  sleeve: Sleeve,
  { at, material, arc, cut = material, segments = 96 }: TurnedLook,
) {
  const section = sectionOf(sleeve);
  const shape = lathe(section, { segments, sharp: true, ...(arc && { arc }) });
  soup.place(shape, MATERIAL_NUMBERS[material], { at, turn: LEVEL });
  if (!arc) return;
  soup.place(cutFace(section, arc[0], 1), MATERIAL_NUMBERS[cut], { at });
  soup.place(cutFace(section, arc[1], -1), MATERIAL_NUMBERS[cut], { at });
}

/** A turned skin by its profile of radius and x. */
export function addTurned(soup: Soup, profile: Profile, { at, material, arc, segments = 96 }: TurnedLook) {
  const shape = lathe(profile, { segments, sharp: true, ...(arc && { arc }) });
  soup.place(shape, MATERIAL_NUMBERS[material], { at, turn: LEVEL });
}

/** Washer and hexagonal head, by the axis they look along. */
function addHead(soup: Soup, at: Vec3, { size, turn }: { size: number; turn: Turn }) {
  const washer = lathe(sectionOf({ x: [0, 0.35 * size], r: [0, 1.3 * size] }), { segments: 20, sharp: true });
  const head = lathe(sectionOf({ x: [0.35 * size, 1.2 * size], r: [0, size] }), { segments: 6, sharp: true });
  soup.place(washer, MATERIAL_NUMBERS.satin, { at, turn });
  soup.place(head, MATERIAL_NUMBERS.chrome, { at, turn });
}

/** Bolt whose head looks along +x. */
export const addBolt = (soup: Soup, at: Vec3, size: number) => addHead(soup, at, { size, turn: LEVEL });
/** Screw whose head looks up. */
export const addScrew = (soup: Soup, at: Vec3, size: number) => addHead(soup, at, { size, turn: turnX(Math.PI / 2) });
