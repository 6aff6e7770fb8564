import { along, unit } from '../geometry/vector.ts';
import { Intersector } from '../tracer/intersector.ts';
import type { PackedScene } from '../tracer/packed-scene.ts';
import { lensOf } from '../tracer/render.ts';
import type { Camera } from '../tracer/rig.ts';

/** How far away things are, pixel by pixel, metres from the camera; the open floor hides nothing. */
export interface DepthMap {
  width: number;
  height: number;
  metres: Float32Array;
}

export const FARTHEST = 1e4;

export function depthOf(
  scene: PackedScene,
  camera: Camera,
  { width, height }: { width: number; height: number },
): DepthMap {
  const lens = lensOf(camera, width / height);
  const intersector = new Intersector(scene);
  const metres = new Float32Array(width * height).fill(FARTHEST);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [((x + 0.5) / width) * 2 - 1, 1 - ((y + 0.5) / height) * 2];
      const ray = unit(along(along(lens.forward, lens.right, u), lens.up, v));
      if (intersector.hits(lens.from, ray, FARTHEST))
        metres[y * width + x] = intersector.meeting(lens.from, ray).distance;
    }
  }
  return { width, height, metres };
}
