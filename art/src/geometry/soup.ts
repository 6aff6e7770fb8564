import type { Part, Pool } from './pool.ts';
import { cross, dot, unit, type Vec3 } from './vector.ts';

/** Loose triangles: nine numbers each, and as many for the normals of their corners. */
export interface Triangles {
  points: number[];
  normals: number[];
}

/** Triangles of whatever array. */
export interface Shape {
  readonly points: ArrayLike<number>;
  readonly normals: ArrayLike<number>;
}

export type Turn = (v: Vec3) => Vec3;

export const turnX = (angle: number): Turn => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y, z]) => [x, c * y - s * z, s * y + c * z];
};
export const turnY = (angle: number): Turn => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y, z]) => [c * x + s * z, y, -s * x + c * z];
};
export const turnZ = (angle: number): Turn => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y, z]) => [c * x - s * y, s * x + c * y, z];
};
/** First turn first. */
export const turns =
  (...list: readonly Turn[]): Turn =>
  (v) =>
    list.reduce((turned, turn) => turn(turned), v);

export interface Placement {
  at?: Vec3;
  turn?: Turn;
  scale?: Vec3;
  /** Adds the mirror image on the other side of the car. */
  mirror?: boolean;
}

/** Two corners of every triangle change places: what a mirror does to them is undone, so that outsides stay outside. */
function rewound(values: Float32Array): Float32Array {
  const out = new Float32Array(values.length);
  for (let t = 0; t < values.length; t += 9) {
    for (const [corner, from] of [0, 2, 1].entries())
      out.set(values.subarray(t + 3 * from, t + 3 * from + 3), t + 3 * corner);
  }
  return out;
}

/** The other side of the car: y changes its sign. */
function otherSide(values: Float32Array): Float32Array {
  const out = rewound(values);
  for (let i = 1; i < out.length; i += 3) out[i] = -out[i];
  return out;
}

/** Whether a turn and a scale make left hands of right ones. */
function mirrors(turn: Turn, scale: Vec3): boolean {
  const handed = dot(cross(turn([1, 0, 0]), turn([0, 1, 0])), turn([0, 0, 1]));
  return handed * scale[0] * scale[1] * scale[2] < 0;
}

/** Triangles with a material each: what the tracer takes. */
export class Soup {
  readonly points: Float32Array[] = [];
  readonly normals: Float32Array[] = [];
  readonly materials: Uint8Array[] = [];
  count = 0;

  private push(points: Float32Array, normals: Float32Array, material: number) {
    const triangles = points.length / 9;
    if (triangles === 0) return;
    this.points.push(points);
    this.normals.push(normals);
    this.materials.push(new Uint8Array(triangles).fill(material));
    this.count += triangles;
  }

  private pushSides(shape: readonly [Float32Array, Float32Array], material: number, both: boolean) {
    this.push(shape[0], shape[1], material);
    if (both) this.push(otherSide(shape[0]), otherSide(shape[1]), material);
  }

  /** A part of a pool of one half of the car, and its mirror image. */
  addPart(pool: Pool, part: Part, material: number) {
    const points = new Float32Array(part.length * 3);
    const normals = new Float32Array(part.length * 3);
    for (const [i, vertex] of part.entries()) {
      points.set(pool.point(vertex), 3 * i);
      normals.set(pool.normal(vertex), 3 * i);
    }
    this.pushSides([points, normals], material, true);
  }

  /** A shape through a placement. */
  place(
    shape: Shape,
    material: number,
    { at = [0, 0, 0], turn: turned = (v) => v, scale = [1, 1, 1], mirror = false }: Placement = {},
  ) {
    const size = shape.points.length;
    const points = new Float32Array(size);
    const normals = new Float32Array(size);
    for (let i = 0; i < size; i += 3) {
      const p = turned([shape.points[i] * scale[0], shape.points[i + 1] * scale[1], shape.points[i + 2] * scale[2]]);
      const n = turned([shape.normals[i] / scale[0], shape.normals[i + 1] / scale[1], shape.normals[i + 2] / scale[2]]);
      points.set([p[0] + at[0], p[1] + at[1], p[2] + at[2]], i);
      normals.set(unit(n), i);
    }
    const outwards = mirrors(turned, scale) ? rewound : (values: Float32Array) => values;
    this.pushSides([outwards(points), outwards(normals)], material, mirror);
  }

  /** All of another soup, moved and turned. */
  addSoup(
    other: Soup,
    { at = [0, 0, 0], turn = (v) => v }: Pick<Placement, 'at' | 'turn'>,
    material?: (m: number) => number,
  ) {
    for (const [k, points] of other.points.entries()) {
      const own = other.materials[k][0];
      this.place({ points, normals: other.normals[k] }, material ? material(own) : own, { at, turn });
    }
  }
}
