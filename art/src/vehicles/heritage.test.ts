import { describe, expect, test } from 'vitest';
import { meshBody } from '../body/body-mesh.ts';
import type { BodyPlan } from '../body/body-plan.ts';
import { makeBody } from '../body/implicit.ts';
import { sharpen } from '../body/sharpen.ts';
import type { MaterialName } from '../studio/materials.ts';
import { cornersOf, openEdges, signedVolume } from '../testing/mesh-probe.ts';
import { CARS } from './fleet.ts';
import { HERITAGE } from './heritage.ts';
import { subjectOf } from './subject.ts';

/** Triangles of window that stand over the foot of the windscreen's pillar end in it. Metres. */
const PILLAR = 0.035;
/** What shines on cars of today. */
const LIGHTS: ReadonlySet<MaterialName> = new Set(['drl', 'led', 'tail', 'amber']);

describe.each(HERITAGE)('$id', ({ id, plan }) => {
  const body = makeBody(plan);
  const { pool, part } = meshBody(body.inside, { spine: plan.spine, quality: 0.14 });
  const corners = cornersOf(pool, part);

  test('is found by its name, and is not one of the cars that are sold', () => {
    expect(subjectOf(id).id).toBe(id);
    expect(CARS.map((car) => car.id)).not.toContain(id);
  });

  test('has its outside outside, and no open edge but those in the middle', () => {
    expect(signedVolume(corners)).toBeGreaterThan(1.5);
    expect(openEdges(corners).filter(([, y]) => Math.abs(y) > 1e-4)).toEqual([]);
  });

  test('keeps the edges of its sides on the body, and opens none', () => {
    const coarse = pool.count;
    const fine = cornersOf(pool, sharpen(pool, part, { plan, body }));
    expect(pool.count).toBeGreaterThan(coarse);
    for (let i = coarse; i < pool.count; i += 1) expect(Math.abs(body.inside(...pool.point(i)))).toBeLessThan(1e-4);
    expect(openEdges(fine).filter(([, y]) => Math.abs(y) > 1e-4)).toEqual([]);
  });

  test('has its side windows in its sides and its arches below the wings', () => {
    expect(plan.sideGlass.filter(([x, z]) => body.inside(x, 0.36, z) > PILLAR)).toEqual([]);
    const room = plan.axles.map((axle) => {
      const top = plan.wheelRadius + plan.archRadius;
      return body.inside(axle, body.side(axle, top) - 0.08, top + 0.004);
    });
    expect(Math.max(...room)).toBeLessThan(0);
  });

  test('stands on its wheels and not on its floor', () => {
    expect(Math.min(...corners.map(([, , z]) => z))).toBeGreaterThan(0.1);
    expect(plan.rimRadius).toBeLessThan(plan.wheelRadius);
    expect(plan.archRadius).toBeGreaterThan(plan.wheelRadius);
  });

  test('has smaller wheels and more tyre on them than any car of today', () => {
    const tyre = (one: BodyPlan) => 1 - one.rimRadius / one.wheelRadius;
    expect(plan.wheelRadius).toBeLessThan(Math.min(...CARS.map((car) => car.plan.wheelRadius)));
    expect(tyre(plan)).toBeGreaterThan(Math.max(...CARS.map((car) => tyre(car.plan))));
  });

  test('has lamps that are not lit, four doors and mirrors of glass', () => {
    const shining = plan.graphics
      .flatMap(({ material, inlays = [] }) => [material, ...inlays.map((inlay) => inlay.material)])
      .filter((material) => LIGHTS.has(material));
    expect(shining).toEqual([]);
    expect(plan.shutLines.filter(({ view = 'side' }) => view === 'side')).toHaveLength(2);
    expect(plan.mirror.camera).toBeUndefined();
  });
});

test('the three grow from year to year', () => {
  const lengths = HERITAGE.map(({ plan }) => plan.ends.noseX - plan.ends.tailX);
  const wheels = HERITAGE.map(({ plan }) => plan.wheelRadius);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(wheels).toEqual(wheels.toSorted((a, b) => a - b));
});
