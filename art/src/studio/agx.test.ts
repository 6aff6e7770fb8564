import { expect, test } from 'vitest';
import { agx } from './agx.ts';

test('grey stays grey, and more light is never shown darker', () => {
  const greys = [0, 0.01, 0.05, 0.18, 0.5, 1, 3, 12].map((light) => agx([light, light, light]));
  for (const [r, g, b] of greys) expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(0.004);
  expect(greys.map(([r]) => r)).toEqual(greys.map(([r]) => r).toSorted((a, b) => a - b));
  expect(greys[0][0]).toBeLessThan(0.02);
  expect(greys.at(-1)?.[0]).toBeGreaterThan(0.93);
});

test('a colour grows pale as it grows bright instead of turning into another', () => {
  const [dim, bright] = [agx([0.4, 0.04, 0.02]), agx([20, 2, 1])];
  const saturation = ([r, g, b]: readonly number[]) => (r - Math.min(g, b)) / r;
  expect(saturation(bright)).toBeLessThan(0.6 * saturation(dim));
  expect(bright[0]).toBeGreaterThan(bright[1]);
});
