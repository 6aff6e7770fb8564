import { ACCENT, around, clamp, cover, cut, line, PLATE, plateOf, shares, type Point } from './line-work.ts';

const GROUND = '#2f4858';
const BEHIND = '#15222a';
const BLOOM: Point = [200, 176];

/** From outside to the heart: how many petals, how far they reach, how far apart their lines are. */
const WHORLS = [
  { petals: 5, reach: 104, turn: 0.2 },
  { petals: 5, reach: 82, turn: 0.85 },
  { petals: 4, reach: 60, turn: 0.1 },
  { petals: 3, reach: 40, turn: 0.9 },
  { petals: 3, reach: 23, turn: 0 },
] as const;

/** The edge of a petal, `inset` pixels inside it: round, drawn in where it begins and ends, with a lip in the middle. */
function edge(middle: number, half: number, reach: number): readonly Point[] {
  return shares(40).map((share) => {
    const across = 2 * share - 1;
    const round = reach * (1 - 0.34 * across ** 4 - 0.03 * Math.cos(3 * Math.PI * across));
    const [x, y] = around(BLOOM, round, middle + half * across);
    return [x, BLOOM[1] + (y - BLOOM[1]) * 0.92];
  });
}

function petal(middle: number, { petals, reach }: { petals: number; reach: number }): string[] {
  const half = (1.28 * Math.PI) / petals;
  const lines = Math.round(reach / 8) + 1;
  const lit = 0.55 - 0.45 * Math.sin(middle + 0.9);
  return [
    cover([...edge(middle, half, reach), BLOOM], BEHIND),
    ...Array.from({ length: lines }, (_, i) => {
      const inset = reach * (1 - (i * 5.2) / reach);
      const width = (i === 0 ? 2.4 : 2.6 * (1 - i / lines)) * (0.5 + lit);
      return cut(
        edge(middle, half * (1 - 0.02 * i), inset),
        (point) => width * (0.35 + 0.65 * clamp(1 - Math.abs(angleBetween(point, middle)) / half)),
        ACCENT,
      );
    }),
  ];
}

function angleBetween([x, y]: Point, middle: number): number {
  const angle = Math.atan2(y - BLOOM[1], x - BLOOM[0]) - middle;
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

const rose = () =>
  WHORLS.flatMap((whorl) =>
    Array.from({ length: whorl.petals }, (_, i) => petal(whorl.turn + (i * 2 * Math.PI) / whorl.petals, whorl)).flat(),
  );

const DROPS = 84;
/** Spreads without a pattern that one sees. */
const GOLDEN = 0.618034;

/** Lines of rain, each with its own length. */
const rain = () =>
  Array.from({ length: DROPS }, (_, i) => {
    const [x, y] = [((i * GOLDEN) % 1) * (PLATE.width + 60), (i / DROPS) * (PLATE.height + 40) - 40];
    const long = 26 + 22 * Math.abs(Math.sin(i * 1.9));
    return line(
      [
        [x, y],
        [x - long * 0.34, y + long],
      ],
      { width: 1.2, opacity: 0.28 + 0.4 * Math.abs(Math.sin(i * 0.7)) },
    );
  });

type Corners = readonly [from: Point, to: Point, tip: Point];

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A sheet of newspaper folded to a point: its lines run along the fold, in words and columns. */
function sheet([from, to, tip]: Corners, { rows, light }: { rows: number; light: number }): string[] {
  const printed = Array.from({ length: rows }, (_, row) => {
    const down = (row + 1.2) / (rows + 2);
    const [left, right] = [between(from, tip, down), between(to, tip, down)];
    const isTitle = row % 9 === 2;
    return words([left, right], row, { width: isTitle ? 4.2 : 1.7, gap: isTitle ? 5 : 3.2, light });
  }).flat();
  return [cover([from, to, tip], BEHIND), ...printed, line([from, to, tip, from], { width: 1.8 })];
}

interface Print {
  width: number;
  gap: number;
  light: number;
}

/** One line of print: words of several lengths, a column's gap in the middle. */
function words([left, right]: readonly [Point, Point], row: number, { width, gap, light }: Print): string[] {
  const length = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const found: string[] = [];
  for (let at = 7, word = 0; at < length - 9; word += 1) {
    const long = 5 + 9 * Math.abs(Math.sin(row * 3.1 + word * 1.7));
    const to = Math.min(at + long, length - 7);
    const isColumn = Math.abs((at + to) / 2 - length / 2) < 6;
    if (!isColumn && to - at > 3)
      found.push(
        line([between(left, right, at / length), between(left, right, to / length)], { width, opacity: light }),
      );
    at = to + gap;
  }
  return found;
}

const TIP: Point = [206, 470];

/** How roses stay dry. */
export function wrappedRose(): string {
  return plateOf(GROUND, [
    ...rain(),
    ...sheet([[92, 168], [318, 150], TIP], { rows: 30, light: 0.4 }),
    ...rose(),
    ...sheet([[84, 196], [226, 262], TIP], { rows: 30, light: 0.95 }),
    ...sheet([[196, 276], [320, 186], TIP], { rows: 30, light: 0.7 }),
  ]);
}
