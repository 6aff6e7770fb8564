import { cut, shares, type Point } from './line-work.ts';

interface Word {
  /** Pixels. */
  length: number;
  /** Another one is another word. */
  seed: number;
  /** From the sheet to the plate. */
  laid: (point: Point) => Point;
  /** How tall somebody writes; 1 is usual. */
  size?: number;
}

/** A word by hand: the pen goes up and down, and now and then far up. */
export function wordByHand([x, y]: Point, { length, seed, laid, size = 1 }: Word): string {
  const points = shares(Math.max(8, Math.round(length * 1.6))).map((share): Point => {
    const along = share * length;
    const tall = size * (2.6 + 2.8 * Math.max(0, Math.sin(seed * 5.1 + along * 0.21)) ** 3);
    return laid([x + along + 0.9 * Math.sin(along * 1.1), y - tall * Math.sin((along * 0.92) / size + seed)]);
  });
  return cut(points, ([, height]) => 1.1 + 0.5 * Math.sin(height * 1.3));
}
