export type Point = readonly [x: number, y: number];

const onEvenGrid = (value: number): number => 2 * Math.round(value / 2);

/**
 * Evenly spaced samples as the control points of one quadratic B-spline. `t` mirrors the control point before it about
 * the point reached, which is the next sample, so that a sample costs two numbers, for drawings that need not meet a
 * shape. Samples lie on even units, whose middles are whole.
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

/** A minus sign separates numbers as well as a space does (SVG 2, path data grammar). */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index === 0 || value < 0 ? `${value}` : ` ${value}`)).join('');
}
