import type { Body } from '../body/implicit.ts';
import { pillow, tube } from '../geometry/primitives.ts';
import { turnY, type Soup } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { MaterialNumber } from '../studio/materials.ts';

export type BrandId = 'chenyue' | 'yaoxing' | 'yunji' | 'ruichuan' | 'heyuan' | 'lingye';

/** Where the skin lies on the way from the middle of the car along x. */
export function skinX(body: Body, { y, z }: { y: number; z: number }, towards: 1 | -1): number {
  let [inner, outer] = [0, 3.2 * towards];
  for (let i = 0; i < 40; i += 1) {
    const middle = (inner + outer) / 2;
    if (body.inside(middle, y, z) < 0) inner = middle;
    else outer = middle;
  }
  return inner;
}

/** Strokes of the six marks in y and z, millimetres; the same as in the drawn marks. */
const MARKS: Readonly<Record<BrandId, readonly (readonly (readonly [number, number])[])[]>> = {
  chenyue: [
    [
      [-46, -16],
      [-20, -16],
      [0, 18],
      [20, -16],
      [46, -16],
    ],
    [
      [-30, 4],
      [-17, 4],
    ],
    [
      [17, 4],
      [30, 4],
    ],
  ],
  yaoxing: [
    [
      [-44, 16],
      [-12, 16],
      [6, -18],
    ],
    [
      [44, 16],
      [22, 16],
      [6, -18],
    ],
  ],
  yunji: [
    [
      [-44, 0],
      [44, 0],
    ],
    [
      [-14, 13],
      [14, 13],
    ],
  ],
  ruichuan: [
    [
      [-40, 16],
      [0, 4],
      [40, 16],
    ],
    [
      [-40, 0],
      [0, -12],
      [40, 0],
    ],
  ],
  heyuan: [
    [
      [-24, -20],
      [-24, 20],
    ],
    [
      [24, -20],
      [24, 20],
    ],
    [
      [-24, 0],
      [0, 9],
      [24, 0],
    ],
  ],
  lingye: [
    [
      [-34, -16],
      [0, 18],
      [34, -16],
    ],
  ],
};

/** Chrome mark on the nose or the tail. */
export function addBadge(
  soup: Soup,
  material: MaterialNumber,
  { body, brand, z, towards }: { body: Body; brand: BrandId; z: number; towards: 1 | -1 },
) {
  for (const line of MARKS[brand]) {
    const path = line.flatMap((point, i): Vec3[] => {
      const next = line[i + 1];
      const shares = next ? [0, 0.25, 0.5, 0.75] : [0];
      return shares.map((share): Vec3 => {
        const y = (point[0] + ((next?.[0] ?? 0) - point[0]) * share) / 1000;
        const height = z + (point[1] + ((next?.[1] ?? 0) - point[1]) * share) / 1000;
        return [skinX(body, { y, z: height }, towards) + 0.002 * towards, -y * towards, height];
      });
    });
    soup.place(tube(path, { radius: 0.0042, segments: 10 }), material.chrome);
    for (const end of [path[0], path[path.length - 1]]) {
      soup.place(pillow([0.0042, 0.0042, 0.0042], { exponent: 2, steps: 8 }), material.chrome, { at: end });
    }
  }
}

/** Number plate without a number, on the tail. */
export function addPlate(soup: Soup, material: MaterialNumber, { body, z }: { body: Body; z: number }) {
  const [low, high] = [skinX(body, { y: 0, z: z - 0.05 }, -1), skinX(body, { y: 0, z: z + 0.05 }, -1)];
  const plate = pillow([0.004, 0.22, 0.055], { exponent: 12 });
  soup.place(plate, material.plate, { at: [(low + high) / 2 + 0.012, 0, z], turn: turnY(Math.atan2(high - low, 0.1)) });
}
