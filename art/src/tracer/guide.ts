import { along, mix, unit, type Vec3 } from '../geometry/vector.ts';
import type { Material } from '../studio/materials.ts';
import { grained } from './grain.ts';
import { Intersector } from './intersector.ts';
import type { PackedScene } from './packed-scene.ts';
import { lensOf } from './render.ts';
import type { Camera, Rig } from './rig.ts';
import { hazeShare } from './sky.ts';

/** What the camera meets first in the middle of each pixel: it has no grain, so it tells grain from what is there. */
export interface Guide {
  width: number;
  height: number;
  /** Three numbers per pixel. */
  colours: Float32Array;
  normals: Float32Array;
  /** Metres from the camera; 0 where nothing is smoothed: air, glass and lamps. */
  metres: Float32Array;
  /** Numbers of materials. */
  materials: Uint8Array;
}

/** Air hides what colours lie behind it. */
const EVEN: Vec3 = [0.5, 0.5, 0.5];

export interface Guided {
  scene: PackedScene;
  materials: readonly Material[];
  rig: Rig;
  camera: Camera;
  width: number;
  height: number;
}

export function guideOf({ scene, materials, rig, camera, width, height }: Guided): Guide {
  const lens = lensOf(camera, width / height);
  const intersector = new Intersector(scene);
  const pixels = width * height;
  const guide: Guide = {
    width,
    height,
    colours: new Float32Array(3 * pixels).fill(1),
    normals: new Float32Array(3 * pixels),
    metres: new Float32Array(pixels),
    materials: new Uint8Array(pixels),
  };
  for (let at = 0; at < pixels; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [u, v] = [((x + 0.5) / width) * 2 - 1, 1 - ((y + 0.5) / height) * 2];
    const ray = unit(along(along(lens.forward, lens.right, u), lens.up, v));
    if (!intersector.hits(lens.from, ray, Infinity)) continue;
    const met = intersector.meeting(lens.from, ray);
    const material = materials[met.material];
    if (material.kind === 'glass' || material.kind === 'light') continue;
    guide.metres[at] = met.distance;
    guide.materials[at] = met.material;
    guide.normals.set(met.normal, 3 * at);
    if (material.kind !== 'plain' || material.metal) continue;
    const { colour } = grained(material, [met.point, met.normal], met.distance).material;
    const share = rig.haze ? hazeShare(rig.haze, met.distance, [lens.from[2], ray[2]]) : 0;
    guide.colours.set(mix(colour, EVEN, share), 3 * at);
  }
  return guide;
}
