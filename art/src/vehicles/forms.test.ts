import { describe, expect, test } from 'vitest';
import { makeBody } from '../body/implicit.ts';
import { meshBody } from '../body/body-mesh.ts';
import { sharpen } from '../body/sharpen.ts';
import { cornersOf, openEdges } from '../testing/mesh-probe.ts';
import { FORMS } from './brand-forms.ts';
import { CARS } from './fleet.ts';
import { formed } from './forms.ts';
import { SUV } from './suv.ts';

const FAMILIES = Object.entries(FORMS).map(([brand, form]) => ({ brand, plan: formed(SUV, form) }));

/** Metres. */
const FINGER = 0.015;
/** Triangles of window that stand over the foot of the windscreen's pillar end in it. */
const PILLAR = 0.035;

const inMillimetres = (metres: number) => Math.round(metres * 1000);

describe('one body type as five brands build it', () => {
  test('is five sides: between any two of them there is a place where they lie a finger apart', () => {
    const places = [0.3, 0.5, 0.7, 0.9, 1.05].flatMap((z) => [-1.9, -0.9, 0, 0.9, 1.9].map((x) => [x, z] as const));
    const sides = FAMILIES.map(({ brand, plan }) => ({ brand, side: makeBody(plan).side }));
    const alike = sides.flatMap((one, i) =>
      sides
        .slice(i + 1)
        .filter((other) => Math.max(...places.map((at) => Math.abs(one.side(...at) - other.side(...at)))) < FINGER)
        .map((other) => `${one.brand} ${other.brand}`),
    );
    expect(alike).toEqual([]);
  });

  test('has windows of five outlines on five stances', () => {
    const windows = FAMILIES.map(({ plan }) => {
      const heights = plan.sideGlass.map(([, z]) => z);
      const lengths = plan.sideGlass.map(([x]) => x);
      return inMillimetres(Math.max(...heights) - Math.min(...heights) + Math.max(...lengths) - Math.min(...lengths));
    });
    expect(new Set(windows).size).toBe(FAMILIES.length);
    expect(new Set(FAMILIES.map(({ plan }) => inMillimetres(plan.wheelRadius))).size).toBe(FAMILIES.length);
  });

  test.each(FAMILIES)('is as long as it was in the hands of $brand', ({ plan }) => {
    expect([plan.ends.noseX, plan.ends.tailX, ...plan.axles]).toEqual([SUV.ends.noseX, SUV.ends.tailX, ...SUV.axles]);
  });
});

describe.each(CARS)('$id', ({ plan }) => {
  const body = makeBody(plan);

  test('has its side windows in its sides', () => {
    const beside = plan.sideGlass.filter(([x, z]) => body.inside(x, 0.36, z) > PILLAR);
    expect(beside).toEqual([]);
  });

  test('keeps the edges of its sides on the body, and opens none', () => {
    const { pool, part } = meshBody(body.inside, { spine: plan.spine, quality: 0.1 });
    const coarse = pool.count;
    const corners = cornersOf(pool, sharpen(pool, part, { plan, body }));
    expect(pool.count).toBeGreaterThan(coarse);
    for (let i = coarse; i < pool.count; i += 1) expect(Math.abs(body.inside(...pool.point(i)))).toBeLessThan(1e-4);
    expect(openEdges(corners).filter(([, y]) => Math.abs(y) > 1e-4)).toEqual([]);
  });
});
