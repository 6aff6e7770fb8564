import type { Vec3 } from './vector.ts';

/** Vertices with normals that parts of a body share; a part is a list of vertex numbers, three to a triangle. */
export class Pool {
  readonly points: number[] = [];
  readonly normals: number[] = [];

  get count(): number {
    return this.points.length / 3;
  }

  add(point: Vec3, normal: Vec3): number {
    this.points.push(point[0], point[1], point[2]);
    this.normals.push(normal[0], normal[1], normal[2]);
    return this.points.length / 3 - 1;
  }

  point(i: number): Vec3 {
    return [this.points[3 * i], this.points[3 * i + 1], this.points[3 * i + 2]];
  }

  normal(i: number): Vec3 {
    return [this.normals[3 * i], this.normals[3 * i + 1], this.normals[3 * i + 2]];
  }
}

export type Part = readonly number[];
/** Directed cut edges: the kept side lies to their left. */
export type Edges = readonly (readonly [number, number])[];
/** Over space, metres; zero where a cut runs, negative inside. */
export type Field = (x: number, y: number, z: number) => number;
/** Over the vertices of a pool. */
export type VertexField = (vertex: number) => number;

/** A field of space as one of vertices. */
export function onVertices({ points }: Pool, field: Field): VertexField {
  return (i) => field(points[3 * i], points[3 * i + 1], points[3 * i + 2]);
}
