import { describe, expect, it } from 'vitest';
import { chartShape, HEIGHT, roundTop, WIDTH } from './chart-shape.ts';

const columnsIn = (path: string) =>
  [...path.matchAll(/M([\d.]+) (\d+)v-([\d.]+)h([\d.]+)/g)].map(([, x, , height, width]) => ({
    x: Number(x),
    height: Number(height),
    width: Number(width),
  }));

describe('a chart of figures by years', () => {
  it('draws each year from nought, as high as its share of the top', () => {
    const [path = ''] = chartShape([[50, 100, 25]], 100);
    expect(columnsIn(path).map(({ height }) => height)).toEqual([HEIGHT / 2, HEIGHT, HEIGHT / 4]);
  });

  it('leaves the place of a year empty in which nothing was counted', () => {
    const [whole = '', gap = ''] = [...chartShape([[1, 2, 3]], 3), ...chartShape([[1, null, 3]], 3)];
    const [first, , third] = columnsIn(whole);
    expect(columnsIn(gap)).toEqual([first, third]);
  });

  it('stands the lines of a year side by side, within its place', () => {
    const shapes = chartShape(
      [
        [1, 2],
        [2, 1],
      ],
      2,
    );
    const columns = shapes.flatMap(columnsIn).toSorted((one, other) => one.x - other.x);
    for (const [at, { x, width }] of columns.entries())
      expect(x + width).toBeLessThanOrEqual((columns[at + 1]?.x ?? WIDTH) + 0.1);
    expect(columns).toHaveLength(4);
  });

  it.each([
    [1_870_578, 2_000_000],
    [8.02, 10],
    [0.768, 0.8],
    [46, 50],
    [100, 100],
    [0, 1],
  ])('has an axis for %d that ends at %d', (most, top) => {
    expect(roundTop(most)).toBe(top);
  });
});
