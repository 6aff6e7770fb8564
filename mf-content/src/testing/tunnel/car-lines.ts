import type { Stream } from 'shared/ui/media/line-field/streamline';
import { potentialFlow } from './potential-flow.ts';
import type { Roofline } from './rooflines.ts';
import { smoothPath, type Point } from './smooth-path.ts';

/** A picture of a car from the side, nose to the right, and the lines over it. Lengths in its pixels. */
export interface CarPicture {
  width: number;
  height: number;
  roof: Roofline;
  /** Where the air that passes over the car comes from: y of its lowest line far away. */
  floor: number;
  /** How high the last line runs over the first, far away. */
  reach: number;
  /** Columns of a line, without the first. */
  columns: number;
}

export interface CarLines {
  /** From the lowest to the highest. */
  lines: readonly { stream: Stream; points: readonly Point[] }[];
}

/** What the story tells of. */
const COUNT = 52;
/** Counted from the skin. */
const ORANGE = 4;
/** Pixels of a picture 1,920 wide: between skin and flow; of the lowest line over it, far away. */
const LIFT = 4;
const LOWEST = 4;
/** Lines lie closer together near the skin. */
const CROWDING = 1.25;
/** Shares of the width: where the air closes behind the tail, and opens before the nose. */
const WAKE = 0.155;
const BOW = 0.045;

/** The edge over which the air flows: the roof, the wake that it leaves at the tail, and what it pushes before the nose. */
export function edgeOf({ roof, floor, width }: CarPicture): (x: number) => number {
  const lift = (LIFT * width) / 1920;
  const heights = roof.y.map((y) => floor - y + lift);
  const [tail = 0, nose = 0] = [heights[0], heights.at(-1)];
  const end = roof.from + roof.step * (heights.length - 1);
  return (x) => {
    if (x <= roof.from) return tail * Math.exp((x - roof.from) / (width * WAKE));
    if (x >= end) return nose * Math.exp((end - x) / (width * BOW));
    const at = Math.min(Math.floor((x - roof.from) / roof.step), heights.length - 2);
    const from = heights[at] ?? 0;
    return from + (((heights[at + 1] ?? from) - from) * (x - roof.from - roof.step * at)) / roof.step;
  };
}

/** Heights at even distances; points come from left to right. */
function sampled(points: readonly Point[], xs: readonly number[]): Point[] {
  let next = 1;
  return xs.map((x) => {
    while ((points[next]?.[0] ?? Infinity) < x) next += 1;
    const [from, to] = [points[next - 1] ?? [x, 0], points[next] ?? [x, 0]];
    return [x, from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1)];
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Near ones are firmer. */
function streamOf(points: readonly Point[], at: number): Stream {
  const near = (1 - at / (COUNT - 1)) ** 1.3;
  const isOrange = at === ORANGE;
  return {
    d: smoothPath(points),
    accent: isOrange,
    weight: isOrange ? 1.8 : round(0.8 + 0.25 * near),
    opacity: isOrange ? 1 : round(0.17 + 0.43 * near),
  };
}

/** The fifty-two lines of air over a car, as it is drawn. */
export function carLines(picture: CarPicture): CarLines {
  const { width, floor, reach, columns } = picture;
  const flow = potentialFlow({ height: edgeOf(picture), from: -0.85 * width, to: 1.85 * width });
  const xs = Array.from({ length: columns + 1 }, (_, at) => (width * at) / columns);
  const lines = Array.from({ length: COUNT }, (_, at) => {
    const level = (LOWEST * width) / 1920 + reach * (at / (COUNT - 1)) ** CROWDING;
    const points = sampled(flow.line(level), xs).map(([x, y]): Point => [x, floor - y]);
    return { stream: streamOf(points, at), points };
  });
  return { lines };
}
