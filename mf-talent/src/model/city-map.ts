import type { JobItem } from 'shared/contract/talent/job';

type City = JobItem['city'];

/** Degrees east and north of the middle of each city. */
const PLACES: Readonly<Record<City, readonly [east: number, north: number]>> = {
  guangzhou: [113.3, 23.1],
  wuhan: [114.3, 30.6],
  shanghai: [121.5, 31.2],
};
/** The drawing, in its own units: 12 by 12 degrees at 20 units each, without borders (spec R-1). */
export const MAP_SIZE = { width: 240, height: 240 } as const;
const ORIGIN = { east: 111, north: 33 } as const;
const UNITS = 20;
/** Every other degree, so that dots are seen to lie on a map: the data of an SVG path. */
export const GRATICULE = Array.from({ length: 6 }, (_, line) => {
  const at = (2 * line + 1) * UNITS;
  return `M${at} 0V${MAP_SIZE.height}M0 ${at}H${MAP_SIZE.width}`;
}).join('');
/** Of a single vacancy; the area grows with how many there are. */
const SMALLEST = 5;

export interface CityDot {
  city: City;
  count: number;
  x: number;
  y: number;
  r: number;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Cities that have vacancies, most first, as dots whose areas are in proportion to them. */
export function cityDots(counts: Partial<Record<City, number>>): CityDot[] {
  return (Object.entries(counts) as [City, number][])
    .map(([city, count]) => {
      const [east, north] = PLACES[city];
      const x = rounded((east - ORIGIN.east) * UNITS);
      const y = rounded((ORIGIN.north - north) * UNITS);
      return { city, count, x, y, r: rounded(SMALLEST * Math.sqrt(count)) };
    })
    .toSorted((a, b) => b.count - a.count);
}
