import { expect, test } from 'vitest';
import { box } from '../geometry/primitives.ts';
import { Soup } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS } from '../studio/materials.ts';
import { MovingIntersector } from './moving-intersector.ts';
import { packScene } from './packed-scene.ts';

function cube(at: Vec3) {
  const soup = new Soup();
  soup.place(box([0.5, 0.5, 0.5]), MATERIAL_NUMBERS.white, { at });
  return packScene(soup);
}

const AHEAD: Vec3 = [1, 0, 0];

test('what moves stands where its moment says, before and behind what does not', () => {
  const scene = new MovingIntersector(cube([5, 0, 0]), [cube([2, 0, 0]), cube([2, 3, 0]), cube([9, 0, 0])]);
  const seen = [0.1, 0.5, 0.9].map((share) => {
    scene.showAt(share);
    expect(scene.hits([0, 0, 0], AHEAD, 100)).toBe(true);
    return scene.meeting([0, 0, 0], AHEAD).distance;
  });
  expect(seen).toEqual([1.5, 4.5, 4.5]);
});

test('a ray that goes past both meets nothing, also at the end of the exposure', () => {
  const scene = new MovingIntersector(cube([5, 0, 0]), [cube([2, 0, 0])]);
  scene.showAt(1);
  expect(scene.hits([0, 4, 0], AHEAD, 100)).toBe(false);
});
