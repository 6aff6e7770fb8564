/** Smooth noise of places, without tables: the same numbers on every machine. */

const smooth = (t: number) => t * t * (3 - 2 * t);

/** A number from 0 to 1 that belongs to a place of the grid. */
export function hashed(i: number, j: number): number {
  let hash = (Math.imul(i, 374_761_393) + Math.imul(j, 668_265_263)) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** Value noise, 0 to 1; one bump for each unit of length. */
export function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - i), smooth(y - j)];
  const near = hashed(i, j) * (1 - u) + hashed(i + 1, j) * u;
  const far = hashed(i, j + 1) * (1 - u) + hashed(i + 1, j + 1) * u;
  return near * (1 - v) + far * v;
}

/** Noise over noise of half the size and weight, turned each time; 0 to 1, mostly near a half. */
export function turbulence(x: number, y: number, octaves: number): number {
  let [sum, weight, total] = [0, 1, 0];
  let [a, b] = [x, y];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(a, b);
    total += weight;
    weight *= 0.5;
    [a, b] = [1.6 * a + 1.2 * b + 7.3, -1.2 * a + 1.6 * b + 3.1];
  }
  return sum / total;
}

/** 0 below `from`, 1 above `to`, smooth between; the other way round when `from` is more. */
export const step = (from: number, to: number, value: number): number =>
  smooth(Math.min(1, Math.max(0, (value - from) / (to - from))));
