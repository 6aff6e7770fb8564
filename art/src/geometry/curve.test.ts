import { describe, expect, test } from 'vitest';
import { fair, polyline, smoothStep, softMax } from './curve.ts';
import { distanceTo } from './distance.ts';
import { outline } from './outline.ts';

describe('a faired curve', () => {
  const curve = fair(
    [
      [-2, 0],
      [-1, 1],
      [0, 1],
      [1, 3],
      [2, 3],
    ],
    { sigma: 0.05 },
  );

  test('stays near its knots and hardly overshoots', () => {
    expect(curve(-0.5)).toBeGreaterThan(0.9);
    const highest = Math.max(...Array.from({ length: 400 }, (_, i) => curve(-2 + i / 100)));
    expect(highest).toBeLessThan(3.2);
  });

  test('bends without a jump', () => {
    const slope = (x: number) => (curve(x + 1e-3) - curve(x - 1e-3)) / 2e-3;
    const jumps = Array.from({ length: 300 }, (_, i) => Math.abs(slope(-1.5 + i / 100) - slope(-1.5 + (i + 1) / 100)));
    expect(Math.max(...jumps)).toBeLessThan(0.35);
  });
});

test('a polyline goes on straight outside its knots', () => {
  const map = polyline([
    [0, 1],
    [1, 3],
  ]);
  expect([map(-1), map(0.5), map(2)]).toEqual([0, 2, 4]);
});

test('soft maxima round the corner upwards', () => {
  expect(softMax(1, 1, 0.2)).toBeCloseTo(1.1);
  expect(softMax(5, 0, 0.1)).toBeCloseTo(5, 2);
});

test('a step may run downwards', () => {
  expect([smoothStep(2, 1, 2.5), smoothStep(2, 1, 0.5)]).toEqual([0, 1]);
});

test('distances are negative inside, zero on the edge and positive outside', () => {
  const square = distanceTo(
    outline(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      0.001,
    ),
  );
  expect(square(0.5, 0.5)).toBeCloseTo(-0.5, 2);
  expect(square(0.5, 0)).toBeCloseTo(0, 2);
  expect(square(0.5, -0.2)).toBeCloseTo(0.2, 2);
});
