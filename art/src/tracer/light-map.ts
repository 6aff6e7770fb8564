import { sharedFloats } from './packed-scene.ts';

/** Values over a rectangle of the floor, read with linear interpolation. */
export interface LightMap {
  x0: number;
  y0: number;
  width: number;
  height: number;
  /** Metres between values. */
  step: number;
  /** Value outside. */
  outside: number;
  values: Float32Array;
}

/** A map around the origin, in memory that threads share. */
export function lightMap([halfX, halfY]: readonly [number, number], step: number, outside: number): LightMap {
  const [width, height] = [Math.ceil((2 * halfX) / step), Math.ceil((2 * halfY) / step)];
  return { x0: -halfX, y0: -halfY, width, height, step, outside, values: sharedFloats(width * height) };
}

export function readMap(map: LightMap, x: number, y: number): number {
  const fx = (x - map.x0) / map.step - 0.5;
  const fy = (y - map.y0) / map.step - 0.5;
  const i = Math.floor(fx);
  const j = Math.floor(fy);
  if (i < 0 || j < 0 || i >= map.width - 1 || j >= map.height - 1) return map.outside;
  const [u, v] = [fx - i, fy - j];
  const at = j * map.width + i;
  const { values, width } = map;
  const near = values[at] * (1 - u) + values[at + 1] * u;
  const far = values[at + width] * (1 - u) + values[at + width + 1] * u;
  return near * (1 - v) + far * v;
}

/** Binomial 3 × 3. */
function soften({ values, width, height }: LightMap): Float32Array {
  const across = new Float32Array(values.length);
  const both = new Float32Array(values.length);
  for (let j = 0; j < height; j += 1) {
    for (let i = 0; i < width; i += 1) {
      const [l, r] = [Math.max(0, i - 1), Math.min(width - 1, i + 1)];
      const row = j * width;
      across[row + i] = 0.25 * values[row + l] + 0.5 * values[row + i] + 0.25 * values[row + r];
    }
  }
  for (let j = 0; j < height; j += 1) {
    for (let i = 0; i < width; i += 1) {
      const [d, u] = [Math.max(0, j - 1) * width, Math.min(height - 1, j + 1) * width];
      both[j * width + i] = 0.25 * across[d + i] + 0.5 * across[j * width + i] + 0.25 * across[u + i];
    }
  }
  return both;
}

/**
 * The share of light that reaches the floor: softened, a little deeper than measured, and 1 at the border, where otherwise
 * a seam would show on a light floor.
 */
export function shadowMap(measured: LightMap): LightMap {
  const { width, height } = measured;
  let map = { ...measured, values: soften(measured) };
  map = { ...map, values: soften(map) };
  const border = 0.22;
  const fade = (i: number, size: number) => Math.min(1, Math.min(i + 0.5, size - i - 0.5) / (size * border));
  for (let j = 0; j < height; j += 1) {
    for (let i = 0; i < width; i += 1) {
      const t = fade(i, width) * fade(j, height);
      const at = j * width + i;
      map.values[at] = 1 + (map.values[at] ** 1.35 - 1) * t * t * (3 - 2 * t);
    }
  }
  return map;
}
