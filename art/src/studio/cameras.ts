import type { Camera } from '../tracer/rig.ts';

export const VIEWS = ['front', 'rear', 'side', 'low', 'hero'] as const;
export type View = (typeof VIEWS)[number];

/** One lens and one distance for all vehicles, so that their sizes can be compared; only the aim follows their height. */
export function cameraOf(view: View, aim: number): Camera {
  const cameras: Record<View, Camera> = {
    front: { from: [11.2, -9.4, aim + 0.95], at: [0.02, 0, aim + 0.02], fov: 12.1 },
    rear: { from: [-11.4, -9.2, aim + 1.15], at: [-0.02, 0, aim + 0.02], fov: 12.1 },
    side: { from: [0, -15, aim + 0.8], at: [0, 0, aim - 0.03], fov: 10.9 },
    low: { from: [5.6, -5.2, 0.42], at: [0.35, 0, 0.62], fov: 25 },
    hero: { from: [3.2, -14.2, 1.05], at: [-0.1, 0, 0.95], fov: 13.5 },
  };
  return cameras[view];
}

/** Motorcycles are half as long: the same lens, half as far away. */
export function motorcycleCameraOf(view: View): Camera {
  const cameras: Record<View, Camera> = {
    front: { from: [4.6, -4.6, 0.95], at: [0, 0, 0.53], fov: 14.6 },
    rear: { from: [-4.6, -4.2, 1], at: [-0.05, 0, 0.54], fov: 14.6 },
    side: { from: [0, -9, 0.75], at: [-0.1, 0, 0.55], fov: 10 },
    low: { from: [3.6, -3.6, 0.35], at: [0, 0, 0.5], fov: 20 },
    hero: { from: [1.8, -8.4, 0.8], at: [-0.05, 0, 0.62], fov: 13 },
  };
  return cameras[view];
}
