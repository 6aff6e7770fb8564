import type { Vec3 } from '../geometry/vector.ts';
import type { Material } from '../studio/materials.ts';
import type { LightMap } from './light-map.ts';
import type { PackedScene } from './packed-scene.ts';
import type { Rig } from './rig.ts';

/** Camera as vectors: `forward + right * u + up * v` is the ray of a point of the picture, u and v from -1 to 1. */
export interface Lens {
  from: Vec3;
  forward: Vec3;
  right: Vec3;
  up: Vec3;
}

/** Everything that a thread needs; arrays are shared memory. */
export interface Job {
  scene: PackedScene;
  /** What moves, at moments of the exposure one after the other; none in a scene where nothing does. */
  moments: readonly PackedScene[];
  materials: readonly Material[];
  rig: Rig;
  lens: Lens;
  width: number;
  height: number;
  /** Samples of a pixel: at least, at most. */
  samples: readonly [number, number];
  floorRays: number;
  threads: number;
  /** Light on the floor, and the share of it that nothing keeps away. */
  light: LightMap;
  shadow: LightMap;
  /** Whether the maps are filled already. */
  mapsReady: boolean;
  /** Three numbers per pixel, linear light: after the fewest samples, and finished. */
  draft: Float32Array;
  out: Float32Array;
  counters: Int32Array;
}

/** Which number of `counters` counts what. */
export const COUNTER = { row: 0, light: 1, shadow: 2, lightDone: 3, shadowDone: 4, draft: 5, draftDone: 6 } as const;
