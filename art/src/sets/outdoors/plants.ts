import type { Soup, Triangles } from '../../geometry/soup.ts';
import { cross, subtract, unit, type Vec3 } from '../../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../../studio/materials.ts';
import { dice } from './terrain.ts';

type Corner3 = readonly [Vec3, Vec3, Vec3];

function flat(corners: readonly Corner3[]): Triangles {
  const out: Triangles = { points: [], normals: [] };
  for (const [a, b, c] of corners) {
    const normal = unit(cross(subtract(b, a), subtract(c, a)));
    out.points.push(...a, ...b, ...c);
    out.normals.push(...normal, ...normal, ...normal);
  }
  return out;
}

const polar = (angle: number, radius: number, z: number): Vec3 => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
  z,
];

interface Tier {
  foot: number;
  top: number;
  radius: number;
}

/** Branches of one tier: jagged, hanging, no two alike; seen from above and from below. */
function tierOf({ foot, top, radius }: Tier, random: () => number): { above: Corner3[]; below: Corner3[] } {
  const spokes = 17;
  const turn = random() * 6.28;
  const rim = Array.from({ length: spokes }, (_, i) => {
    const reach = radius * ((i % 2 === 0 ? 1 : 0.62) + 0.26 * (random() - 0.5));
    return polar(turn + (6.2832 * i) / spokes, reach, foot - 0.1 * reach + 0.25 * (random() - 0.5) * radius);
  });
  const [tip, hollow]: readonly [Vec3, Vec3] = [
    [0, 0, top],
    [0, 0, foot + 0.35 * (top - foot)],
  ];
  const pairs = rim.map((a, i) => [a, rim[(i + 1) % spokes]] as const);
  return {
    above: pairs.map(([a, b]): Corner3 => [a, b, tip]),
    below: pairs.map(([a, b]): Corner3 => [b, a, hollow]),
  };
}

export interface Conifer {
  at: Vec3;
  height: number;
  seed: number;
  /** Of its upper side: snow, or needles. */
  above: MaterialName;
}

export function addConifer(soup: Soup, { at, height, seed, above }: Conifer) {
  const random = dice(seed);
  const tiers = 6 + Math.floor(height / 2.4);
  const width = height * (0.15 + 0.05 * random());
  const upper: Corner3[] = [];
  const lower: Corner3[] = [];
  for (let k = 0; k < tiers; k += 1) {
    const share = k / tiers;
    const tier = tierOf(
      {
        foot: height * (0.09 + 0.86 * share),
        top: height * (0.09 + 0.86 * share) + (height / tiers) * 1.75,
        radius: width * (1 - share) ** 0.85 + 0.12,
      },
      random,
    );
    upper.push(...tier.above);
    lower.push(...tier.below);
  }
  soup.place(flat(upper), MATERIAL_NUMBERS[above], { at });
  soup.place(flat(lower), MATERIAL_NUMBERS.needles, { at });
  const trunk = [0, 1, 2, 3, 4].map((i): Corner3 => {
    const [a, b] = [(6.2832 * i) / 5, (6.2832 * (i + 1)) / 5];
    return [polar(a, 0.02 * height, -0.4), polar(b, 0.02 * height, -0.4), [0, 0, height * 0.9]];
  });
  soup.place(flat(trunk), MATERIAL_NUMBERS.bark, { at });
}

export interface Tufts {
  material: MaterialName;
  count: number;
  seed: number;
  /** Height of a blade, metres. */
  height: number;
  place: (random: () => number) => Vec3;
}

/** Grass that stands in tufts: a dozen bent blades each, two triangles a blade. */
export function addTufts(soup: Soup, { material, count, seed, height, place }: Tufts) {
  const random = dice(seed);
  const blades: Corner3[] = [];
  for (let tuft = 0; tuft < count; tuft += 1) {
    const [x, y, z] = place(random);
    for (let blade = 0; blade < 12; blade += 1) {
      const angle = 6.2832 * random();
      const [tall, lean] = [height * (0.55 + 0.7 * random()), 0.25 + 0.45 * random()];
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const [fx, fy] = [x + 0.1 * (random() - 0.5), y + 0.1 * (random() - 0.5)];
      const at = (out: number, up: number, side: number): Vec3 => [
        fx + c * out * tall - s * side,
        fy + s * out * tall + c * side,
        z + up * tall,
      ];
      const half = 0.006 + 0.006 * random();
      const [a, b] = [at(0, 0, -half), at(0, 0, half)];
      const [p, q] = [at(0.35 * lean, 0.6, -half), at(0.35 * lean, 0.6, half)];
      blades.push([a, b, q], [a, q, p], [p, q, at(lean, 0.95, 0)]);
    }
  }
  soup.place(flat(blades), MATERIAL_NUMBERS[material]);
}

export interface Broadleaf {
  at: Vec3;
  height: number;
  seed: number;
}

/** A tree of the street: trunk, and leaves as small faces in a crown of several balls. */
export function addBroadleaf(soup: Soup, { at, height, seed }: Broadleaf) {
  const random = dice(seed);
  const crown = height * 0.28;
  const balls = Array.from({ length: 7 }, (): { middle: Vec3; radius: number } => ({
    middle: polar(6.2832 * random(), crown * 0.75 * random(), height * (0.6 + 0.3 * random())),
    radius: crown * (0.5 + 0.35 * random()),
  }));
  const leaves: Corner3[] = balls.flatMap(({ middle, radius }) =>
    Array.from({ length: 420 }, (): Corner3 => {
      const z = 2 * random() - 1;
      const flatness = Math.sqrt(1 - z * z);
      const turn = 6.2832 * random();
      const out = radius * (0.55 + 0.45 * Math.cbrt(random()));
      const p: Vec3 = [
        middle[0] + out * flatness * Math.cos(turn),
        middle[1] + out * flatness * Math.sin(turn),
        middle[2] + 0.8 * out * z,
      ];
      const size = 0.035 * height ** 0.6;
      const jitter = (): Vec3 => [
        p[0] + size * (random() - 0.5) * 2.4,
        p[1] + size * (random() - 0.5) * 2.4,
        p[2] + size * (random() - 0.5) * 1.6,
      ];
      return [jitter(), jitter(), jitter()];
    }),
  );
  soup.place(flat(leaves), MATERIAL_NUMBERS.leaves, { at });
  const trunk = [0, 1, 2, 3, 4, 5].map((i): Corner3 => {
    const [a, b] = [(6.2832 * i) / 6, (6.2832 * (i + 1)) / 6];
    return [polar(a, 0.022 * height, 0), polar(b, 0.022 * height, 0), [0, 0, height * 0.85]];
  });
  soup.place(flat(trunk), MATERIAL_NUMBERS.bark, { at });
}
