import { dot, mix, scale, add, type Vec3 } from '../geometry/vector.ts';
import type { Colour } from '../studio/materials.ts';
import { step, turbulence } from './noise.ts';

/** Light from one direction. */
export interface Sun {
  /** Towards the sun, length 1. */
  towards: Vec3;
  colour: Colour;
  /** Light on a surface that faces it. */
  power: number;
  /** Radius that highlights and the edges of shadows are made with, radians; larger than the true one, against fireflies. */
  radius: number;
}

export interface Clouds {
  /** Share of the sky, 0 to 1. */
  cover: number;
  /** Bumps for each unit of the plane that they lie on. */
  scale: number;
  lit: Colour;
  shaded: Colour;
  /** Moves the pattern. */
  drift: readonly [number, number];
}

/** Open air instead of a studio: what light comes from where. */
export interface Sky {
  sun?: Sun | undefined;
  zenith: Colour;
  horizon: Colour;
  /** How fast the horizon's colour turns into the zenith's, in sines of the elevation. */
  fall: number;
  /** Around the sun, or where it went down. */
  glow: { towards: Vec3; colour: Colour; narrowness: number };
  clouds?: Clouds | undefined;
  /** What lies below the horizon where no geometry does. */
  ground: Colour;
}

/** Air between the camera and what it sees. */
export interface Haze {
  colour: Colour;
  /** Metres after which two thirds of the light are the air's. */
  reach: number;
  /** Metres above the ground after which a third of it is left. */
  height: number;
}

function covered(clouds: Clouds, direction: Vec3, clear: Colour): Colour {
  const lift = 1 / (direction[2] + 0.09);
  const [x, y] = [
    direction[0] * lift * clouds.scale + clouds.drift[0],
    direction[1] * lift * clouds.scale + clouds.drift[1],
  ];
  const body = turbulence(x, y, 5);
  const edge = 0.72 - 0.5 * clouds.cover;
  const share = step(edge, edge + 0.2, body) * step(0, 0.1, direction[2]);
  if (share === 0) return clear;
  const thickness = step(edge, edge + 0.34, turbulence(x + 0.21, y + 0.13, 3));
  return mix(clear, mix(clouds.lit, clouds.shaded, thickness), share * 0.92);
}

/** Sky without the sun itself; below the horizon the ground. */
export function skyLight(sky: Sky, direction: Vec3): Colour {
  const elevation = direction[2];
  const up = Math.max(0, elevation);
  let light = mix(sky.zenith, sky.horizon, Math.exp(-up / sky.fall));
  const towards = Math.max(0, dot(direction, sky.glow.towards));
  light = add(light, scale(sky.glow.colour, towards ** sky.glow.narrowness * (1 - 0.6 * up)));
  if (sky.clouds && up > 0) light = covered(sky.clouds, direction, light);
  return elevation >= 0 ? light : mix(light, sky.ground, step(0, -0.06, elevation));
}

/** The sun through a lobe: as much light, over a wider disc. */
export function sunLight({ sun }: Sky, direction: Vec3, blur: number): Colour {
  if (!sun) return [0, 0, 0];
  const width = sun.radius + 0.55 * blur;
  const apart = Math.acos(Math.min(1, dot(direction, sun.towards)));
  if (apart > 3 * width) return [0, 0, 0];
  const density = Math.exp(-(apart * apart) / (width * width)) / (Math.PI * width * width);
  return scale(sun.colour, sun.power * density);
}

/** Share of the air between the camera and a point so far away, rising or falling by `slope` for each metre. */
export function hazeShare({ reach, height }: Haze, distance: number, [from, slope]: readonly [number, number]): number {
  const rise = slope * distance;
  const middle = Math.max(0, from + 0.5 * rise);
  return 1 - Math.exp(-(distance / reach) * Math.exp(-middle / height));
}
