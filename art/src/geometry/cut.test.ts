import { describe, expect, test } from 'vitest';
import { cornersOf, openEdges, signedVolume } from '../testing/mesh-probe.ts';
import { refine, sink, split, wall } from './cut.ts';
import { onVertices, Pool } from './pool.ts';
import { pillow } from './primitives.ts';

/** A ball of radius 1 whose vertices are shared. */
function ball() {
  const { points, normals } = pillow([1, 1, 1], { exponent: 2, steps: 24 });
  const pool = new Pool();
  const known = new Map<string, number>();
  const part = Array.from({ length: points.length / 3 }, (_, i) => {
    const [x, y, z] = points.slice(3 * i, 3 * i + 3);
    const key = [x, y, z].map((value) => value.toFixed(6)).join(' ');
    const vertex = known.get(key) ?? pool.add([x, y, z], [normals[3 * i], normals[3 * i + 1], normals[3 * i + 2]]);
    known.set(key, vertex);
    return vertex;
  });
  return { pool, part };
}

describe('a cut', () => {
  const { pool, part } = ball();
  const cut = split(
    pool,
    part,
    onVertices(pool, (_x, _y, z) => z - 0.25),
  );

  test('leaves no crack between its two sides', () => {
    expect(openEdges(cornersOf(pool, [...cut.inside, ...cut.outside]))).toEqual([]);
  });

  test('runs exactly where the field is zero', () => {
    const heights = cut.edges.flat().map((vertex) => pool.point(vertex)[2]);
    expect(heights.every((z) => Math.abs(z - 0.25) < 1e-6)).toBe(true);
    expect(heights.length).toBeGreaterThan(20);
  });

  test('opens each side along the cut and nowhere else', () => {
    const open = openEdges(cornersOf(pool, cut.inside));
    expect(open.length).toBe(cut.edges.length);
    expect(open.every(([, , z]) => Math.abs(z - 0.25) < 1e-5)).toBe(true);
  });

  test('is closed by a wall and a floor', () => {
    const pocket = [...cut.outside, ...wall(pool, cut.edges, 0.05), ...sink(pool, cut.inside, 0.05)];
    const open = openEdges(cornersOf(pool, pocket));
    expect(open).toEqual([]);
  });
});

describe('refining', () => {
  const { pool, part } = ball();
  const before = part.length;
  const fine = refine(pool, part, { near: (i) => pool.point(i)[0] > 0.2, length: 0.05 });

  test('makes more triangles without cracks', () => {
    expect(fine.length).toBeGreaterThan(before * 1.3);
    expect(openEdges(cornersOf(pool, fine))).toEqual([]);
  });

  test('keeps outsides outside', () => {
    expect(signedVolume(cornersOf(pool, fine))).toBeGreaterThan(4);
  });

  test('leaves short edges alone', () => {
    expect(refine(pool, fine, { near: () => true, length: 5 })).toEqual(fine);
  });
});
