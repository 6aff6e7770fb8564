import { expect, test } from 'vitest';
import { noise, step, turbulence } from './noise.ts';

const PLACES = Array.from({ length: 400 }, (_, i) => [Math.sin(i) * 60, Math.cos(i * 1.7) * 60] as const);

test('noise stays between 0 and 1 and belongs to its place', () => {
  for (const [x, y] of PLACES) {
    expect(noise(x, y)).toBe(noise(x, y));
    expect(noise(x, y)).toBeGreaterThanOrEqual(0);
    expect(turbulence(x, y, 5)).toBeLessThanOrEqual(1);
  }
});

test('it has no jumps, not where the squares of its grid meet either', () => {
  for (const [x, y] of PLACES) {
    expect(Math.abs(noise(x, y) - noise(x + 1e-4, y))).toBeLessThan(1e-3);
    expect(Math.abs(noise(Math.round(x) - 1e-5, y) - noise(Math.round(x) + 1e-5, y))).toBeLessThan(1e-3);
  }
});

test('a step goes from 0 to 1, or back when its ends are given the other way round', () => {
  expect([step(2, 4, 1), step(2, 4, 3), step(2, 4, 5)]).toEqual([0, 0.5, 1]);
  expect([step(4, 2, 1), step(4, 2, 5)]).toEqual([1, 0]);
});
