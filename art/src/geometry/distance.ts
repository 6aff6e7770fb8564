import type { Polygon } from './outline.ts';

/** Beyond this distance from the box around a polygon the distance to the box is good enough. */
const FAR = 0.06;

export type Distance2 = (a: number, b: number) => number;

function box(polygon: Polygon): Distance2 {
  const a = polygon.map(([first]) => first);
  const b = polygon.map(([, second]) => second);
  const [a0, a1, b0, b1] = [Math.min(...a), Math.max(...a), Math.min(...b), Math.max(...b)];
  return (x, y) => Math.max(a0 - x, x - a1, b0 - y, y - b1);
}

/** Signed distance to a closed polygon, metres, negative inside. */
export function distanceTo(polygon: Polygon): Distance2 {
  const count = polygon.length;
  const xs = Float64Array.from(polygon, ([first]) => first);
  const ys = Float64Array.from(polygon, ([, second]) => second);
  const outside = box(polygon);
  return (x, y) => {
    const bound = outside(x, y);
    if (bound > FAR) return bound;
    let nearest = 1e9;
    let sign = 1;
    for (let i = 0, j = count - 1; i < count; j = i, i += 1) {
      const ex = xs[j] - xs[i];
      const ey = ys[j] - ys[i];
      const length = ex * ex + ey * ey;
      if (length < 1e-14) continue;
      const wx = x - xs[i];
      const wy = y - ys[i];
      const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / length));
      const dx = wx - ex * t;
      const dy = wy - ey * t;
      nearest = Math.min(nearest, dx * dx + dy * dy);
      const above = y >= ys[i];
      const below = y < ys[j];
      const left = ex * wy > ey * wx;
      if (above === below && above === left) sign = -sign;
    }
    return sign * Math.sqrt(nearest);
  };
}
