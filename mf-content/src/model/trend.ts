import type { MonthlySales } from 'shared/contract/invest/sales-by-year';

export interface Box {
  width: number;
  height: number;
}

/** Share of the height left free above and below. */
const MARGIN = 0.06;

type Point = readonly [x: number, y: number];

/** The points of a line through all values, from the left edge to the right one, in whole units. */
function pointsOf(values: readonly number[], { width, height }: Box): Point[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const inner = height * (1 - 2 * MARGIN);
  return values.map((value, index) => {
    const x = (width * index) / Math.max(1, values.length - 1);
    const y = height * (1 - MARGIN) - (inner * (value - low)) / span;
    return [Math.round(x), Math.round(y)];
  });
}

/** Steps are shorter to write than places. */
function pathOf(points: readonly Point[]): string {
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${points[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}`;
}

export interface TrendPaths {
  line: string;
  /** The step from the last month but one to the last. */
  latest: string;
}

/** A line of monthly sales as SVG paths; null with fewer than two months. */
export function trendPaths(values: readonly number[], box: Box): TrendPaths | null {
  if (values.length < 2) return null;
  const points = pointsOf(values, box);
  return { line: pathOf(points), latest: pathOf(points.slice(-2)) };
}

export interface Extremes {
  low: MonthlySales;
  high: MonthlySales;
  first: MonthlySales;
  last: MonthlySales;
}

/** What a sentence about the line needs; null for an empty one. */
export function extremesOf(trend: readonly MonthlySales[]): Extremes | null {
  const [first] = trend;
  const last = trend.at(-1);
  if (!first || !last) return null;
  const low = trend.reduce((best, entry) => (entry.sales < best.sales ? entry : best), first);
  const high = trend.reduce((best, entry) => (entry.sales > best.sales ? entry : best), first);
  return { low, high, first, last };
}
