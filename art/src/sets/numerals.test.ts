import { expect, test } from 'vitest';
import { Soup } from '../geometry/soup.ts';
import { addYear } from './numerals.ts';

const YEARS = ['1997', '1999', '2004', '2023', '2026'];

const reachOf = (year: string) => {
  const soup = new Soup();
  addYear(soup, year, { at: [3, 1, 2], height: 0.7, material: 'warm' });
  const across = soup.points.flatMap((points) => [...points].filter((_, i) => i % 3 === 0));
  const up = soup.points.flatMap((points) => [...points].filter((_, i) => i % 3 === 2));
  return { across: [Math.min(...across), Math.max(...across)], up: [Math.min(...up), Math.max(...up)] };
};

test.each(YEARS)('%s stands on its foot, in the middle of its place and as high as it is asked for', (year) => {
  const { across, up } = reachOf(year);
  expect(up[0]).toBeCloseTo(2, 1);
  expect(up[1]).toBeCloseTo(2.7, 1);
  expect(Math.abs((across[0] + across[1]) / 2 - 3)).toBeLessThan(0.06);
});

test('years differ in what is drawn', () => {
  const drawn = YEARS.map((year) => {
    const soup = new Soup();
    addYear(soup, year, { at: [0, 0, 0], height: 1, material: 'warm' });
    return JSON.stringify(soup.points.map((points) => Array.from(points.slice(0, 9))));
  });
  expect(new Set(drawn).size).toBe(YEARS.length);
});
