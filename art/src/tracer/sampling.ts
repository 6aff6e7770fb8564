import { along, dot, reflect, unit, type Vec3 } from '../geometry/vector.ts';

/** Irrational steps (powers of the plastic number's relatives): samples of a pixel never repeat and never clump. */
const STEPS = [
  0.8812714616335696, 0.7766393890897682, 0.6844301295853426, 0.6031687406857282, 0.5315553977157913,
  0.4684446022842087, 0.41282677737, 0.363812, 0.6180339887498949,
] as const;

/** What a number is for; each has a sequence of its own. */
export const DIMENSION = { lobe: 0, diffuse: 2, floor: 4, pixel: 6, time: 8 } as const;

/** Quasi-random numbers from the pixel's place alone: pixels do not depend on which thread makes them. */
export class Sampler {
  private readonly seed = new Float64Array(STEPS.length);
  private index = 0;

  startPixel(x: number, y: number) {
    let hash = (x * 374_761_393 + y * 668_265_263) | 0;
    for (let d = 0; d < STEPS.length; d += 1) {
      hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
      hash ^= hash >>> 16;
      this.seed[d] = (hash >>> 0) / 4_294_967_296;
    }
  }

  startSample(index: number) {
    this.index = index + 1;
  }

  /** 0 to 1 */
  number(dimension: number): number {
    const value = this.seed[dimension] + this.index * STEPS[dimension];
    return value - Math.floor(value);
  }

  pair(dimension: number): readonly [number, number] {
    return [this.number(dimension), this.number(dimension + 1)];
  }
}

/** Two directions at right angles to a unit vector and to each other (Duff and others, 2017). */
export function basis([x, y, z]: Vec3): readonly [Vec3, Vec3] {
  const sign = z >= 0 ? 1 : -1;
  const a = -1 / (sign + z);
  const b = x * y * a;
  return [
    [1 + sign * x * x * a, sign * b, -sign * x],
    [b, sign + y * y * a, -y],
  ];
}

/** Direction around a normal, denser towards it by the cosine. */
export function cosineRay(normal: Vec3, [u, v]: readonly [number, number]): Vec3 {
  const [t, b] = basis(normal);
  const radius = Math.sqrt(u);
  const angle = 6.2831853 * v;
  const [p, q, r] = [radius * Math.cos(angle), radius * Math.sin(angle), Math.sqrt(Math.max(0, 1 - u))];
  return [
    t[0] * p + b[0] * q + normal[0] * r,
    t[1] * p + b[1] * q + normal[1] * r,
    t[2] * p + b[2] * q + normal[2] * r,
  ];
}

export interface Glossy {
  direction: Vec3;
  normal: Vec3;
  rough: number;
}

/** Mirror direction around a microfacet of the GGX distribution; never below the surface. */
export function glossyRay({ direction, normal, rough }: Glossy, [u, v]: readonly [number, number]): Vec3 {
  const [t, b] = basis(normal);
  // The rare far end of the lobe only makes fireflies.
  const share = u * 0.94;
  const tangent = rough * rough * Math.sqrt(share / (1 - share));
  const up = 1 / Math.sqrt(1 + tangent * tangent);
  const out = tangent * up;
  const [p, q] = [Math.cos(6.2831853 * v) * out, Math.sin(6.2831853 * v) * out];
  const half: Vec3 = [
    t[0] * p + b[0] * q + normal[0] * up,
    t[1] * p + b[1] * q + normal[1] * up,
    t[2] * p + b[2] * q + normal[2] * up,
  ];
  const mirrored = reflect(direction, half);
  const height = dot(mirrored, normal);
  return height < 0.01 ? unit(along(mirrored, normal, 0.02 - height)) : mirrored;
}
