import { describe, expect, it } from 'vitest';
import { curveShape, WIDTH } from './curve-shape.ts';

describe('the curve of what grew over the years', () => {
  it('passes every value in the middle of its column, the largest highest', () => {
    const { points } = curveShape([0, 50, 100, 80]);
    expect(points.map(({ x }) => x)).toEqual([150, 450, 750, 1050]);
    const heights = points.map(({ y }) => y);
    expect(heights.toSorted((one, other) => one - other)).toEqual([heights[2], heights[3], heights[1], heights[0]]);
  });

  it('runs from edge to edge and never over the values beside it', () => {
    const { path, points } = curveShape([0, 10, 1000, 1001]);
    const numbers = [...path.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
    expect([numbers[0], numbers.at(-2)]).toEqual([0, WIDTH]);
    const heights = numbers.filter((_, at) => at % 2 === 1);
    const seen = points.map(({ y }) => y);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(Math.min(...seen));
    expect(Math.max(...heights)).toBeLessThanOrEqual(Math.max(...seen));
  });

  it('has air above it that is straight at the top', () => {
    const { air } = curveShape([1, 2, 3]);
    expect(air.at(-1)).toEqual({ shift: 12, scale: 0 });
    expect(air.map(({ scale }) => scale)).toEqual(air.map(({ scale }) => scale).toSorted((one, other) => other - one));
  });

  it('stands for nothing at all', () => {
    expect(curveShape([0, 0, 0]).points.every(({ y }) => y === curveShape([0]).points[0]?.y)).toBe(true);
  });
});
