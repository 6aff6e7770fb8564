import type { Body } from '../body/implicit.ts';
import { lathe, tube } from '../geometry/primitives.ts';
import { turnY, turnZ, turns, type Soup } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { MaterialNumber } from '../studio/materials.ts';
import { skinX } from './badge.ts';

/** Metres. */
const RADIUS = 0.038;
const STEP = 0.0105;
const LINES = [-2, -1, 0, 1, 2];

/** A line of smoke over a roof, within the circle: its height over the way across. */
function lineOf(place: number): Vec3[] {
  const low = place * STEP - 0.003;
  const reach = Math.sqrt((RADIUS - 0.007) ** 2 - low * low);
  return Array.from({ length: 17 }, (_, i): Vec3 => {
    const across = reach * (i / 8 - 1);
    return [across, 0.005, low + 0.006 * Math.exp(-((across / 0.014) ** 2))];
  });
}

/** The badge of 1999 as the brand's page tells of it: a round plate of metal with five raised lines. */
export function addRoundBadge(
  soup: Soup,
  material: MaterialNumber,
  { body, z, towards }: { body: Body; z: number; towards: 1 | -1 },
) {
  const [low, middle, high] = [-RADIUS, 0, RADIUS].map((up) => skinX(body, { y: 0, z: z + up }, towards));
  const turn = turns(turnZ((-Math.PI / 2) * towards), turnY(Math.atan2(high - low, 2 * RADIUS)));
  const at: Vec3 = [middle + 0.003 * towards, 0, z];
  const plate = lathe(
    [
      [0, 0.003],
      [RADIUS - 0.005, 0.003],
      [RADIUS - 0.003, 0.006],
      [RADIUS, 0.005],
      [RADIUS + 0.001, -0.006],
    ],
    { segments: 64 },
  );
  soup.place(plate, material.satin, { at, turn });
  for (const place of LINES) {
    soup.place(tube(lineOf(place), { radius: 0.002, segments: 8 }), material.chrome, { at, turn });
  }
}
