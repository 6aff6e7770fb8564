import { describe, expect, test } from 'vitest';
import { Soup, type Triangles } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { openEdges, signedVolume } from '../testing/mesh-probe.ts';
import { openedPack } from './battery-pack.ts';
import { openedDrive } from './electric-drive.ts';
import { addGear } from './gear.ts';
import { rollingChassis } from './platform.ts';
import { slab } from './slab.ts';
import { addSleeve, OPENED } from './turned.ts';

const cornersOf = (points: ArrayLike<number>): Vec3[] =>
  Array.from({ length: points.length / 3 }, (_, i): Vec3 => [points[3 * i], points[3 * i + 1], points[3 * i + 2]]);
function lowestOf(points: ArrayLike<number>): number {
  let lowest = Infinity;
  for (let i = 2; i < points.length; i += 3) lowest = Math.min(lowest, points[i]);
  return lowest;
}
const allOf = (soup: Soup) => soup.points.flatMap((points) => cornersOf(points));

describe('a machined block', () => {
  const block: Triangles = slab([0.5, 0.3, 0.1], { corner: 0.02, bevel: 0.01 });

  test('is closed and looks outwards', () => {
    const corners = cornersOf(block.points);
    expect(openEdges(corners)).toEqual([]);
    expect(signedVolume(corners) / (8 * 0.5 * 0.3 * 0.1)).toBeCloseTo(1, 1);
  });

  test('stays a block when its edges ask for more than there is', () => {
    const thin = cornersOf(slab([0.5, 0.004, 0.002], { corner: 0.05, bevel: 0.05 }).points);
    expect(thin.every(([x, y, z]) => Math.abs(x) <= 0.5 && Math.abs(y) <= 0.004 && Math.abs(z) <= 0.002)).toBe(true);
  });
});

describe('an opened sleeve', () => {
  const soup = new Soup();
  addSleeve(soup, { x: [-1, 1], r: [0.4, 0.5] }, { at: [0, 0, 0], material: 'satin', arc: OPENED });

  test('leaves the quarter free that faces the camera and the light', () => {
    expect(allOf(soup).filter(([, y, z]) => y < -1e-6 && z > 1e-6)).toEqual([]);
  });

  test('is closed by its cut faces', () => {
    const volume = (3 / 4) * Math.PI * (0.5 ** 2 - 0.4 ** 2) * 2;
    expect(signedVolume(allOf(soup)) / volume).toBeCloseTo(1, 1);
  });
});

test('teeth of a gear reach from root to tip and look outwards', () => {
  const soup = new Soup();
  addGear(soup, [0, 0, 0], { teeth: 24, pitch: 0.2, depth: 0.04, half: 0.05, bore: 0.05, helix: 0.2 });
  const radii = allOf(soup).map(([, y, z]) => Math.hypot(y, z));
  expect(Math.max(...radii)).toBeCloseTo(0.22, 4);
  expect(Math.min(...radii)).toBeCloseTo(0.05, 4);
  expect(signedVolume(allOf(soup))).toBeGreaterThan(0);
});

test.each([
  ['the platform', rollingChassis],
  ['the battery', openedPack],
  ['the drive', openedDrive],
])('%s stands on the floor', (_name, build) => {
  const lowest = build().points.reduce((least, points) => Math.min(least, lowestOf(points)), Infinity);
  expect(lowest).toBeGreaterThan(-1e-3);
  expect(lowest).toBeLessThan(0.02);
});
