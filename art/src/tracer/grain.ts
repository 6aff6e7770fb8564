import { unit, type Vec3 } from '../geometry/vector.ts';
import { noise, step, turbulence } from './noise.ts';

/** How a surface varies from place to place. */
interface Variation {
  /** Times the material's colour. */
  shade?: number | Vec3;
  rough?: number;
  gloss?: number;
}

interface GrainRule {
  /** Metres above the smooth surface. */
  height?: (x: number, y: number) => number;
  /** Metres between the places at which slopes are measured. */
  width?: number;
  vary?: (point: Vec3, normal: Vec3) => Variation;
}

/** Waves of many directions; long ones carry short ones. */
function waves(x: number, y: number): number {
  let [sum, length, height] = [0, 3.1, 0.05];
  for (let k = 0; k < 5; k += 1) {
    const angle = 0.5 + 1.9 * k;
    const along = (x * Math.cos(angle) + y * Math.sin(angle)) / length;
    sum += height * Math.sin(6.2832 * along + 3 * noise(x / (2 * length) + k, y / (2 * length)));
    length *= 0.57;
    height *= 0.5;
  }
  return sum;
}

/** Where water stands on a road, 0 to 1. */
const puddle = (x: number, y: number) => step(0.5, 0.62, turbulence(x * 0.42 + 3.7, y * 0.7, 4));

const seam = (value: number, [every, width]: readonly [number, number]) => {
  const from = Math.abs(value / every - Math.round(value / every)) * every;
  return step(width, 0, from);
};

/** Surfaces of the open air by name; lengths are metres. */
const GRAINS = {
  asphalt: {
    height: (x, y) => 0.006 * noise(x * 60, y * 60),
    width: 0.006,
    vary: ([x, y]) => ({ shade: 0.72 + 0.35 * turbulence(x * 0.5, y * 0.9, 4) + 0.22 * (noise(x * 90, y * 90) - 0.5) }),
  },
  wetAsphalt: {
    height: (x, y) => (1 - puddle(x, y)) * 0.004 * noise(x * 50, y * 50) + 0.0006 * noise(x * 7, y * 7),
    width: 0.008,
    vary: ([x, y]) => {
      const water = puddle(x, y);
      return { shade: 0.75 - 0.35 * water, rough: 0.34 - 0.31 * water, gloss: 0.035 };
    },
  },
  concrete: {
    height: (x, y) => 0.002 * noise(x * 40, y * 40) - 0.01 * (seam(x, [4.5, 0.015]) + seam(y, [4.5, 0.015])),
    width: 0.006,
    vary: ([x, y]) => ({
      shade:
        (0.72 + 0.45 * turbulence(x * 0.35 + 9, y * 0.35, 5)) *
        (1 - 0.6 * Math.max(seam(x, [4.5, 0.02]), seam(y, [4.5, 0.02]))),
    }),
  },
  water: { height: waves, width: 0.05, vary: () => ({}) },
  snow: {
    height: (x, y) => 0.05 * turbulence(x * 1.4, y * 1.4, 4) + 0.004 * noise(x * 22, y * 22),
    width: 0.03,
    vary: ([x, y]) => ({ shade: 0.94 + 0.08 * turbulence(x * 0.6, y * 0.6, 3) }),
  },
  /** A road that was cleared and has been driven on: two bare tracks for each lane. */
  snowRoad: {
    height: (x, y) => 0.012 * turbulence(x * 5, y * 2.2, 4),
    width: 0.02,
    vary: ([x, y]) => {
      const lane = Math.abs(Math.abs(y) - 1.7);
      const edge = 0.34 + 0.3 * (turbulence(x * 0.5, y * 2, 4) - 0.5);
      const bare = step(edge + 0.12, edge - 0.1, Math.abs(lane - 0.75)) * step(0.3, 0.5, turbulence(x * 0.9, y * 3, 4));
      return { shade: 1 - 0.82 * bare, rough: 0.8 - 0.35 * bare };
    },
  },
  sand: {
    height: (x, y) => 0.03 * Math.sin(8 * y + 5 * turbulence(x * 0.7, y * 0.7, 3)) * noise(x * 0.4, y * 0.4),
    width: 0.02,
    vary: ([x, y]) => ({ shade: 0.86 + 0.24 * turbulence(x * 0.8, y * 0.8, 5) }),
  },
  grass: {
    height: (x, y) => 0.06 * turbulence(x * 9, y * 9, 3),
    width: 0.03,
    vary: ([x, y]) => {
      const dry = turbulence(x * 0.16, y * 0.16, 5);
      const blades = 0.6 + 0.8 * noise(x * 31, y * 31);
      return { shade: [blades * (0.7 + 0.7 * dry), blades * (0.82 + 0.25 * dry), blades * (0.8 - 0.2 * dry)] };
    },
  },
  /** Steep places are stone, gentle ones grow. */
  hillside: {
    height: (x, y) => 0.7 * turbulence(x * 0.35, y * 0.35, 5),
    width: 0.3,
    vary: ([x, y, z], normal) => {
      const grows = step(0.62, 0.82, normal[2] + 0.25 * (turbulence(x * 0.12, y * 0.12, 4) - 0.5));
      const patch = 0.65 + 0.7 * turbulence(x * 0.3, y * 0.3, 5);
      const layers = 0.8 + 0.4 * noise(x * 0.05, z * 1.6 + turbulence(x * 0.2, y * 0.2, 3) * 3);
      const stone: Vec3 = [layers, layers * 0.96, layers * 0.9];
      return {
        shade: [
          patch * (stone[0] + (0.42 - stone[0]) * grows),
          patch * (stone[1] + (0.56 - stone[1]) * grows),
          patch * (stone[2] + (0.27 - stone[2]) * grows),
        ],
      };
    },
  },
  /** As on a hillside, with snow where it can lie. */
  snowyRock: {
    height: (x, y) => 0.9 * turbulence(x * 0.3, y * 0.3, 5),
    width: 0.4,
    vary: ([x, y], normal) => {
      const lies = step(0.5, 0.72, normal[2] + 0.3 * (turbulence(x * 0.1, y * 0.1, 5) - 0.5));
      const stone = 0.12 + 0.1 * turbulence(x * 0.4, y * 0.4, 4);
      return {
        shade: [stone + (1 - stone) * lies, stone + (1.01 - stone) * lies, stone * 1.05 + (1.03 - stone) * lies],
      };
    },
  },
  /** Sheets welded side by side, a little dirt below each seam. */
  plates: {
    vary: ([x, , z]) => ({
      shade:
        (0.93 + 0.1 * noise(Math.floor(x / 8) * 3.1, Math.floor(z / 3) * 7.7)) *
        (1 - 0.14 * Math.max(seam(x, [8, 0.06]), seam(z, [3, 0.06]))) *
        (0.94 + 0.1 * turbulence(x * 0.6, z * 0.12, 4)),
    }),
  },
  rust: { vary: ([x, y, z]) => ({ shade: 0.75 + 0.5 * turbulence(x * 1.3 + z, y * 1.3 + z * 2, 4) }) },
} as const satisfies Record<string, GrainRule>;
export type GrainName = keyof typeof GRAINS;

