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

/**
 * Closest hits of rays with a scene. The last hit stays in fields: a hit object per ray would cost a quarter of the time. What the
 * walk through the nodes needs is in variables of one function: fields and calls would cost it as much again.
 */
export class Intersector {
  private readonly scene: PackedScene;
  private readonly words: Int32Array;
  private readonly stack = new Int32Array(96);
  /** Where the ray enters what lies in the stack. */
  private readonly entries = new Float64Array(96);
  /** Metres to the last hit, or how far the last ray went. */
  protected distance = 0;
  private triangle = -1;
  private u = 0;
  private v = 0;

  constructor(scene: PackedScene) {
    this.scene = scene;
    this.words = new Int32Array(scene.nodes.buffer, scene.nodes.byteOffset, scene.nodes.length);
  }

  /** Whether anything lies on the ray before `far`. */
  hits(origin: Vec3, direction: Vec3, far: number): boolean {
    const { stack, entries, words, scene } = this;
    const { nodes } = scene;
    const [ox, oy, oz] = origin;
    const [ix, iy, iz] = [1 / direction[0], 1 / direction[1], 1 / direction[2]];
    // Which of a node's corners the ray meets first on each axis.
    const [nx, ny, nz] = [ix < 0 ? 4 : 0, iy < 0 ? 5 : 1, iz < 0 ? 6 : 2];
    const [fx, fy, fz] = [4 - nx, 6 - ny, 8 - nz];
    this.distance = far;
    this.triangle = -1;
    let [depth, node] = [0, 0];
    for (;;) {
      if (words[node * 8 + 7] > 0) this.meet(node, origin, direction);
      else {
        const first = words[node * 8 + 3];
        const a = first * 8;
        const b = a + 8;
        const aNear = Math.max((nodes[a + nx] - ox) * ix, (nodes[a + ny] - oy) * iy, (nodes[a + nz] - oz) * iz);
        const aFar = Math.min((nodes[a + fx] - ox) * ix, (nodes[a + fy] - oy) * iy, (nodes[a + fz] - oz) * iz);
        const bNear = Math.max((nodes[b + nx] - ox) * ix, (nodes[b + ny] - oy) * iy, (nodes[b + nz] - oz) * iz);
        const bFar = Math.min((nodes[b + fx] - ox) * ix, (nodes[b + fy] - oy) * iy, (nodes[b + fz] - oz) * iz);
        const isA = aFar >= aNear && aFar > 0 && aNear < this.distance;
        const isB = bFar >= bNear && bFar > 0 && bNear < this.distance;
        const isAFirst = isA && (!isB || aNear <= bNear);
        if (isA && isB) {
          stack[depth] = isAFirst ? first + 1 : first;
          entries[depth] = isAFirst ? bNear : aNear;
          depth += 1;
        }
        if (isA || isB) {
          node = isAFirst ? first : first + 1;
          continue;
        }
      }
      do {
        if (depth === 0) return this.triangle >= 0;
        depth -= 1;
      } while (entries[depth] >= this.distance);
      node = stack[depth];
    }
  }

  /** Triangles of a leaf, by Möller and Trumbore. */
  private meet(leaf: number, [ox, oy, oz]: Vec3, [dx, dy, dz]: Vec3) {
    const t = this.scene.triangles;
    const first = this.words[leaf * 8 + 3];
    const count = this.words[leaf * 8 + 7];
    for (let triangle = first; triangle < first + count; triangle += 1) {
      const at = triangle * 9;
      const [e1x, e1y, e1z] = [t[at + 3], t[at + 4], t[at + 5]];
      const [e2x, e2y, e2z] = [t[at + 6], t[at + 7], t[at + 8]];
      const px = dy * e2z - dz * e2y;
      const py = dz * e2x - dx * e2z;
      const pz = dx * e2y - dy * e2x;
      const determinant = e1x * px + e1y * py + e1z * pz;
      if (determinant > -1e-14 && determinant < 1e-14) continue;
      const inverse = 1 / determinant;
      const [tx, ty, tz] = [ox - t[at], oy - t[at + 1], oz - t[at + 2]];
      const u = (tx * px + ty * py + tz * pz) * inverse;
      if (u < 0 || u > 1) continue;
      const qx = ty * e1z - tz * e1y;
      const qy = tz * e1x - tx * e1z;
      const qz = tx * e1y - ty * e1x;
      const v = (dx * qx + dy * qy + dz * qz) * inverse;
      if (v < 0 || u + v > 1) continue;
      const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
      if (distance <= 1e-5 || distance >= this.distance) continue;
      this.distance = distance;
      this.triangle = triangle;
      this.u = u;
      this.v = v;
    }
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
