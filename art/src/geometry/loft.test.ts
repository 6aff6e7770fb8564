import { expect, test } from 'vitest';
import { signedVolume } from '../testing/mesh-probe.ts';
import { capped, loft, type Section } from './loft.ts';
import type { Triangles } from './soup.ts';
import type { Vec3 } from './vector.ts';

const corners = ({ points }: Triangles): Vec3[] =>
  Array.from({ length: points.length / 3 }, (_, i): Vec3 => [points[3 * i], points[3 * i + 1], points[3 * i + 2]]);

const upright: Section[] = [0, 1, 2].map((z) => ({ at: [0, 0, z], across: 0.2, deep: 0.1 }));

test('looks outwards and has the volume of its sections', () => {
  const shape = loft(capped(upright, 0.001), { side: [0, 1, 0], exponent: 2, segments: 48 });
  expect(signedVolume(corners(shape)) / (Math.PI * 0.2 * 0.1 * 2)).toBeCloseTo(1, 1);
});

test('is as wide as it says along its side', () => {
  const { points } = loft(upright, { side: [0, 1, 0] });
  const reach = (axis: number) => Math.max(...points.filter((_, i) => i % 3 === axis));
  expect([reach(0), reach(1)]).toEqual([expect.closeTo(0.1, 3), expect.closeTo(0.2, 3)]);
});
