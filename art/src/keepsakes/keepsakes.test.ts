import { describe, expect, test } from 'vitest';
import { KEEPSAKES } from './keepsakes.ts';
import { ACCENT, cut, mixed, PLATE, smooth, type Point } from './line-work.ts';

/** Every place that a path of the drawing goes through. */
const placesIn = (svg: string): Point[] =>
  [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe.each(Object.entries(KEEPSAKES))('%s', (_name, draw) => {
  const svg = draw();

  test('is drawn the same every time, with numbers only', () => {
    expect(draw()).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('fills its plate, and what it is about stands out once', () => {
    const places = placesIn(svg);
    const xs = places.map(([x]) => x);
    const ys = places.map(([, y]) => y);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(PLATE.width * 0.6);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(PLATE.height * 0.55);
    const share = svg.split(ACCENT).length - 1;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(svg.split('<path').length / 2);
  });
});

test('a cut line is as wide as it is asked to be at each place', () => {
  const places = placesIn(
    cut(
      [
        [0, 10],
        [50, 10],
        [100, 10],
      ],
      ([x]) => 2 + x / 25,
    ),
  );
  const widths = [0, 50, 100].map((at) => {
    const ys = places.filter(([x]) => x === at).map(([, y]) => y);
    return Math.max(...ys) - Math.min(...ys);
  });
  expect(widths).toEqual([2, 4, 6]);
});

test('colours are mixed channel by channel, and a step has no corner', () => {
  expect(mixed('#000000', '#ff8040', 0.5)).toBe('#804020');
  expect([smooth(0, 10, -1), smooth(0, 10, 5), smooth(0, 10, 11)]).toEqual([0, 0.5, 1]);
});
