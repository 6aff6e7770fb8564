export interface Point {
  x: number;
  y: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** On which side of the line from `a` to `b` a point lies. */
const side = (a: Point, b: Point, point: Point) =>
  Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));

function isInside(corners: readonly [Point, Point, Point], point: Point): boolean {
  const [a, b, c] = corners;
  const sides = [side(a, b, point), side(b, c, point), side(c, a, point)];
  return !(sides.includes(1) && sides.includes(-1));
}

/**
 * Whether a pointer that left at `apex` is on its way to a box: inside the triangle between where it left and the near
 * edge of the box, below it or at its side. On the way it crosses neighbours that nobody means.
 */
export function isOnTheWay(apex: Point, point: Point, box: Box): boolean {
  const { left, right, top, bottom } = box;
  const below = top >= apex.y;
  const near = below ? { x: right, y: top } : { x: left, y: bottom };
  return isInside([apex, { x: left, y: top }, near], point);
}
