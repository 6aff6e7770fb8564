import { ACCENT, cover, cut, line, plateOf, shares, type Point } from './line-work.ts';

const GROUND = '#3b4a57';
const BEHIND = '#161d23';
const LEFT = 84;
const RIGHT = 316;
const TOP = 318;
const FOOT = 446;

/** What a month of filing has made of it: flat, but for what the light finds. */
const surface = (x: number) =>
  TOP + 4.5 + 3.4 * Math.sin((x - LEFT) / 31) * Math.sin((x - LEFT) / 17) + 2.2 * Math.cos((x - LEFT) / 52);

const across = (from: number, to: number, y: (x: number) => number): readonly Point[] =>
  shares(120).map((share): Point => {
    const x = from + share * (to - from);
    return [x, y(x)];
  });

const rectangle = ([left, top]: Point, [right, foot]: Point): readonly Point[] => [
  [left, top],
  [right, top],
  [right, foot],
  [left, foot],
  [left, top],
];

/** Panes of a window, brighter towards their upper left. */
function pane(column: number, row: number): string[] {
  const [left, top] = [88 + column * 78, 40 + row * 106];
  const [right, foot] = [left + 68, top + 96];
  const lines = shares(13).map((share) => {
    const y = top + 5 + share * (foot - top - 10);
    return cut(
      across(left + 5, right - 5, () => y),
      ([x]) => Math.max(0.35, 3.3 - (x - 88) / 110 - (y - 40) / 130),
    );
  });
  return [...lines, line(rectangle([left, top], [right, foot]), { width: 1.4 })];
}

/** The block: strokes of the file across each other, and its edges. */
function block(): string[] {
  const strokes = Array.from({ length: 46 }, (_, i) => {
    const x = LEFT - 60 + i * 7.4;
    const way = shares(30)
      .map((share): Point => [x + share * 64, FOOT - 3 - share * (FOOT - TOP - 4)])
      .filter(([px, py]) => px > LEFT + 3 && px < RIGHT - 3 && py > surface(px) + 4);
    return way.length > 1 ? cut(way, ([, y]) => 2.5 - (y - TOP) / 74) : '';
  });
  const crossing = Array.from({ length: 12 }, (_, i) =>
    line(
      across(LEFT + 6, RIGHT - 6, (x) => TOP + 24 + i * 9 + 3 * Math.sin(x / 60 + i)),
      { width: 0.7, opacity: 0.5 },
    ),
  );
  const edge = across(LEFT, RIGHT, surface);
  const outline: readonly Point[] = [...edge, [RIGHT, FOOT], [LEFT, FOOT], [LEFT, surface(LEFT)]];
  return [cover(outline, BEHIND), ...strokes, ...crossing, line(outline, { width: 1.8 })];
}

/** A straight edge is thin where it touches. */
function edge(): string[] {
  const [left, right, top, foot] = [34, 366, 266, TOP];
  const bars = shares(6).map((share) =>
    cut(
      across(left + 6, right - 6, () => top + 8 + share * 26),
      () => 2.6 - 1.9 * share,
    ),
  );
  return [
    cover(rectangle([left, top], [right, foot]), BEHIND),
    ...bars,
    line(rectangle([left, top], [right, foot]), { width: 1.8 }),
    line(
      [
        [left, foot - 10],
        [right, foot - 10],
      ],
      { width: 0.9 },
    ),
  ];
}

/** The first month: the master holds it against the window. */
export function straightEdge(): string {
  const light = [...across(LEFT, RIGHT, () => TOP + 1), ...across(LEFT, RIGHT, surface).toReversed()];
  return plateOf(GROUND, [
    ...[0, 1].flatMap((row) => [0, 1, 2].flatMap((column) => pane(column, row))),
    ...block(),
    ...edge(),
    cover(light, ACCENT),
  ]);
}
