import { wordByHand } from './handwriting.ts';
import { ACCENT, circle, cover, cut, line, plateOf, type Point } from './line-work.ts';

const GROUND = '#4d2f36';
const BEHIND = '#2c191e';
const SHEET = { left: 76, top: 60, width: 252, height: 372 } as const;
const LEAN = -0.065;

/** From the sheet's own corner to the plate: it lies a little askew. */
function laid([x, y]: Point): Point {
  const [dx, dy] = [x - SHEET.width / 2, y - SHEET.height / 2];
  return [
    SHEET.left + SHEET.width / 2 + dx * Math.cos(LEAN) - dy * Math.sin(LEAN),
    SHEET.top + SHEET.height / 2 + dx * Math.sin(LEAN) + dy * Math.cos(LEAN),
  ];
}

const rectangle = (inset: number, shift = 0): readonly Point[] => {
  const [right, foot] = [SHEET.width - inset + shift, SHEET.height - inset + shift];
  const near = inset + shift;
  return (
    [
      [near, near],
      [right, near],
      [right, foot],
      [near, foot],
      [near, near],
    ] as const
  ).map(laid);
};

/** One entry, beside its date: as long as somebody had time. */
function entry(row: number): string[] {
  const y = 44 + row * 17.6;
  const room = SHEET.width - 96 - 70 * Math.abs(Math.sin(row * 2.3)) ** 2;
  const found = [wordByHand([20, y], { length: 20, seed: row * 1.9, laid })];
  for (let x = 58, i = 0; x < 58 + room - 12; i += 1) {
    const length = Math.min(12 + 26 * Math.abs(Math.sin(row * 1.37 + i * 2.11)), 58 + room - x);
    found.push(wordByHand([x, y], { length, seed: row * 3.3 + i, laid }));
    x += length + 8;
  }
  return found;
}

/** Where a cup stood: a ring that is not quite one, and what ran out of it. */
function stain(at: Point): string[] {
  const ring = (radius: number, width: number, from: number) =>
    cut(
      circle(at, radius, 140).map(([x, y], i): Point => [x + 1.1 * Math.sin(i * 0.31), y + 1.1 * Math.cos(i * 0.23)]),
      ([x, y]) => {
        const angle = Math.atan2(y - at[1], x - at[0]);
        return Math.max(0.25, width * (0.62 + 0.5 * Math.sin(angle - from) + 0.18 * Math.sin(5 * angle)));
      },
      ACCENT,
    );
  const drops = (
    [
      [64, 30, 3.4],
      [73, 36, 1.8],
      [-58, 47, 2.2],
    ] as const
  ).map(([dx, dy, radius]) => cover(circle([at[0] + dx, at[1] + dy], radius, 24), ACCENT));
  return [ring(57, 4.6, 0.6), ring(51.5, 1.7, 2.4), ring(47.5, 0.8, 4), ...drops];
}

const shadow = () =>
  Array.from({ length: 9 }, (_, i) =>
    line(rectangle(0, 3 + i * 1.6).slice(1, 4), { width: 0.9, opacity: 0.5 - i * 0.05 }),
  );

/** A year, a line at a time. */
export function writtenPage(): string {
  return plateOf(GROUND, [
    ...shadow(),
    cover(rectangle(0), BEHIND),
    line(rectangle(0), { width: 1.8 }),
    line([laid([48, 14]), laid([48, SHEET.height - 14])], { width: 0.8, opacity: 0.55 }),
    ...Array.from({ length: 18 }, (_, row) => entry(row)).flat(),
    ...stain([268, 352]),
  ]);
}
