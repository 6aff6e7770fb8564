import { describe, expect, it } from 'vitest';
import type { Point } from './curve.ts';
import { flow } from './flow.ts';

/** A roof: a half sine of 200 units between x = 400 and x = 1200, standing on y = 700. */
const roof = Array.from({ length: 21 }, (_, index): Point => [
  400 + 40 * index,
  700 - 200 * Math.sin((Math.PI * index) / 20),
]);
const options = { width: 1600, height: 900, base: 700, count: 20 };

describe('air that flows over a body', () => {
  it('is the same for the same body', () => {
    expect(flow(roof, options)).toEqual(flow(roof, options));
  });

  it('has one orange line where it was asked for', () => {
    const streams = flow(roof, { ...options, accent: 3 });
    expect(streams.map((stream) => stream.accent).indexOf(true)).toBe(3);
    expect(streams.filter((stream) => stream.accent)).toHaveLength(1);
  });

  it('passes above the roof and never through it', () => {
    const [nearest] = flow(roof, options);
    const { xs, ys } = pointsOf(nearest?.d ?? '');
    const overRoof = ys.filter((_y, index) => Math.abs((xs[index] ?? 0) - 800) < 60);
    expect(overRoof.length).toBeGreaterThan(0);
    expect(Math.max(...overRoof)).toBeLessThan(505);
  });

  it('bends to the body: another roof is another picture', () => {
    const flat = roof.map(([x, y]): Point => [x, (y + 700) / 2]);
    expect(flow(flat, options)).not.toEqual(flow(roof, options));
  });
});

/** End points of the segments of a path that `smoothPath` wrote. */
function pointsOf(path: string): { xs: number[]; ys: number[] } {
  const segments = path.match(/[Mcs][^Mcs]*/g) ?? [];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const segment of segments) {
    const [dx = 0, dy = 0] = (segment.match(/-?\d+/g) ?? []).slice(-2).map(Number);
    xs.push((xs.at(-1) ?? 0) + dx);
    ys.push((ys.at(-1) ?? 0) + dy);
  }
  return { xs, ys };
}
