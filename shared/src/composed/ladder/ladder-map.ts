import type { BlockOf } from '../block-sources.ts';

type Grade = BlockOf<'ladder'>['items'][number];

/** Pixels at the usual size of text; styles give the same in rem. */
const WIDTH = 96;
const ROW = 56;
/** Room between a line and the middle of a dot, and between a dot and the edge. */
const CLEAR = 10;
const EDGE = 8;

export interface LadderMap {
  width: number;
  height: number;
  dots: readonly { id: string; x: number; y: number }[];
  /** One for each way from a grade to one that follows it, as the data of an SVG path. */
  ways: readonly { from: string; to: string; d: string; changes: boolean }[];
}

interface Position {
  x: number;
  y: number;
  /** 1 where the other path lies to the right, -1 where it lies to the left. */
  inwards: 1 | -1;
}

/** Along one path: straight to the next grade, in a bow past others and on the way back. */
function along(from: Position, to: Position): string {
  const down = Math.sign(to.y - from.y);
  const [start, end] = [from.y + CLEAR * down, to.y - CLEAR * down];
  if (to.y - from.y === ROW) return `M${from.x} ${start}V${end}`;
  const bow = from.x + from.inwards * (down < 0 ? 20 : 26);
  const out = from.x + (from.inwards * CLEAR) / 2;
  return `M${out} ${start}C${bow} ${start + 8 * down} ${bow} ${end - 8 * down} ${out} ${end}`;
}

function across(from: Position, to: Position): string {
  const [start, end] = [from.x + CLEAR * from.inwards, to.x + CLEAR * to.inwards];
  const middle = WIDTH / 2;
  return `M${start} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${end} ${to.y}`;
}

/** Two paths beside each other, grade by grade, and every way between them; null for any other number of paths. */
export function ladderMap(paths: readonly (readonly Grade[])[]): LadderMap | null {
  const [left, right] = paths;
  if (paths.length !== 2 || !left || !right) return null;
  const positionOf = (row: number, column: number): Position => ({
    x: column === 0 ? EDGE : WIDTH - EDGE,
    y: (row + 0.5) * ROW,
    inwards: column === 0 ? 1 : -1,
  });
  const positions = new Map(
    paths.flatMap((grades, column) => grades.map(({ id }, row) => [id, positionOf(row, column)] as const)),
  );
  const ways = paths.flat().flatMap(({ id, next }) =>
    next.flatMap((to) => {
      const [start, end] = [positions.get(id), positions.get(to)];
      if (!start || !end) return [];
      const changes = start.x !== end.x;
      return [{ from: id, to, changes, d: changes ? across(start, end) : along(start, end) }];
    }),
  );
  return {
    width: WIDTH,
    height: Math.max(left.length, right.length) * ROW,
    dots: [...positions].map(([id, { x, y }]) => ({ id, x, y })),
    ways,
  };
}
