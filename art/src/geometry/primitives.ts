import type { Triangles } from './soup.ts';
import { add, cross, scale, subtract, unit, type Vec3 } from './vector.ts';

/** Rows of points that become a smooth surface. */
export type Net = readonly (readonly Vec3[])[];

export interface Closing {
  /** The last row meets the first. */
  rows?: boolean;
  /** In every row the last point meets the first. */
  columns?: boolean;
}

/** Smooth surface through a net; normals from the net itself. */
export function surface(net: Net, { rows = false, columns = false }: Closing = {}): Triangles {
  const [height, width] = [net.length, net[0].length];
  const clamp = (i: number, size: number, closed: boolean) =>
    closed ? (i + size) % size : Math.min(size - 1, Math.max(0, i));
  const at = (i: number, j: number) => net[clamp(i, height, rows)][clamp(j, width, columns)];
  const normals = net.map((row, i) =>
    row.map((_, j) => unit(cross(subtract(at(i + 1, j), at(i - 1, j)), subtract(at(i, j + 1), at(i, j - 1))))),
  );
  const out: Triangles = { points: [], normals: [] };
  const corner = (i: number, j: number) => {
    out.points.push(...net[i % height][j % width]);
    out.normals.push(...normals[i % height][j % width]);
  };
  const cell = (i: number, j: number) => {
    for (const [di, dj] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [0, 1],
      [1, 0],
      [1, 1],
    ])
      corner(i + di, j + dj);
  };
  const [lastRow, lastColumn] = [height - (rows ? 0 : 1), width - (columns ? 0 : 1)];
  for (let i = 0; i < lastRow; i += 1) for (let j = 0; j < lastColumn; j += 1) cell(i, j);
  return out;
}

const join = (shapes: readonly Triangles[]): Triangles => ({
  points: shapes.flatMap(({ points }) => points),
  normals: shapes.flatMap(({ normals }) => normals),
});

export type Profile = readonly (readonly [radius: number, y: number])[];

export interface Turned {
  segments?: number;
  /** Facets per step of the profile instead of one smooth surface. */
  sharp?: boolean;
  /** Radians; a full turn when not given. */
  arc?: readonly [number, number];
}

/** Surface of revolution about the y axis. */
export function lathe(profile: Profile, { segments = 128, sharp = false, arc }: Turned = {}): Triangles {
  const pieces = sharp ? profile.slice(1).map((point, i) => [profile[i], point]) : [profile];
  const [from, to] = arc ?? [0, 2 * Math.PI];
  return join(
    pieces.map((piece) => {
      const net = Array.from({ length: segments + (arc ? 1 : 0) }, (_, i) => {
        const angle = from + ((to - from) * i) / segments;
        return piece.map(([r, y]): Vec3 => [r * Math.cos(angle), y, r * Math.sin(angle)]);
      });
      return surface(net, { rows: !arc });
    }),
  );
}

/** Power that keeps the sign: the shape of superellipses. */
const signed = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;

export interface Softness {
  /** 2 is an ellipsoid, 8 nearly a box. */
  exponent?: number;
  steps?: number;
}

/** Rounded box (superellipsoid) of half-sizes `half`. */
export function pillow(half: Vec3, { exponent = 5, steps = 40 }: Softness = {}): Triangles {
  const w = (t: number) => signed(t, 2 / exponent);
  const net = Array.from({ length: steps }, (_, i) => {
    const u = (2 * Math.PI * i) / steps;
    return Array.from({ length: steps + 1 }, (__, j): Vec3 => {
      const v = -Math.PI / 2 + (Math.PI * j) / steps;
      const ring = w(Math.cos(v));
      return [half[0] * ring * w(Math.cos(u)), half[1] * ring * w(Math.sin(u)), half[2] * w(Math.sin(v))];
    });
  });
  const shape = surface(net, { rows: true });
  const slope = (value: number, size: number) => signed(value / size, exponent - 1) / size;
  for (let i = 0; i < shape.points.length; i += 3) {
    const [x, y, z] = shape.points.slice(i, i + 3);
    const normal = unit([slope(x, half[0]), slope(y, half[1]), slope(z, half[2])]);
    for (let k = 0; k < 3; k += 1) shape.normals[i + k] = normal[k];
  }
  return shape;
}

/** Sharp box of half-sizes `half`. */
export function box(half: Vec3): Triangles {
  const out: Triangles = { points: [], normals: [] };
  const axes: readonly Vec3[] = [
    [half[0], 0, 0],
    [0, half[1], 0],
    [0, 0, half[2]],
  ];
  const face = (axis: number, side: 1 | -1) => {
    const [o, p, q] = [scale(axes[axis], side), axes[(axis + 1) % 3], axes[(axis + 2) % 3]];
    const [u, v] = side === 1 ? [p, q] : [q, p];
    for (const [s, t] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ]) {
      out.points.push(...add(o, add(scale(u, s), scale(v, t))));
      out.normals.push(...unit(o));
    }
  };
  for (const axis of [0, 1, 2]) for (const side of [1, -1] as const) face(axis, side);
  return out;
}

export interface TubeShape {
  /** Metres; a function takes the share of the way. */
  radius: number | ((share: number) => number);
  segments?: number;
  closed?: boolean;
}

/** Round tube along a path. */
export function tube(path: readonly Vec3[], { radius, segments = 20, closed = false }: TubeShape): Triangles {
  const count = path.length;
  const near = (i: number) => (closed ? path[(i + count) % count] : path[Math.min(count - 1, Math.max(0, i))]);
  const net = path.map((centre, i) => {
    const forward = unit(subtract(near(i + 1), near(i - 1)));
    const side = unit(cross(forward, Math.abs(forward[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
    const up = cross(side, forward);
    const r = typeof radius === 'function' ? radius(i / (count - 1)) : radius;
    return Array.from({ length: segments }, (_, j) => {
      const angle = (2 * Math.PI * j) / segments;
      return add(centre, add(scale(side, r * Math.cos(angle)), scale(up, r * Math.sin(angle))));
    });
  });
  return surface(net, { columns: true, rows: closed });
}
