import type { Edges, Part, Pool, VertexField } from './pool.ts';
import { add, cross, dot, mix, scale, subtract, unit, type Vec3 } from './vector.ts';

/** A number for an edge whichever way it runs; vertex numbers stay below 2^26. */
const edgeKey = (a: number, b: number) => Math.min(a, b) * 67_108_864 + Math.max(a, b);

/** Makes the vertex at `share` of the way from a to b once. */
function vertexBetween(pool: Pool) {
  const made = new Map<number, number>();
  return (a: number, b: number, share: number) => {
    const key = edgeKey(a, b);
    const known = made.get(key);
    if (known !== undefined) return known;
    const vertex = pool.add(mix(pool.point(a), pool.point(b), share), unit(mix(pool.normal(a), pool.normal(b), share)));
    made.set(key, vertex);
    return vertex;
  };
}

function remembered(pool: Pool, valueOf: VertexField): VertexField {
  const values = new Float64Array(pool.count).fill(Number.NaN);
  return (i) => {
    if (Number.isNaN(values[i])) {
      const value = valueOf(i);
      // A vertex on the cut would make triangles without area.
      values[i] = Math.abs(value) < 1e-7 ? 1e-7 : value;
    }
    return values[i];
  };
}

export interface Cut {
  inside: number[];
  outside: number[];
  edges: [number, number][];
}

/** Turns the triangle until its first corner is alone on its side. */
function oddFirst(corners: readonly [number, number, number], value: VertexField): readonly [number, number, number] {
  const [a, b, c] = corners;
  const [inA, inB, inC] = [value(a) < 0, value(b) < 0, value(c) < 0];
  if (inA !== inB && inA !== inC) return corners;
  return inB !== inA && inB !== inC ? [b, c, a] : [c, a, b];
}

/**
 * Cuts a part along the zero set of `valueOf`. New vertices lie on it, so that edges are smooth at any resolution.
 */
export function split(pool: Pool, part: Part, valueOf: VertexField): Cut {
  const value = remembered(pool, valueOf);
  const between = vertexBetween(pool);
  const cut: Cut = { inside: [], outside: [], edges: [] };
  for (let t = 0; t < part.length; t += 3) {
    const corners = [part[t], part[t + 1], part[t + 2]] as const;
    const inside = Number(value(corners[0]) < 0) + Number(value(corners[1]) < 0) + Number(value(corners[2]) < 0);
    if (inside === 0 || inside === 3) {
      (inside ? cut.inside : cut.outside).push(...corners);
      continue;
    }
    const [a, b, c] = oddFirst(corners, value);
    const meet = (to: number) => between(a, to, value(a) / (value(a) - value(to)));
    const [ab, ac] = [meet(b), meet(c)];
    const alone = value(a) < 0;
    (alone ? cut.inside : cut.outside).push(a, ab, ac);
    (alone ? cut.outside : cut.inside).push(ab, b, c, ab, c, ac);
    cut.edges.push(alone ? [ab, ac] : [ac, ab]);
  }
  return cut;
}

/** New triangles by how many edges were divided; corners a, b, c and the middles of the edges after them. */
function divided(corners: readonly [number, number, number], middles: readonly [number, number, number]): number[] {
  const marked = middles.filter((middle) => middle >= 0).length;
  if (marked === 0) return [...corners];
  const [[a, b, c], [ab, bc, ca]] = [corners, middles];
  if (marked === 3) return [a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca];
  // Turn until the edge after the first corner is divided, and the one before it is not.
  if (ab < 0 || ca >= 0) return divided([b, c, a], [bc, ca, ab]);
  return marked === 1 ? [a, ab, c, ab, b, c] : [ab, b, bc, a, ab, bc, a, bc, c];
}

export interface Refining {
  near: (vertex: number) => boolean;
  /** Edges shorter than this stay whole, metres. */
  length: number;
}

/**
 * Divides long edges between near vertices once. Edges are chosen one by one, so that neighbours agree and no crack opens.
 */
export function refine(pool: Pool, part: Part, { near, length }: Refining): number[] {
  const between = vertexBetween(pool);
  const state = new Int8Array(pool.count);
  const isNear = (i: number) => {
    if (state[i] === 0) state[i] = near(i) ? 1 : -1;
    return state[i] === 1;
  };
  const isLong = (a: number, b: number) => {
    const edge = subtract(pool.point(a), pool.point(b));
    return dot(edge, edge) > length * length;
  };
  const middle = (a: number, b: number) =>
    isNear(a) && isNear(b) && isLong(a, b) ? between(Math.min(a, b), Math.max(a, b), 0.5) : -1;
  const out: number[] = [];
  for (let t = 0; t < part.length; t += 3) {
    const [a, b, c] = [part[t], part[t + 1], part[t + 2]];
    if (!isNear(a) && !isNear(b) && !isNear(c)) out.push(a, b, c);
    else out.push(...divided([a, b, c], [middle(a, b), middle(b, c), middle(c, a)]));
  }
  return out;
}

/** A copy of a part pushed inwards by `depth`: inset glass, floor of a gap, lamp pocket. */
export function sink(pool: Pool, part: Part, depth: number): number[] {
  const moved = new Map<number, number>();
  return part.map((i) => {
    const known = moved.get(i);
    if (known !== undefined) return known;
    const normal = pool.normal(i);
    const vertex = pool.add(add(pool.point(i), scale(normal, -depth)), normal);
    moved.set(i, vertex);
    return vertex;
  });
}

/** The edges that a wall ends in, in the order of those it began with. */
export interface Wall {
  part: number[];
  end: [number, number][];
}

/** Strip of wall from edges along `step` at each vertex: the thickness of sheet. */
export function wallAlong(pool: Pool, edges: Edges, step: (vertex: number) => Vec3): Wall {
  const wall: Wall = { part: [], end: [] };
  for (const [from, to] of edges) {
    const [a, b] = [pool.point(from), pool.point(to)];
    const [down, downTo] = [step(from), step(to)];
    const normal = unit(cross(subtract(b, a), down));
    const corners = [a, b, add(a, down), add(b, downTo)].map((corner) => pool.add(corner, normal));
    const [a0, b0, a1, b1] = [corners[0], corners[1], corners[2], corners[3]];
    wall.part.push(a0, b0, a1, a1, b0, b1);
    wall.end.push([a1, b1]);
  }
  return wall;
}

/** Wall straight inwards by `depth`. */
export function wall(pool: Pool, edges: Edges, depth: number): number[] {
  return wallAlong(pool, edges, (i) => scale(pool.normal(i), -depth)).part;
}
