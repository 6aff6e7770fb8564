import type { Vec3 } from '../geometry/vector.ts';

/** Distance to a rod with round ends that may taper: `limb` of the portraits, made ready once because a body asks it often. */
export function rod(a: Vec3, b: Vec3, [thick, thin]: readonly [number, number]): (q: Vec3) => number {
  const [ax, ay, az] = a;
  const [bx, by, bz] = [b[0] - ax, b[1] - ay, b[2] - az];
  const inverse = 1 / (bx * bx + by * by + bz * bz);
  const taper = thin - thick;
  return (q) => {
    const x = q[0] - ax;
    const y = q[1] - ay;
    const z = q[2] - az;
    const t = Math.min(1, Math.max(0, (x * bx + y * by + z * bz) * inverse));
    const [dx, dy, dz] = [x - bx * t, y - by * t, z - bz * t];
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - (thick + taper * t);
  };
}