function bumped(rule: GrainRule, [x, y]: Vec3, [normal, fade]: readonly [Vec3, number]): Vec3 {
  if (!rule.height || fade < 0.02) return normal;
  const width = (rule.width ?? 0.01) / fade;
  const here = rule.height(x, y);
  const [dx, dy] = [(rule.height(x + width, y) - here) / width, (rule.height(x, y + width) - here) / width];
  // Only of what lies: walls have none.
  const lying = fade * Math.abs(normal[2]);
  return unit([normal[0] - dx * lying, normal[1] - dy * lying, normal[2]]);
}

/** What a material needs to vary. */
export interface Grainy {
  /** Linear light. */
  colour: Vec3;
  rough: number;
  gloss?: number;
  grain?: GrainName;
}

export interface Grained<M> {
  material: M;
  normal: Vec3;
}

/**
 * A material as it is at a place, and the normal there. `away`: metres from whoever looks; bumps that are smaller than a pixel from
 * there are left out, they would only flicker.
 */
export function grained<M extends Grainy>(
  material: M,
  [point, normal]: readonly [Vec3, Vec3],
  away: number,
): Grained<M> {
  const { grain } = material;
  if (!grain) return { material, normal };
  const rule: GrainRule = GRAINS[grain];
  const { shade = 1, rough = material.rough, gloss = material.gloss } = rule.vary?.(point, normal) ?? {};
  const { colour } = material;
  const by: Vec3 = typeof shade === 'number' ? [shade, shade, shade] : shade;
  const fade = Math.min(1, ((rule.width ?? 0.01) * 900) / Math.max(1, away));
  return {
    material: {
      ...material,
      rough,
      colour: [colour[0] * by[0], colour[1] * by[1], colour[2] * by[2]],
      ...(gloss !== undefined && { gloss }),
    },
    normal: bumped(rule, point, [normal, fade]),
  };
}
