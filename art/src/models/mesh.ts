import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import type { Soup } from '../geometry/soup.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../studio/materials.ts';
import { FINISH_NAMES, finishOf, type Finish } from './finishes.ts';

/** Triangles that share their corners; a corner belongs to one finish, metres and unit normals of `art`. */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  /** Per corner, its place in `FINISH_NAMES`. */
  finishes: Uint8Array;
  indices: Uint32Array;
}

const NAMES = Object.keys(MATERIAL_NUMBERS) as readonly MaterialName[];
/** Corners nearer than a tenth of a millimetre, with normals nearer than half a degree, are one. */
const GRID = 1e4;
const NORMAL_GRID = 128;

/** Loose triangles as a mesh; those without area are left out. */
export function meshOf(soup: Soup): Mesh {
  const found = new Map<string, number>();
  const [positions, normals, finishes, indices]: number[][] = [[], [], [], []];
  const cornerOf = (point: ArrayLike<number>, normal: ArrayLike<number>, finish: number) => {
    const key = `${[0, 1, 2].map((k) => `${Math.round(point[k] * GRID)} ${Math.round(normal[k] * NORMAL_GRID)}`).join(' ')} ${finish}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const corner = finishes.length;
    found.set(key, corner);
    positions.push(point[0], point[1], point[2]);
    normals.push(normal[0], normal[1], normal[2]);
    finishes.push(finish);
    return corner;
  };
  for (const [part, points] of soup.points.entries()) {
    const finish = finishOf(NAMES[soup.materials[part][0]]);
    for (let t = 0; t < points.length; t += 9) {
      const [a, b, c] = [t, t + 3, t + 6].map((at) =>
        cornerOf(points.subarray(at, at + 3), soup.normals[part].subarray(at, at + 3), finish),
      );
      if (a !== b && b !== c && c !== a) indices.push(a, b, c);
    }
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    finishes: new Uint8Array(finishes),
    indices: new Uint32Array(indices),
  };
}

export interface Fineness {
  /** How many triangles may stay. */
  triangles: number;
  /** How far the surface may move, metres. */
  error: number;
}

/** How much a turned normal weighs against a moved surface: reflections show the first, outlines the second. */
const NORMAL_WEIGHT = 0.035;
/** Of finishes that mirror nothing, or lie in the dark. */
const DULL: Readonly<Partial<Record<Finish, number>>> = {
  tyre: 0.35,
  seat: 0.25,
  interior: 0.25,
  gap: 0.2,
  dark: 0.1,
  rimDark: 0.4,
  caliper: 0.5,
  trim: 0.5,
  lens: 0.5,
};
const SHINY = 1.5;
/** A corner that may move only along the edge that it shares with another finish. */
const PROTECTED = 2;

function weighted({ normals, finishes }: Mesh): Float32Array {
  const weights = FINISH_NAMES.map((name) => DULL[name] ?? SHINY);
  return normals.map((value, at) => value * weights[finishes[Math.floor(at / 3)]]);
}

/** Corners in places where two finishes meet. */
function bordersOf({ positions, finishes }: Mesh): Uint8Array {
  const keyOf = (corner: number) => [0, 1, 2].map((k) => Math.round(positions[3 * corner + k] * GRID)).join(' ');
  const found = new Map<string, number>();
  const shared = new Set<string>();
  for (const [corner, finish] of finishes.entries()) {
    const key = keyOf(corner);
    if ((found.get(key) ?? finish) === finish) found.set(key, finish);
    else shared.add(key);
  }
  return Uint8Array.from(finishes, (_, corner) => (shared.has(keyOf(corner)) ? PROTECTED : 0));
}

/**
 * Fewer triangles for the same look. All finishes are simplified as one mesh: their common edges move together, and no crack opens
 * between sheet and glass.
 */
export async function simplified(mesh: Mesh, { triangles, error }: Fineness): Promise<Mesh> {
  await MeshoptSimplifier.ready;
  const [indices] = MeshoptSimplifier.simplifyWithAttributes(
    mesh.indices,
    mesh.positions,
    3,
    weighted(mesh),
    3,
    [NORMAL_WEIGHT, NORMAL_WEIGHT, NORMAL_WEIGHT],
    bordersOf(mesh),
    triangles * 3,
    error,
    ['ErrorAbsolute', 'Permissive'],
  );
  return { ...mesh, indices };
}

/** Nose to tail of what is left, metres. */
export function lengthOf({ positions, indices }: Mesh): number {
  let [from, to] = [Infinity, -Infinity];
  for (const corner of indices) {
    from = Math.min(from, positions[3 * corner]);
    to = Math.max(to, positions[3 * corner]);
  }
  return to - from;
}
