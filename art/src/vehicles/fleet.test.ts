import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { meshBody } from '../body/body-mesh.ts';
import { makeBody } from '../body/implicit.ts';
import { cornersOf, openEdges, signedVolume } from '../testing/mesh-probe.ts';
import { CARS } from './fleet.ts';

const brands = z
  .array(z.object({ id: z.string(), vehicles: z.array(z.object({ href: z.string() })) }))
  .parse(JSON.parse(readFileSync(new URL('../../../content/pack/brands.json', import.meta.url), 'utf8')));

const size = z.object({ length: z.number(), wheelbase: z.number(), width: z.number() });
const figures = new Map(
  z
    .array(z.object({ id: z.string(), dimensions: size, doors: z.number() }))
    .parse(JSON.parse(readFileSync(new URL('../../../content/pack/vehicles.json', import.meta.url), 'utf8')))
    .map((vehicle) => [vehicle.id, vehicle]),
);

test('every car that the group sells has a body here', () => {
  const sold = brands
    .filter(({ id }) => id !== 'lingye')
    .flatMap(({ id, vehicles }) => vehicles.map(({ href }) => `${id}-${href.slice(href.lastIndexOf('/') + 1)}`));
  expect(CARS.map(({ id }) => id)).toEqual(expect.arrayContaining(sold));
});

test('no two cars have the same body', () => {
  const shapes = CARS.map(({ plan }) => JSON.stringify([plan.lower, plan.house, plan.ends, plan.front]));
  expect(new Set(shapes).size).toBe(CARS.length);
});

describe.each(CARS)('$id', ({ id, plan }) => {
  const body = makeBody(plan);
  const { pool, part } = meshBody(body.inside, { spine: plan.spine, quality: 0.14 });
  const corners = cornersOf(pool, part);

  test('has its outside outside', () => {
    const half = signedVolume(corners);
    expect(half).toBeGreaterThan(2);
    expect(half).toBeLessThan(8);
  });

  test('has no open edge but those in the middle, where the other half joins', () => {
    expect(openEdges(corners).filter(([, y]) => Math.abs(y) > 1e-4)).toEqual([]);
  });

  test('has its arches below the wings', () => {
    const room = plan.axles.map((axle) => {
      const top = plan.wheelRadius + plan.archRadius;
      const y = body.side(axle, top) - 0.08;
      return body.inside(axle, y, top + 0.004);
    });
    expect(Math.max(...room)).toBeLessThan(0);
  });

  test('stands on its wheels and not on its floor', () => {
    const lowest = Math.min(...corners.map(([, , z]) => z));
    expect(lowest).toBeGreaterThan(0.05);
    expect(plan.rimRadius).toBeLessThan(plan.wheelRadius);
    expect(plan.archRadius).toBeGreaterThan(plan.wheelRadius);
  });

  test('is as long, wide and high as such a car', () => {
    const size = [0, 1, 2].map((axis) => Math.max(...corners.map((corner) => corner[axis])));
    const length = size[0] - Math.min(...corners.map(([x]) => x));
    expect(length).toBeGreaterThan(3.5);
    expect(length).toBeLessThan(5.3);
    expect(2 * size[1]).toBeLessThan(2.16);
    expect(size[2]).toBeLessThan(1.9);
  });

  const figuresOfCar = figures.get(id);
  if (!figuresOfCar) return;

  // The concept is not sold and has no figures; what is told of the others is what is drawn.
  test('has the length, the axles and the doors that its figures say', () => {
    const { dimensions, doors } = figuresOfCar;
    const xs = corners.map(([x]) => x);
    expect(Math.abs(Math.max(...xs) - Math.min(...xs) - dimensions.length / 1000)).toBeLessThan(0.015);
    expect(Math.round((plan.axles[1] - plan.axles[0]) * 1000)).toBe(dimensions.wheelbase);
    expect(plan.shutLines.filter(({ view = 'side' }) => view === 'side').length).toBe(Math.floor(doors / 2));
    // Drawn wings stand out a little further than the figure says, which nobody sees from the side.
    const width = 2 * Math.max(...corners.map(([, y]) => y));
    expect(Math.abs(width / (dimensions.width / 1000) - 1)).toBeLessThan(0.05);
  });
});
