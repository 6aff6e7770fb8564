import type { Soup, Triangles } from '../geometry/soup.ts';
import { unit, type Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../studio/materials.ts';

export interface SlabShape {
  /** Radius of the upright edges, metres. */
  corner?: number;
  /** Chamfer of the edges above and below, metres. */
  bevel?: number;
}

type Spoke = readonly [x: number, y: number, nx: number, ny: number];
const CORNER_STEPS = 4;

/** The rim of a rounded rectangle: places and where they look. */
function rimOf(a: number, b: number, radius: number): Spoke[] {
  const quarters: readonly (readonly [number, number])[] = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  return quarters.flatMap(([sx, sy], quarter) =>
    Array.from({ length: CORNER_STEPS + 1 }, (_, i): Spoke => {
      const angle = (Math.PI / 2) * (quarter + i / CORNER_STEPS);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return [sx * (a - radius) + radius * c, sy * (b - radius) + radius * s, c, s];
    }),
  );
}

/** Machined block of half-sizes `half`: round upright edges, chamfers above and below that catch the light. */
export function slab([a, b, c]: Vec3, { corner = 0.004, bevel = 0.002 }: SlabShape = {}): Triangles {
  const most = 0.49 * Math.min(a, b);
  const rim = rimOf(a, b, Math.min(corner, most));
  const cut = Math.min(bevel, 0.9 * Math.min(most, c));
  const out: Triangles = { points: [], normals: [] };
  const place = ([x, y, nx, ny]: Spoke, inset: number, z: number): Vec3 => [x - nx * inset, y - ny * inset, z];
  const put = (corners: readonly Vec3[], normals: readonly Vec3[]) => {
    out.points.push(...corners.flat());
    out.normals.push(...normals.flat());
  };
  const band = ([inset1, z1]: readonly [number, number], [inset2, z2]: readonly [number, number], lean: number) => {
    for (const [i, from] of rim.entries()) {
      const to = rim[(i + 1) % rim.length];
      const [n, m] = [from, to].map(([, , nx, ny]): Vec3 => unit([nx, ny, lean]));
      const [p, q] = [place(from, inset1, z1), place(to, inset1, z1)];
      const [r, s] = [place(from, inset2, z2), place(to, inset2, z2)];
      put([p, q, r, r, q, s], [n, m, n, n, m, m]);
    }
  };
  band([cut, -c], [0, -c + cut], -1);
  band([0, -c + cut], [0, c - cut], 0);
  band([0, c - cut], [cut, c], 1);
  for (const [i, from] of rim.entries()) {
    const to = rim[(i + 1) % rim.length];
    const [up, down]: [Vec3, Vec3] = [
      [0, 0, 1],
      [0, 0, -1],
    ];
    put([[0, 0, c], place(from, cut, c), place(to, cut, c)], [up, up, up]);
    put([[0, 0, -c], place(to, cut, -c), place(from, cut, -c)], [down, down, down]);
  }
  return out;
}

/** Middle and half-sizes of a block. */
export type Slab = readonly [at: Vec3, half: Vec3, shape?: SlabShape];

export const addSlab = (soup: Soup, material: MaterialName, [at, half, shape]: Slab) =>
  soup.place(slab(half, shape), MATERIAL_NUMBERS[material], { at });
