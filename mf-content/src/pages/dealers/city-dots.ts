import type { DealerFacets } from 'shared/contract/dealer/dealer';

type Cities = DealerFacets['city'];

export interface CityDot {
  id: string;
  name: string;
  x: number;
  y: number;
  r: number;
  /** One of the few whose name stands beside it. */
  isNamed: boolean;
}

/** Width of the drawing and the margin in it, in its own units. */
const WIDTH = 320;
const MARGIN = 36;
const TALLEST = 360;
/** Fewer are no map. */
const FEWEST = 3;
const NAMED = 4;
const SMALLEST = 3;
const LARGEST = 14;

/** Room of a name, so that no two are written over each other. */
const NAME = { width: 76, height: 30 } as const;

type Placed = Omit<CityDot, 'isNamed'>;

/** The largest that have room for their names. */
function namedOf(dots: readonly Placed[]): Placed[] {
  const named: Placed[] = [];
  for (const dot of dots) {
    const isFree = named.every(({ x, y }) => Math.abs(x - dot.x) > NAME.width || Math.abs(y - dot.y) > NAME.height);
    if (isFree && named.length < NAMED) named.push(dot);
  }
  return named;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * Cities where they stand to each other, the most first, as dots whose areas grow with what they have: no borders (spec R-1).
 * Degrees east are as wide as they are in the middle of the province.
 */
export function cityDots(cities: Cities): { dots: CityDot[]; width: number; height: number } | null {
  if (cities.length < FEWEST) return null;
  const north = cities.map(({ at }) => at.north);
  const middle = (Math.max(...north) + Math.min(...north)) / 2;
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const east = cities.map(({ at }) => at.east * squeeze);
  const [left, top] = [Math.min(...east), Math.max(...north)];
  const across = Math.max(...east) - left || 1;
  const down = top - Math.min(...north) || 1;
  const scale = Math.min((WIDTH - 2 * MARGIN) / across, (TALLEST - 2 * MARGIN) / down);
  const most = Math.max(...cities.map(({ count }) => count));
  const placed = cities.map(({ id, name, at, count }) => ({
    id,
    name,
    x: rounded(MARGIN + (at.east * squeeze - left) * scale),
    y: rounded(MARGIN + (top - at.north) * scale),
    r: rounded(Math.max(SMALLEST, LARGEST * Math.sqrt(count / most))),
  }));
  const named = namedOf(placed);
  const dots = placed.map((dot) => ({ ...dot, isNamed: named.includes(dot) }));
  return { dots, width: Math.ceil(across * scale + 2 * MARGIN), height: Math.ceil(down * scale + 2 * MARGIN) };
}
