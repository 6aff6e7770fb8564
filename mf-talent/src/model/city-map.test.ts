import { expect, it } from 'vitest';
import { cityDots, MAP_SIZE } from './city-map.ts';

it('vacancies are seen where they are, in areas that grow with their number', () => {
  const dots = cityDots({ wuhan: 4, guangzhou: 16, shanghai: 1 });
  expect(dots.map(({ city, r }) => [city, r])).toEqual([
    ['guangzhou', 20],
    ['wuhan', 10],
    ['shanghai', 5],
  ]);
  const [guangzhou, wuhan, shanghai] = dots;
  expect(wuhan?.y).toBeLessThan(guangzhou?.y ?? 0);
  expect(shanghai?.x).toBeGreaterThan(wuhan?.x ?? Infinity);
  const isInside = dots.every(
    ({ x, y, r }) => x - r > 0 && y - r > 0 && x + r < MAP_SIZE.width && y + r < MAP_SIZE.height,
  );
  expect(isInside).toBe(true);
});
