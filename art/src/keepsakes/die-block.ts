import { ACCENT, cover, cut, line, plateOf, shares, smooth, type Point } from './line-work.ts';

const GROUND = '#3d4a3c';
const BEHIND = '#1b221b';

/** In the tool's own measures: to the right, backwards, upwards. */
type Place = readonly [x: number, y: number, z: number];

/** Pixels. */
const UNIT = 39;

const seen = ([x, y, z]: Place): Point => [212 + (x - y) * 0.866 * UNIT, 318 + (x + y) * 0.46 * UNIT - z * UNIT];

/** Left of the middle it is a drawing, right of it a thing: `0` to `1`. */
const solid = ([x]: Point) => smooth(160, 262, x);

const LIGHT = { top: 3.3, left: 1.9, right: 1.05 } as const;
type Side = keyof typeof LIGHT;

const lerp = (a: number, b: number, share: number) => a + (b - a) * share;

interface Box {
  from: Place;
  to: Place;
}

const corner = ({ from, to }: Box, side: Side): readonly Place[] => {
  const [x0, y0, z0] = from;
  const [x1, y1, z1] = to;
  if (side === 'top')
    return [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ];
  if (side === 'left')
    return [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ];
  return [
    [x1, y0, z0],
    [x1, y1, z0],
    [x1, y1, z1],
    [x1, y0, z1],
  ];
};

/** A face: covered, lined as it is lit, and its edges. */
function face(box: Box, side: Side): string[] {
  const places = corner(box, side);
  const [a, b, c, d] = places.map(seen) as [Point, Point, Point, Point];
  const rows = Math.max(3, Math.round(Math.hypot(d[0] - a[0], d[1] - a[1]) / 5.2));
  const lines = shares(rows)
    .slice(1, -1)
    .map((share) => {
      const [from, to] = [mixPoint(a, d, share), mixPoint(b, c, share)];
      const points = shares(48).map((along) => mixPoint(from, to, along));
      return cut(points, (point) => LIGHT[side] * solid(point));
    });
  return [cover([a, b, c, d], BEHIND), ...lines, line([a, b, c, d, a], { width: 1.5 })];
}

const mixPoint = (a: Point, b: Point, share: number): Point => [lerp(a[0], b[0], share), lerp(a[1], b[1], share)];

const block = (box: Box) => (['top', 'left', 'right'] as const).flatMap((side) => face(box, side));

/** A guide pin: ellipses one above the other. */
function pin(x: number, y: number, [low, high]: readonly [number, number]): string[] {
  const ring = (z: number, radius = 0.3) =>
    shares(48).map((share) => {
      const angle = share * 2 * Math.PI;
      return seen([x + radius * Math.cos(angle), y + radius * Math.sin(angle), z]);
    });
  const heights = shares(Math.max(1, Math.round((high - low) * 8))).map((share) => lerp(low, high, share));
  return [
    ...heights.flatMap((z) => [cover(ring(z), BEHIND), cut(ring(z), (point) => 0.9 + 1.8 * solid(point))]),
    cut(ring(high, 0.15), () => 1.2),
  ];
}

/** A measure beside an edge: two short lines, and the long one between them. */
function measure(a: Place, b: Place, out: Place): string[] {
  const away = (place: Place, far: number): Point =>
    seen([place[0] + out[0] * far, place[1] + out[1] * far, place[2] + out[2] * far]);
  const [from, to] = [away(a, 0.62), away(b, 0.62)];
  const tick = (at: Point, towards: Point) => {
    const angle = Math.atan2(towards[1] - at[1], towards[0] - at[0]);
    return [-0.35, 0.35].map((turn) =>
      line([at, [at[0] + 9 * Math.cos(angle + turn), at[1] + 9 * Math.sin(angle + turn)]], {
        width: 1.5,
        colour: ACCENT,
      }),
    );
  };
  return [
    line([away(a, 0.15), away(a, 0.8)], { width: 0.9, opacity: 0.8 }),
    line([away(b, 0.15), away(b, 0.8)], { width: 0.9, opacity: 0.8 }),
    line([from, to], { width: 1.5, colour: ACCENT }),
    ...tick(from, to),
    ...tick(to, from),
  ];
}

/** Edges that the drawing knows and the eye does not. */
const hidden = ({ from, to }: Box) => {
  const [x0, y0, z0] = from;
  const [x1, y1, z1] = to;
  const dashes = (a: Place, b: Place) =>
    shares(14)
      .slice(0, -1)
      .map((share) =>
        line([mixPoint(seen(a), seen(b), share), mixPoint(seen(a), seen(b), share + 0.04)], { opacity: 0.5 }),
      );
  return [
    ...dashes([x0, y0, z0], [x0, y0, z1]),
    ...dashes([x0, y0, z0], [x0, y1, z0]),
    ...dashes([x0, y0, z0], [x1, y0, z0]),
  ];
};

const BASE: Box = { from: [-2.6, -1.9, 0], to: [2.6, 1.9, 0.9] };
const STEP: Box = { from: [-1.7, -1.2, 0.9], to: [1.7, 1.2, 1.7] };
const PUNCH: Box = { from: [-1, -0.7, 1.7], to: [1, 0.7, 3] };

/** What drawings show, once one has lifted it. */
export function dieBlock(): string {
  return plateOf(GROUND, [
    ...block(BASE),
    ...pin(-2.15, -1.45, [0.9, 3.4]),
    ...block(STEP),
    ...block(PUNCH),
    ...pin(-2.15, 1.45, [0.9, 2.6]),
    ...pin(2.15, -1.45, [0.9, 2.6]),
    ...pin(2.15, 1.45, [0.9, 2.6]),
    ...hidden(BASE),
    ...measure([-2.6, 1.9, 0], [2.6, 1.9, 0], [0, 1, 0]),
    ...measure([-2.6, 1.9, 0], [-2.6, 1.9, 0.9], [-1, 0, 0]),
  ]);
}
