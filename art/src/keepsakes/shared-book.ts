import { wordByHand } from './handwriting.ts';
import { ACCENT, cover, line, plateOf, shares, type Point } from './line-work.ts';

const GROUND = '#4b4a6b';
const BEHIND = '#1e1d2c';
const PAGE = { width: 158, height: 236 } as const;
const SPINE: Point = [200, 140];

type Side = 1 | -1;

/** From a page, measured from the top of the spine outwards, to the plate: pages rise from the spine and fall to their edges. */
const onPage =
  (side: Side) =>
  ([x, y]: Point): Point => {
    const share = x / PAGE.width;
    const rise = 26 * Math.sin(Math.PI * Math.min(1, share * 1.18)) - 20 * share;
    return [SPINE[0] + side * x, SPINE[1] + y - rise];
  };

function outline(side: Side, below = 0): readonly Point[] {
  const at = onPage(side);
  const top = shares(24).map((share) => at([share * (PAGE.width + below * 0.6), 0]));
  const foot = shares(24).map((share) => at([share * (PAGE.width + below * 0.6), PAGE.height + below]));
  return [...top, ...foot.toReversed(), top[0] ?? SPINE];
}

/** Lines by one hand; the last of them in colour when it is the newest. */
function written(side: Side, size: number, rows: number): string[] {
  const step = (PAGE.height - 36) / 13;
  return Array.from({ length: rows }, (_, row) => {
    const y = 26 + row * step;
    const room = PAGE.width - 34 - 36 * Math.abs(Math.sin(row * 2.7 + size));
    const found: string[] = [];
    for (let x = 18, i = 0; x < 18 + room - 10; i += 1) {
      const length = Math.min(10 + 22 * Math.abs(Math.sin(row * 1.7 + i * 2.3 + size)), 18 + room - x);
      const from = side === 1 ? x : PAGE.width - x - length + 4;
      // On the left page words run towards the spine: they are laid from their far end.
      const laid = ([px, py]: Point) => (side === 1 ? onPage(1)([px, py]) : onPage(-1)([2 * from + length - px, py]));
      found.push(wordByHand([from, y], { length, seed: row * 2.9 + i + size, laid, size }));
      x += length + 7;
    }
    return found;
  }).flat();
}

const leaves = (side: Side) =>
  [11, 8.5, 6, 3.5].map(
    (below) => cover(outline(side, below), BEHIND) + line(outline(side, below), { width: 0.9, opacity: 0.75 }),
  );

/** What marks the place where both have come to. */
const ribbon: readonly Point[] = [
  [196, 128],
  [204, 128],
  [204, 430],
  [200, 420],
  [196, 430],
  [196, 128],
];

/** The fifth year: a book of what went wrong, in two hands. */
export function sharedBook(): string {
  return plateOf(GROUND, [
    ...leaves(-1),
    ...leaves(1),
    ...([-1, 1] as const).flatMap((side) => [cover(outline(side), BEHIND), line(outline(side), { width: 1.8 })]),
    ...written(-1, 1.25, 13),
    ...written(1, 0.8, 9),
    cover(ribbon, ACCENT),
  ]);
}
