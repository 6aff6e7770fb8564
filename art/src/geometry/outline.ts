/** `[a, b, corner radius?]` in one elevation, metres. */
export type Point = readonly [number, number, number?];
export type Polygon = readonly (readonly [number, number])[];

const towards = (from: Point, to: Point, distance: number): [number, number] => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [from[0] + ((to[0] - from[0]) / length) * distance, from[1] + ((to[1] - from[1]) / length) * distance];
};

/** Closed polygon with rounded corners; a corner without a radius of its own takes `radius`. */
export function outline(points: readonly Point[], radius = 0.03, segments = 8): Polygon {
  const count = points.length;
  return points.flatMap((corner, i) => {
    const before = points[(i + count - 1) % count];
    const after = points[(i + 1) % count];
    const room = Math.min(
      Math.hypot(before[0] - corner[0], before[1] - corner[1]),
      Math.hypot(after[0] - corner[0], after[1] - corner[1]),
    );
    const cut = Math.min(corner[2] ?? radius, room * 0.5);
    const [a, b] = [towards(corner, before, cut), towards(corner, after, cut)];
    return Array.from({ length: segments + 1 }, (_, s): [number, number] => {
      const t = s / segments;
      const u = 1 - t;
      const [p, q, r] = [u * u, 2 * u * t, t * t];
      return [p * a[0] + q * corner[0] + r * b[0], p * a[1] + q * corner[1] + r * b[1]];
    });
  });
}

type Four = readonly [Point, Point, Point, Point];

/** Barry and Goldman's pyramid; the knots are centripetal, which avoids loops on unequal spacing. */
function between([p0, p1, p2, p3]: Four, share: number): [number, number] {
  const gap = (p: Point, q: Point) => Math.max(1e-6, Math.sqrt(Math.hypot(q[0] - p[0], q[1] - p[1])));
  const t1 = gap(p0, p1);
  const t2 = t1 + gap(p1, p2);
  const t3 = t2 + gap(p2, p3);
  const t = t1 + (t2 - t1) * share;
  const lerp = (a: number, b: number, [from, to]: readonly [number, number]) =>
    ((to - t) * a + (t - from) * b) / (to - from);
  const axis = (c: 0 | 1) => {
    const a1 = lerp(p0[c], p1[c], [0, t1]);
    const a2 = lerp(p1[c], p2[c], [t1, t2]);
    const a3 = lerp(p2[c], p3[c], [t2, t3]);
    return lerp(lerp(a1, a2, [0, t2]), lerp(a2, a3, [t1, t3]), [t1, t2]);
  };
  return [axis(0), axis(1)];
}

/** Closed Catmull-Rom curve through points, for windows and lamps. */
export function loop(points: readonly Point[], segments = 10): Polygon {
  const count = points.length;
  return points.flatMap((_, i) => {
    const at = (k: number) => points[(i + k + count) % count];
    const four: Four = [at(-1), at(0), at(1), at(2)];
    return Array.from({ length: segments }, (__, s) => between(four, s / segments));
  });
}

/** Right half of a symmetric outline, continued as its mirror image; points on the axis are not doubled. */
export function mirrored(points: readonly Point[]): Point[] {
  const back = points.toReversed().filter(([, b]) => Math.abs(b) > 1e-6);
  return [...points, ...back.map(([a, b, ...rest]): Point => [a, -b, ...rest])];
}
