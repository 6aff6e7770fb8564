import { ACCENT, circle, cover, cut, line, plateOf, shares, type Point } from './line-work.ts';

const GROUND = '#5b2e37';
const BEHIND = '#24121a';
const SIDE = 10;
const CELL = { width: 34.4, height: 42.6 } as const;
const CORNER: Point = [29, 38];

/** A door in its cell, pixels. */
const DOOR: readonly Point[] = [
  [1, 36],
  [1, 21],
  [5, 19],
  [13, 8],
  [27, 6.5],
  [31, 18],
  [32, 27],
  [28, 29],
  [25.5, 32],
  [24.5, 36],
  [1, 36],
];
const WINDOW: readonly Point[] = [
  [8.5, 18.5],
  [14.5, 10.4],
  [25.4, 9.2],
  [28, 17.6],
  [8.5, 18.5],
];

/** Six of ten noes were right: which ones follows no order. */
const RIGHT = 60;
const rank = (at: number) => (at * 37 + 11) % (SIDE * SIDE);
const LOOKED_AT = 46;

function door(at: number): string[] {
  const [left, top] = [CORNER[0] + (at % SIDE) * CELL.width, CORNER[1] + Math.floor(at / SIDE) * CELL.height];
  const placed = (points: readonly Point[]) => points.map(([x, y]): Point => [left + x, top + y]);
  const isRight = rank(at) < RIGHT;
  const colour = at === LOOKED_AT ? { colour: ACCENT } : {};
  const lines = isRight
    ? shares(4).map((share) => {
        const y = 21.6 + share * 12;
        const end = y > 28 ? 22.5 : 28.5;
        return cut(
          placed(shares(8).map((along): Point => [3.4 + along * (end - 3.4), y])),
          ([x]) => 2.2 - (x - left) / 19,
          colour.colour,
        );
      })
    : [];
  const outline = line(placed(DOOR), { width: isRight ? 1.5 : 0.9, opacity: isRight ? 1 : 0.6, ...colour });
  const glass = line(placed(WINDOW), { width: 0.8, opacity: isRight ? 0.9 : 0.45, ...colour });
  return [cover(placed(DOOR), BEHIND), ...lines, outline, glass];
}

/** The fourth year: a hundred noes, looked at together, and a lamp on one of them. */
export function hundredNoes(): string {
  const middle: Point = [
    CORNER[0] + ((LOOKED_AT % SIDE) + 0.45) * CELL.width,
    CORNER[1] + (Math.floor(LOOKED_AT / SIDE) + 0.5) * CELL.height,
  ];
  const others = Array.from({ length: SIDE * SIDE }, (_, at) => at).filter((at) => at !== LOOKED_AT);
  return plateOf(GROUND, [
    ...others.flatMap((at) => door(at)),
    cover(circle(middle, 33), BEHIND),
    line(circle(middle, 33), { width: 2 }),
    ...door(LOOKED_AT),
  ]);
}
