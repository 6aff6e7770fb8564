export type Point = readonly [x: number, y: number];

/** On halves of a unit: whole ones show as a tremble of far lines. */
const onGrid = (value: number): number => Math.round(2 * value) / 2;

/**
 * Evenly spaced samples as one smooth cubic path. Points are rounded before they are subtracted, so that
 * errors do not add up along the line; `s` mirrors the handle before it, so that a point costs four numbers.
 */
export function smoothPath(points: readonly Point[]): string {
  const grid = points.map(([x, y]): Point => [onGrid(x), onGrid(y)]);
  const [first] = grid;
  if (first === undefined || grid.length < 2) return '';
  const segments = grid.slice(1).map((to, index) => {
    const from = grid[index] ?? to;
    const [tx, ty] = tangent(points, index + 1);
    const end: Point = [to[0] - from[0], to[1] - from[1]];
    return [onGrid(end[0] - tx), onGrid(end[1] - ty), ...end];
  });
  const start = tangent(points, 0).map(onGrid);
  const [head = [], ...tail] = segments;
  return `M${numbers(first)}c${numbers([...start, ...head])}${tail.map((segment) => `s${numbers(segment)}`).join('')}`;
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
