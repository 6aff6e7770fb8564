import { describe, expect, it } from 'vitest';
import type { Vec3 } from '../geometry/vector.ts';
import { MORNING, SUMMER, towards } from '../sets/outdoors/weather.ts';
import { cosineRay } from './sampling.ts';
import { hazeShare, skyLight, sunLight } from './sky.ts';

const bare = { ...SUMMER.sky, clouds: undefined };
const blueOf = ([r, , b]: Vec3) => b / r;

describe('a clear sky', () => {
  it('is bluer overhead than at the horizon, and never dark', () => {
    expect(blueOf(skyLight(bare, [0, 0, 1]))).toBeGreaterThan(blueOf(skyLight(bare, towards(90, 2))));
    for (const compass of [0, 90, 180, 270])
      expect(Math.min(...skyLight(bare, towards(compass, 20)))).toBeGreaterThan(0);
  });

  it('is warmer where a low sun stands than on the other side', () => {
    const clear = { ...MORNING.sky, clouds: undefined };
    expect(blueOf(skyLight(clear, towards(-28, 5)))).toBeLessThan(blueOf(skyLight(clear, towards(152, 5))));
  });

  it('turns into the ground below the horizon', () => {
    for (const [k, value] of skyLight(bare, [0, 0, -1]).entries()) expect(value).toBeCloseTo(bare.ground[k], 9);
  });
});

describe('a sun', () => {
  it.each([0.2, 0.4])('gives as much light however rough what mirrors it is (%f)', (blur) => {
    const sun = { towards: [0, 0, 1] as Vec3, colour: [1, 1, 1] as Vec3, power: 5, radius: 0.02 };
    const rays = 40_000;
    let sum = 0;
    for (let k = 0; k < rays; k += 1) {
      const ray = cosineRay([0, 0, 1], [(k + 0.5) / rays, (k * 0.6180339887) % 1]);
      // Rays are denser towards the sun by the cosine.
      sum += (sunLight({ ...bare, sun }, ray, blur)[0] * Math.PI) / ray[2] / rays;
    }
    expect(sum).toBeGreaterThan(4.8);
    expect(sum).toBeLessThan(5.2);
  });

  it('is not there when it is overcast', () => {
    expect(sunLight({ ...bare, sun: undefined }, [0, 0, 1], 0.4)).toEqual([0, 0, 0]);
  });
});

describe('haze', () => {
  const haze = { colour: [1, 1, 1] as Vec3, reach: 1000, height: 100 };

  it('takes more of what is farther away, and all of it in the end', () => {
    const shares = [10, 1000, 10_000].map((away) => hazeShare(haze, away, [1.5, 0]));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeLessThan(0.02);
    expect(shares[2]).toBeGreaterThan(0.99);
  });

  it('is thinner above the valley', () => {
    expect(hazeShare(haze, 1000, [1.5, 0.4])).toBeLessThan(0.6 * hazeShare(haze, 1000, [1.5, 0]));
  });
});
