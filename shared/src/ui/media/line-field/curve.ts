export type Point = readonly [x: number, y: number];

/**
 * Evenly spaced samples as one smooth cubic path in whole units. Points are rounded before they are subtracted, so that
 * errors do not add up along the line; `s` mirrors the handle before it, so that a point costs four numbers.
 */
export function smoothPath(points: readonly Point[]): string {
  const grid = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [first] = grid;
  if (first === undefined || grid.length < 2) return '';
  const segments = grid.slice(1).map((to, index) => {
    const from = grid[index] ?? to;
    const [tx, ty] = tangent(points, index + 1);
    const end: Point = [to[0] - from[0], to[1] - from[1]];
    return [Math.round(end[0] - tx), Math.round(end[1] - ty), ...end];
  });
  const start = tangent(points, 0).map((value) => Math.round(value));
  const [head = [], ...tail] = segments;
  return `M${numbers(first)}c${numbers([...start, ...head])}${tail.map((segment) => `s${numbers(segment)}`).join('')}`;
}

const onEvenGrid = (value: number): number => 2 * Math.round(value / 2);

/**
 * Evenly spaced samples as the control points of one quadratic B-spline. `t` mirrors the control point before it about
 * the point reached, which is the next sample, so that a sample costs two numbers: half of what {@link smoothPath}
 * writes, for drawings that need not meet a shape. Samples lie on even units, whose middles are whole.
 */
export function splinePath(points: readonly Point[]): string {
  const grid = points.map(([x, y]): Point => [onEvenGrid(x), onEvenGrid(y)]);
  const [first, last] = [grid[0], grid.at(-1)];
  if (first === undefined || last === undefined || grid.length < 2) return '';
  const middles = grid.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = grid[index] ?? [x, y];
    return [(fromX + x) / 2, (fromY + y) / 2];
  });
  const stops = [first, ...middles, last];
  const moves = stops.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = stops[index] ?? [x, y];
    return [x - fromX, y - fromY];
  });
  return `M${numbers(first)}t${numbers(moves)}`;
}

/** Catmull-Rom tangent at a sample, a third of it as a Bézier handle. */
function tangent(points: readonly Point[], at: number): Point {
  const before = points[Math.max(0, at - 1)] ?? [0, 0];
  const after = points[Math.min(points.length - 1, at + 1)] ?? before;
  return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6];
}

/** A minus sign separates numbers as well as a space does (SVG 2, path data grammar). */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index === 0 || value < 0 ? `${value}` : ` ${value}`)).join('');
}
