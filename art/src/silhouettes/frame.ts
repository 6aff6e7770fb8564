import { add, dot, scale, subtract, type Vec3 } from '../geometry/vector.ts';

/*
 * People stand in metres of a world of their own: +x to the right of whoever looks at them, +y up, +z towards the viewer;
 * the floor is y = 0.
 */

/** Where something stands and how it is turned; the axes have length 1. */
export interface Frame {
  at: Vec3;
  x: Vec3;
  y: Vec3;
  z: Vec3;
}

/** Radians: to the viewer's right, forwards, and to the right side. */
export type Turn = readonly [yaw: number, bow: number, sway: number];

const UPRIGHT: Frame = { at: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

/** A direction of the frame in the frame around it. */
export const outwards = ({ x, y, z }: Frame, q: Vec3): Vec3 => [
  x[0] * q[0] + y[0] * q[1] + z[0] * q[2],
  x[1] * q[0] + y[1] * q[1] + z[1] * q[2],
  x[2] * q[0] + y[2] * q[1] + z[2] * q[2],
];

export const outOf = (frame: Frame, q: Vec3): Vec3 => add(frame.at, outwards(frame, q));

export function into({ at, x, y, z }: Frame, p: Vec3): Vec3 {
  const d = subtract(p, at);
  return [dot(d, x), dot(d, y), dot(d, z)];
}

export function frameAt(at: Vec3, [yaw, bow, sway]: Turn): Frame {
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)];
  const [cb, sb] = [Math.cos(bow), Math.sin(bow)];
  const [cs, ss] = [Math.cos(sway), Math.sin(sway)];
  const turned = (q: Vec3): Vec3 => {
    const [x1, y1, z1] = [cs * q[0] + ss * q[1], -ss * q[0] + cs * q[1], q[2]];
    const [y2, z2] = [cb * y1 - sb * z1, sb * y1 + cb * z1];
    return [cy * x1 + sy * z2, y2, -sy * x1 + cy * z2];
  };
  return { at, x: turned(UPRIGHT.x), y: turned(UPRIGHT.y), z: turned(UPRIGHT.z) };
}

/** A frame that stands in another one, in the frame around both; lengths within it grow by `factor`. */
export function within(outer: Frame, inner: Frame, factor = 1): Frame {
  return {
    at: outOf(outer, scale(inner.at, factor)),
    x: outwards(outer, inner.x),
    y: outwards(outer, inner.y),
    z: outwards(outer, inner.z),
  };
}
