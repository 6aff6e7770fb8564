/** A point of a course: second, value. */
export type Point = readonly [at: number, value: number];

/** Slope at a point between two steps: none where they turn, else their harmonic mean (Fritsch and Carlson, 1980). */
const slope = (before: number, after: number) => (before * after <= 0 ? 0 : (2 * before * after) / (before + after));

/** A value over time through all points, never higher or lower between two than they are; steady before and after them. */
export function courseThrough(points: readonly Point[]): (at: number) => number {
  const rises = points.slice(1).map(([at, value], i) => (value - points[i][1]) / (at - points[i][0]));
  const slopes = points.map((_point, i) => (i === 0 || i === points.length - 1 ? 0 : slope(rises[i - 1], rises[i])));
  const last = points.length - 1;
  let k = 0;
  return (at) => {
    if (at <= points[0][0]) return points[0][1];
    if (at >= points[last][0]) return points[last][1];
    if (at < points[k][0]) k = 0;
    while (at >= points[k + 1][0]) k += 1;
    const [from, value] = points[k];
    const wide = points[k + 1][0] - from;
    const t = (at - from) / wide;
    const [a, b] = [slopes[k] * wide, slopes[k + 1] * wide];
    const rest = points[k + 1][1] - value;
    return value + t * (a + t * (3 * rest - 2 * a - b + t * (a + b - 2 * rest)));
  };
}
