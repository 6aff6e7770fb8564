import type { Soup } from '../geometry/soup.ts';
import { cross, dot, subtract, type Vec3 } from '../geometry/vector.ts';
import { lensOf } from '../tracer/render.ts';
import type { Camera } from '../tracer/rig.ts';
import { MATERIAL_NUMBERS, type MaterialName } from './materials.ts';

/** A picture in front of which lines follow the roof. */
export interface Plate {
  camera: Camera;
  /** Pixels. */
  width: number;
  height: number;
}

/** Heights of the body's upper edge, in pixels from the top, at every `step` pixels from `from` on. */
export interface Roofline {
  from: number;
  step: number;
  y: number[];
}

const BODY: readonly MaterialName[] = ['paint', 'roofGlass', 'screen', 'sideGlass', 'rearGlass', 'gloss'];
/** Mirrors stand out further than this; air lines pass over them. */
const HALF_BODY = 0.9;

type Pixel = readonly [x: number, y: number];

/** From the room to pixels of the picture. */
export function projection({ camera, width, height }: Plate): (point: Vec3) => Pixel {
  const { from, forward, right, up } = lensOf(camera, width / height);
  const normal = cross(right, up);
  const depth = dot(forward, normal);
  return (point) => {
    const ray = subtract(point, from);
    const away = dot(ray, normal) / depth;
    const off: Vec3 = [ray[0] / away - forward[0], ray[1] / away - forward[1], ray[2] / away - forward[2]];
    const [u, v] = [dot(off, right) / dot(right, right), dot(off, up) / dot(up, up)];
    return [((u + 1) / 2) * width, ((1 - v) / 2) * height];
  };
}

/** Lowers `y` to the edge between two pixels in every column that it crosses. */
function takeEdge(top: Map<number, number>, [a, b]: readonly [Pixel, Pixel], step: number) {
  const [left, right] = a[0] <= b[0] ? [a, b] : [b, a];
  for (let column = Math.ceil(left[0] / step); column <= right[0] / step; column += 1) {
    const share = right[0] === left[0] ? 0 : (column * step - left[0]) / (right[0] - left[0]);
    const y = left[1] + share * (right[1] - left[1]);
    top.set(column, Math.min(y, top.get(column) ?? Infinity));
  }
}

/** The upper edge of the body in a picture: what streamlines of the site bend around. */
export function rooflineOf(soup: Soup, plate: Plate, step = 12): Roofline {
  const project = projection(plate);
  const wanted = new Set(BODY.map((name) => MATERIAL_NUMBERS[name]));
  const top = new Map<number, number>();
  for (const [part, points] of soup.points.entries()) {
    if (!wanted.has(soup.materials[part][0])) continue;
    for (let t = 0; t < points.length; t += 9) {
      const corners = [0, 3, 6].map((k): Vec3 => [points[t + k], points[t + k + 1], points[t + k + 2]]);
      if (corners.some(([, y]) => Math.abs(y) > HALF_BODY)) continue;
      const [a, b, c] = corners.map(project);
      for (const edge of [[a, b] as const, [b, c] as const, [c, a] as const]) takeEdge(top, edge, step);
    }
  }
  const columns = [...top.keys()].toSorted((a, b) => a - b);
  return {
    from: columns[0] * step,
    step,
    y: columns.map((column) => Math.round((top.get(column) ?? 0) * 10) / 10),
  };
}
