import type { Vec3 } from '../geometry/vector.ts';
import { along, cross, dot, unit } from '../geometry/vector.ts';
import type { PackedScene } from './packed-scene.ts';

/** Where a ray met a surface, seen from its side. */
export interface Meeting {
  point: Vec3;
  /** Towards the ray. */
  normal: Vec3;
  /** The surface was met from behind. */
  back: boolean;
  distance: number;
  material: number;
}

/** Closest hits of rays with a scene. The last hit stays in fields: a hit object per ray would cost a quarter of the time. */
export class Intersector {
  private readonly scene: PackedScene;
  private readonly words: Int32Array;
  private readonly stack = new Int32Array(96);
  /** Origin, direction, one over direction. */
  private readonly ray = new Float64Array(9);
  private distance = 0;
  private triangle = -1;
  private u = 0;
  private v = 0;

  constructor(scene: PackedScene) {
    this.scene = scene;
    this.words = new Int32Array(scene.nodes.buffer, scene.nodes.byteOffset, scene.nodes.length);
  }

  /** Whether anything lies on the ray before `far`. */
  hits(origin: Vec3, direction: Vec3, far: number): boolean {
    const { ray, stack, words } = this;
    for (let k = 0; k < 3; k += 1) {
      ray[k] = origin[k];
      ray[3 + k] = direction[k];
      ray[6 + k] = 1 / direction[k];
    }
    this.distance = far;
    this.triangle = -1;
    let depth = 0;
    let node = 0;
    for (;;) {
      const count = words[node * 8 + 7];
      if (count > 0) {
        const first = words[node * 8 + 3];
        for (let q = first; q < first + count; q += 1) this.test(q);
      } else {
        const left = words[node * 8 + 3];
        const [a, b] = [this.entry(left), this.entry(left + 1)];
        const near = a <= b ? left : left + 1;
        if (Math.max(a, b) < this.distance) {
          stack[depth] = near === left ? left + 1 : left;
          depth += 1;
        }
        if (Math.min(a, b) < this.distance) {
          node = near;
          continue;
        }
      }
      if (depth === 0) break;
      depth -= 1;
      node = stack[depth];
    }
    return this.triangle >= 0;
  }

  /** Distance at which the ray enters a node; infinite when it does not. */
  private entry(node: number): number {
    const { ray } = this;
    const { nodes } = this.scene;
    const at = node * 8;
    const x0 = (nodes[at] - ray[0]) * ray[6];
    const x1 = (nodes[at + 4] - ray[0]) * ray[6];
    const y0 = (nodes[at + 1] - ray[1]) * ray[7];
    const y1 = (nodes[at + 5] - ray[1]) * ray[7];
    const z0 = (nodes[at + 2] - ray[2]) * ray[8];
    const z1 = (nodes[at + 6] - ray[2]) * ray[8];
    let near = x0 < x1 ? x0 : x1;
    let far = x0 < x1 ? x1 : x0;
    const yNear = y0 < y1 ? y0 : y1;
    const yFar = y0 < y1 ? y1 : y0;
    if (yNear > near) near = yNear;
    if (yFar < far) far = yFar;
    const zNear = z0 < z1 ? z0 : z1;
    const zFar = z0 < z1 ? z1 : z0;
    if (zNear > near) near = zNear;
    if (zFar < far) far = zFar;
    return far >= near && far > 0 ? near : Infinity;
  }

  /** Möller and Trumbore. */
  private test(triangle: number) {
    const { ray } = this;
    const t = this.scene.triangles;
    const at = triangle * 9;
    const [dx, dy, dz] = [ray[3], ray[4], ray[5]];
    const [e1x, e1y, e1z] = [t[at + 3], t[at + 4], t[at + 5]];
    const [e2x, e2y, e2z] = [t[at + 6], t[at + 7], t[at + 8]];
    const px = dy * e2z - dz * e2y;
    const py = dz * e2x - dx * e2z;
    const pz = dx * e2y - dy * e2x;
    const determinant = e1x * px + e1y * py + e1z * pz;
    if (determinant > -1e-14 && determinant < 1e-14) return;
    const inverse = 1 / determinant;
    const tx = ray[0] - t[at];
    const ty = ray[1] - t[at + 1];
    const tz = ray[2] - t[at + 2];
    const u = (tx * px + ty * py + tz * pz) * inverse;
    if (u < 0 || u > 1) return;
    const qx = ty * e1z - tz * e1y;
    const qy = tz * e1x - tx * e1z;
    const qz = tx * e1y - ty * e1x;
    const v = (dx * qx + dy * qy + dz * qz) * inverse;
    if (v < 0 || u + v > 1) return;
    const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
    if (distance <= 1e-5 || distance >= this.distance) return;
    this.distance = distance;
    this.triangle = triangle;
    this.u = u;
    this.v = v;
  }

  /** What the last ray that hit has met. */
  meeting(origin: Vec3, direction: Vec3): Meeting {
    const { triangle, u, v, distance } = this;
    const { normals: n, triangles: t, materials } = this.scene;
    const at = triangle * 9;
    const w = 1 - u - v;
    let normal = unit([
      n[at] * w + n[at + 3] * u + n[at + 6] * v,
      n[at + 1] * w + n[at + 4] * u + n[at + 7] * v,
      n[at + 2] * w + n[at + 5] * u + n[at + 8] * v,
    ]);
    const face = cross([t[at + 3], t[at + 4], t[at + 5]], [t[at + 6], t[at + 7], t[at + 8]]);
    // Normals say which side is outside; the winding may differ in mirrored parts.
    const back = dot(face, direction) * (dot(face, normal) < 0 ? -1 : 1) > 0;
    if (back) normal = [-normal[0], -normal[1], -normal[2]];
    const facing = dot(normal, direction);
    if (facing > -0.02) normal = unit(along(normal, direction, -(facing + 0.02)));
    return { point: along(origin, direction, distance), normal, back, distance, material: materials[triangle] };
  }
}
