import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { add, cross, scale, subtract, unit } from '../geometry/vector.ts';
import type { Material } from '../studio/materials.ts';
import type { Job, Lens } from './job.ts';
import { lightMap, type LightMap } from './light-map.ts';
import { sharedFloats, type PackedScene } from './packed-scene.ts';
import type { Camera, Rig } from './rig.ts';

export function lensOf(camera: Camera, aspect: number): Lens {
  const forward = unit(subtract(camera.at, camera.from));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const tall = Math.tan((camera.fov * Math.PI) / 360);
  const [shiftX, shiftY] = camera.shift ?? [0, 0];
  const [wide, high] = [scale(right, tall * aspect), scale(up, tall)];
  return {
    from: camera.from,
    forward: add(forward, add(scale(wide, shiftX), scale(high, shiftY))),
    right: wide,
    up: high,
  };
}

/** Light and shadow on the floor: the same for every camera, so pictures of one scene share them. */
export interface FloorMaps {
  light: LightMap;
  shadow: LightMap;
  ready: boolean;
}

export const floorMaps = (rig: Rig): FloorMaps => ({
  light: lightMap([20, 20], 1, rig.ground.outside),
  shadow: lightMap(rig.shadowArea, rig.shadowArea[0] / 90, 1),
  ready: false,
});

export interface Shot {
  scene: PackedScene;
  /** What moves, moment by moment. */
  moments?: readonly PackedScene[];
  materials: readonly Material[];
  rig: Rig;
  camera: Camera;
  width: number;
  height: number;
  /** Samples of a pixel: at least, at most. */
  samples: readonly [number, number];
  floorRays: number;
  maps: FloorMaps;
  threads: number;
}

/** Linear light, three numbers per pixel. The number of threads does not change a pixel. */
export async function render(shot: Shot): Promise<Float32Array> {
  const { camera, maps, moments = [], ...rest } = shot;
  const job: Job = {
    ...rest,
    moments,
    lens: lensOf(camera, shot.width / shot.height),
    light: maps.light,
    shadow: maps.shadow,
    mapsReady: maps.ready,
    draft: sharedFloats(shot.width * shot.height * 3),
    out: sharedFloats(shot.width * shot.height * 3),
    counters: new Int32Array(new SharedArrayBuffer(64)),
  };
  const workers = Array.from(
    { length: shot.threads },
    () => new Worker(new URL('worker.ts', import.meta.url), { workerData: job }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  maps.ready = true;
  return job.out;
}
