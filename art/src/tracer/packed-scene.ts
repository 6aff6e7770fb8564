import type { Soup } from '../geometry/soup.ts';
import { buildBvh } from './bvh.ts';

/** A scene in memory that worker threads share. */
export interface PackedScene {
  nodes: Float32Array;
  /** Nine numbers per triangle: a corner and the two edges from it. */
  triangles: Float32Array;
  normals: Float32Array;
  materials: Uint8Array;
  count: number;
}

export const sharedFloats = (length: number) => new Float32Array(new SharedArrayBuffer(length * 4));

function joined(parts: readonly Float32Array[], length: number): Float32Array {
  const all = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function packScene(soup: Soup): PackedScene {
  const { count } = soup;
  const points = joined(soup.points, count * 9);
  const normals = joined(soup.normals, count * 9);
  const bvh = buildBvh(points, count);
  const scene: PackedScene = {
    nodes: sharedFloats(bvh.nodes.length),
    triangles: sharedFloats(count * 9),
    normals: sharedFloats(count * 9),
    materials: new Uint8Array(new SharedArrayBuffer(count)),
    count,
  };
  scene.nodes.set(bvh.nodes);
  const flat = new Uint8Array(count);
  let at = 0;
  for (const list of soup.materials) {
    flat.set(list, at);
    at += list.length;
  }
  for (let i = 0; i < count; i += 1) {
    const [from, to] = [bvh.order[i] * 9, i * 9];
    for (let k = 0; k < 3; k += 1) {
      scene.triangles[to + k] = points[from + k];
      scene.triangles[to + 3 + k] = points[from + 3 + k] - points[from + k];
      scene.triangles[to + 6 + k] = points[from + 6 + k] - points[from + k];
    }
    scene.normals.set(normals.subarray(from, from + 9), to);
    scene.materials[i] = flat[bvh.order[i]];
  }
  return scene;
}
