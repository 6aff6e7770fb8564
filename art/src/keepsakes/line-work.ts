/** Pixels of the plate, from its top left corner. */
export type Point = readonly [x: number, y: number];

export const PLATE = { width: 400, height: 500 } as const;

/** What is not ink: the one thing that a story is about. */
export const ACCENT = '#ff8a5c';

const FULL_TURN = 2 * Math.PI;

/** `count + 1` values from 0 to 1. */
export const shares = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, i) => i / count);

export const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** 0 before `from`, 1 after `to`, without a corner between them. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

export const around = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

export const circle = (at: Point, radius: number, steps = 96): readonly Point[] =>
  shares(steps).map((share) => around(at, radius, share * FULL_TURN));

const text = (points: readonly Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

/** Without a colour of its own a stroke is of the plate's ink. */
interface Stroke {
  width?: number;
  colour?: string;
  opacity?: number;
}

const coloured = (name: 'fill' | 'stroke', colour: string | undefined) =>
  colour === undefined ? '' : ` ${name}="${colour}"`;

export const line = (points: readonly Point[], { width = 1, colour, opacity = 1 }: Stroke = {}): string =>
  `<path d="M${text(points)}" fill="none" stroke-width="${width}"${coloured('stroke', colour)} opacity="${opacity}"/>`;

/** What lies behind is not seen through it. */
export const cover = (points: readonly Point[], fill: string): string =>
  `<path d="M${text(points)}Z" fill="${fill}" stroke="none"/>`;

/** Left of the way at `i`, of length 1. */
function normalAt(points: readonly Point[], i: number): Point {
  const [from, to] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dy / length, -dx / length];
}

/** A line as a graver cuts it: `widthAt` is its width in pixels at each of its points. */
export function cut(points: readonly Point[], widthAt: (point: Point) => number, colour?: string): string {
  const side = (sign: 1 | -1) =>
    points.map((point, i): Point => {
      const [nx, ny] = normalAt(points, i);
      const half = (sign * widthAt(point)) / 2;
      return [point[0] + half * nx, point[1] + half * ny];
    });
  const edge = [...side(1), ...side(-1).toReversed()];
  return `<path d="M${text(edge)}Z"${coloured('fill', colour)} stroke="none"/>`;
}

const CHANNELS = [1, 3, 5] as const;

export const mixed = (from: string, to: string, share: number): string =>
  `#${CHANNELS.map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  }).join('')}`;

/** The plate: light lines on a ground that is darker towards its edges, as those of the portraits. */
export function plateOf(ground: string, figures: readonly string[]): string {
  const { width, height } = PLATE;
  const ink = mixed(ground, '#ffffff', 0.84);
  const stops = [0, 1].map(
    (at) => `<stop offset="${at}" stop-color="${mixed(ground, '#000000', at === 0 ? 0.2 : 0.58)}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="g" cx=".5" cy=".45" r=".72">${stops.join('')}</radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    `<g fill="${ink}" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">`,
    ...figures,
    '</g></svg>',
  ].join('');
}
