/** Of the drawing, in its own units; it is stretched over the width of the window. */
export const WIDTH = 1200;
export const HEIGHT = 300;
/** Where nothing is on the left, and where the air above flows straight. */
const FLOOR = 272;
const CEILING = 12;
/** Highest point of the curve, so that the air above it has room. */
const SUMMIT = 56;
const LINES = 18;

export interface Point {
  x: number;
  y: number;
}

export interface CurveShape {
  /** One for each value, in the middle of its column. */
  points: Point[];
  /** From edge to edge through all points; never higher or lower between two than they are. */
  path: string;
  /** How the path is pressed to become the lines above it: `translate` and `scale` of its heights. */
  air: { shift: number; scale: number }[];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Slope at a point between two steps: none where they turn, else their harmonic mean (Fritsch and Carlson, 1980). */
function slope(before: number, after: number): number {
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
}

function pathThrough(points: readonly Point[]): string {
  const steps = points.slice(1).map((point, at) => {
    const from = points[at] ?? point;
    return { from, to: point, rise: (point.y - from.y) / (point.x - from.x || 1) };
  });
  const parts = steps.map(({ from, to, rise }, at) => {
    const [start, end] = [slope(steps[at - 1]?.rise ?? 0, rise), slope(rise, steps[at + 1]?.rise ?? 0)];
    const third = (to.x - from.x) / 3;
    const turns = [from.x + third, from.y + start * third, to.x - third, to.y - end * third, to.x, to.y];
    return `C${turns.map(round).join(' ')}`;
  });
  return `M${round(points[0]?.x ?? 0)} ${round(points[0]?.y ?? 0)}${parts.join('')}`;
}

/** The curve of values that stand side by side, and the air over it as over a hill. */
export function curveShape(values: readonly number[]): CurveShape {
  const most = Math.max(...values, 1);
  const column = WIDTH / Math.max(1, values.length);
  const points = values.map((value, at) => ({
    x: round((at + 0.5) * column),
    y: round(FLOOR - ((FLOOR - SUMMIT) * value) / most),
  }));
  const [first, last] = [points[0], points.at(-1)];
  const edges = [{ x: 0, y: first?.y ?? FLOOR }, ...points, { x: WIDTH, y: last?.y ?? FLOOR }];
  const air = Array.from({ length: LINES }, (_, at) => {
    const share = (at + 1) / LINES;
    return { shift: round(CEILING * share), scale: round((1 - share) * 100) / 100 };
  });
  return { points, path: pathThrough(edges), air };
}
