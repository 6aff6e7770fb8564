import { describe, expect, test } from 'vitest';
import { openEdges, signedVolume } from '../testing/mesh-probe.ts';
import { box, pillow, tube } from './primitives.ts';
import type { Triangles } from './soup.ts';
import type { Vec3 } from './vector.ts';

const corners = ({ points }: Triangles): Vec3[] =>
  Array.from({ length: points.length / 3 }, (_, i): Vec3 => [points[3 * i], points[3 * i + 1], points[3 * i + 2]]);

const ring = Array.from({ length: 24 }, (_, i): Vec3 => {
  const angle = (2 * Math.PI * i) / 24;
  return [Math.cos(angle), Math.sin(angle), 0];
});

const SHAPES: [string, Triangles, number][] = [
  ['a box', box([1, 2, 3]), 48],
  ['a pillow', pillow([1, 1, 1], { exponent: 2, steps: 40 }), (4 / 3) * Math.PI],
  ['a ring', tube(ring, { radius: 0.1, closed: true }), 2 * Math.PI ** 2 * 0.01],
];

describe.each(SHAPES)('%s', (_name, shape, volume) => {
  test('looks outwards and has its volume', () => {
    expect(signedVolume(corners(shape)) / volume).toBeCloseTo(1, 1);
  });

  test('is closed', () => {
    expect(openEdges(corners(shape))).toEqual([]);
  });
});

test('normals of a pillow point away from its middle', () => {
  const { points, normals } = pillow([0.4, 0.2, 0.1], { steps: 16 });
  const inwards = points.filter((_, i) => i % 3 === 0 && outwards(i) < 0);
  function outwards(i: number) {
    return points[i] * normals[i] + points[i + 1] * normals[i + 1] + points[i + 2] * normals[i + 2];
  }
  expect(inwards).toEqual([]);
});
