import { describe, expect, test } from 'vitest';
import { addBattery } from './chassis.ts';
import { FARTHEST, type DepthMap } from './depth.ts';
import { addBlock, circle } from './fixtures.ts';
import { PLACES, recipeOfPlace } from './places.ts';
import { addRobot } from './works/robot.ts';
import { drawStrands, mirroredOf, spotter, type Strand } from './strands.ts';
import { Soup } from '../geometry/soup.ts';
import type { Camera } from '../tracer/rig.ts';

const CAMERA: Camera = { from: [0, -10, 1], at: [0, 0, 1], fov: 40 };
const depth = (metres: number): DepthMap => ({
  width: 160,
  height: 90,
  metres: new Float32Array(160 * 90).fill(metres),
});
const strand: Strand = {
  points: [
    [-1, 0, 1],
    [0, 0, 1],
    [1, 0, 1],
  ],
  stroke: 'red',
  width: 2,
  opacity: 1,
};

describe('a thread of light', () => {
  test('is drawn where nothing stands before it', () => {
    expect(drawStrands([strand], CAMERA, depth(FARTHEST))).toContain('stroke="red"');
    expect(drawStrands([strand], CAMERA, depth(5))).not.toContain('stroke="red"');
  });

  test('is in the middle of the picture when the camera looks at it', () => {
    const spot = spotter(CAMERA, { width: 160, height: 90 })([0, 0, 1]);
    expect(spot).toMatchObject({ x: 80, y: 45, away: 10 });
    expect(spotter(CAMERA, { width: 160, height: 90 })([0, -20, 1])).toBeNull();
  });

  test('has a fainter image below the floor', () => {
    const [image] = mirroredOf([strand], 0.5);
    expect(image?.points.every(([, , z]) => z === -1)).toBe(true);
    expect(image?.opacity).toBeLessThan(0.5);
  });
});

describe('things in a place', () => {
  test('stand on the floor', () => {
    const soup = new Soup();
    addRobot(soup, { foot: [0, -2.5, 0], target: [0.4, -1, 1], colour: 'white' });
    addBattery(soup, [3, 0, 0.2]);
    addBlock(soup, 'wall', [
      [0, 4, 1],
      [1, 0.1, 1],
    ]);
    const heights = soup.points.flatMap((points) => [...points].filter((_, i) => i % 3 === 2));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(-1e-6);
  });

  test('are round when they are rings', () => {
    expect(circle([1, 2, 3], 4).every(([x, y, z]) => Math.abs(Math.hypot(x - 1, y - 2) - 4) < 1e-9 && z === 3)).toBe(
      true,
    );
  });

  test('move without a seam', () => {
    const place = PLACES['stage-guangzhou-2026']?.();
    const shapeAt = (time: number) =>
      JSON.stringify(place?.strands?.(time).map(({ points }) => points.map((point) => point.map((v) => v.toFixed(6)))));
    expect(shapeAt(1)).toBe(shapeAt(0));
    expect(shapeAt(0.5)).not.toBe(shapeAt(0));
  });
});

test('every place has a recipe of its own', () => {
  const recipes = Object.keys(PLACES).map(recipeOfPlace);
  expect(new Set(recipes).size).toBe(recipes.length);
});
