import { lathe, surface, type Net } from '../geometry/primitives.ts';
import { turnZ, type Soup, type Triangles } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS } from '../studio/materials.ts';
import { round } from './turned.ts';

export interface GearShape {
  teeth: number;
  /** Where two gears touch, metres. */
  pitch: number;
  /** From root to tip, metres. */
  depth: number;
  half: number;
  bore: number;
  /** Radians that a tooth turns over the width. */
  helix: number;
  /** Radians. */
  phase?: number;
}

/** A tooth and its gap over one pitch: share of the pitch, share of the depth. Flanks bulge a little. */
const TOOTH: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.18, 0],
  [0.25, 0.3],
  [0.31, 0.66],
  [0.38, 1],
  [0.62, 1],
  [0.69, 0.66],
  [0.75, 0.3],
  [0.82, 0],
];

const rimOf = ({ teeth, pitch, depth, phase = 0 }: GearShape) =>
  Array.from({ length: teeth }, (_, i) =>
    TOOTH.map(([share, height]) => ({
      angle: phase + ((i + share - 0.5) * 2 * Math.PI) / teeth,
      radius: pitch + (height - 0.5) * depth,
    })),
  ).flat();

const ROWS = 6;

/** Every flank by itself, so that its edges stay crisp. */
function flanks(gear: GearShape): Triangles[] {
  const rim = rimOf(gear);
  return rim.map((from, i) => {
    const to = rim[(i + 1) % rim.length];
    const net: Net = Array.from({ length: ROWS + 1 }, (_, k) => {
      const share = k / ROWS;
      const x = gear.half * (2 * share - 1);
      return [from, to].map(({ angle, radius }) => round(x, radius, angle + gear.helix * (share - 0.5)));
    });
    return surface(net);
  });
}

/** The flat ends of the teeth, from the rim's inner edge. */
function ends(gear: GearShape): Triangles {
  const rim = rimOf(gear);
  const inner = gear.pitch - 1.6 * gear.depth;
  const out: Triangles = { points: [], normals: [] };
  for (const side of [1, -1]) {
    const turn = (gear.helix * side) / 2;
    const x = side * gear.half;
    for (const [i, from] of rim.entries()) {
      const to = rim[(i + 1) % rim.length];
      const [a, b] = [round(x, inner, from.angle + turn), round(x, inner, to.angle + turn)];
      const [c, d] = [round(x, from.radius, from.angle + turn), round(x, to.radius, to.angle + turn)];
      for (const point of [a, b, c, c, b, d]) {
        out.points.push(...point);
        out.normals.push(side, 0, 0);
      }
    }
  }
  return out;
}

/** Rim, a thinner web, and the hub, as one turned body. */
function blank({ pitch, depth, half, bore }: GearShape): Triangles {
  const rim = pitch - 1.6 * depth;
  const [lip, hub] = [rim - 0.25 * (rim - bore), bore + 0.28 * (rim - bore)];
  const web = half * 0.45;
  const face: readonly (readonly [number, number])[] = [
    [rim, half],
    [lip + 0.012, half],
    [lip, web],
    [hub + 0.014, web],
    [hub, half],
    [bore, half],
  ];
  const far = face.map(([r, x]) => [r, -x] as const);
  return lathe([...face.toReversed(), ...far, [bore, half]], { segments: 96, sharp: true });
}

/** A helical gear on an axle along x. */
export function addGear(soup: Soup, at: Vec3, gear: GearShape) {
  for (const shape of flanks(gear)) soup.place(shape, MATERIAL_NUMBERS.rimEdge, { at });
  soup.place(ends(gear), MATERIAL_NUMBERS.rimFace, { at });
  soup.place(blank(gear), MATERIAL_NUMBERS.disc, { at, turn: turnZ(-Math.PI / 2) });
}
