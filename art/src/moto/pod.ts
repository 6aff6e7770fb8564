import { meshBody } from '../body/body-mesh.ts';
import { bump, fair, softMax, type Knot } from '../geometry/curve.ts';
import type { Pool } from '../geometry/pool.ts';

/** A streamlined body by its profile and its half width along x, metres. */
export interface Pod {
  top: readonly Knot[];
  bottom: readonly Knot[];
  width: readonly Knot[];
  from: number;
  to: number;
  /** Height of the widest place between bottom and top, as a share. */
  widest: number;
}

const FAIRING = { sigma: 0.03, pad: 0.5 };

/** Half of the pod as a mesh. */
export function meshPod(pod: Pod, quality: number): { pool: Pool; part: number[] } {
  const top = fair(pod.top, FAIRING);
  const bottom = fair(pod.bottom, FAIRING);
  const width = fair(pod.width, FAIRING);
  const inside = (x: number, signedY: number, z: number) => {
    const y = Math.abs(signedY);
    const [high, low] = [top(x), bottom(x)];
    const middle = low + (high - low) * pod.widest;
    const q = (z - middle) / ((high - low) * 0.5 + 0.02);
    const waist = 0.012 * bump(z, middle - 0.05, 0.05) * bump(x, 0.2, 0.3);
    const side = width(x) * (1 - 0.34 * q * q * (q > 0 ? 1.25 : 0.8)) - waist;
    let value = softMax(y - side, z - high + 0.9 * y * y, 0.045);
    value = softMax(value, low - z + 0.25 * y, 0.02);
    value = softMax(value, x - pod.to, 0.03);
    return softMax(value, pod.from - x, 0.02);
  };
  const spine = {
    from: pod.from + 0.13,
    to: pod.to - 0.12,
    z: (x: number) => 0.5 * (top(x) + bottom(x)),
  };
  return meshBody(inside, { spine, flatness: 0.8, step: 0.005, quality });
}
