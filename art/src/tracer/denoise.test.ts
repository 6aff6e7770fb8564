import { expect, test } from 'vitest';
import { box } from '../geometry/primitives.ts';
import { Soup } from '../geometry/soup.ts';
import { MATERIAL_NUMBERS, materialTable } from '../studio/materials.ts';
import { SUMMER, outdoors } from '../sets/outdoors/weather.ts';
import { denoise } from './denoise.ts';
import { guideOf } from './guide.ts';
import { packScene } from './packed-scene.ts';
import { Sampler } from './sampling.ts';

const SIZE = { width: 64, height: 36 };

/** A wall whose left half is nearer, a pane before its right edge. */
function guideOfWalls() {
  const soup = new Soup();
  soup.place(box([2, 0.1, 2]), MATERIAL_NUMBERS.wall, { at: [-2, 4, 0] });
  soup.place(box([2, 0.1, 2]), MATERIAL_NUMBERS.wall, { at: [2, 8, 0] });
  soup.place(box([0.4, 0.01, 2]), MATERIAL_NUMBERS.screen, { at: [1.2, 2, 0] });
  return guideOf({
    scene: packScene(soup),
    materials: materialTable('kiln', true),
    rig: { ...outdoors(SUMMER), haze: undefined },
    camera: { from: [0, -2, 0], at: [0, 4, 0], fov: 24 },
    ...SIZE,
  });
}

const guide = guideOfWalls();
const sampler = new Sampler();
/** Light 1 on the near half and 4 on the far one, with grain. */
const grainy = Float32Array.from({ length: 3 * SIZE.width * SIZE.height }, (_, i) => {
  const [x, y] = [Math.floor(i / 3) % SIZE.width, Math.floor(i / 3 / SIZE.width)];
  sampler.startPixel(x, y);
  return (x < SIZE.width / 2 ? 1 : 4) * (0.7 + 0.6 * sampler.number(0));
});
const smooth = denoise(grainy, guide);

const spreadOf = (light: Float32Array, columns: readonly [number, number]) => {
  const values = [...light].filter((_, i) => {
    const x = Math.floor(i / 3) % SIZE.width;
    return i % 3 === 0 && x >= columns[0] && x < columns[1];
  });
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, share: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) / mean };
};

test('grain goes and the light stays', () => {
  const [before, after] = [spreadOf(grainy, [4, 30]), spreadOf(smooth, [4, 30])];
  expect(after.share).toBeLessThan(before.share / 3);
  expect(Math.abs(after.mean - before.mean)).toBeLessThan(0.03);
});

test('an edge between two depths stays sharp', () => {
  expect(spreadOf(smooth, [28, 31]).mean).toBeLessThan(1.15);
  expect(spreadOf(smooth, [33, 36]).mean).toBeGreaterThan(3.5);
});

test('nothing is smoothed behind glass', () => {
  const panes = [...guide.metres.keys()].filter((at) => guide.metres[at] === 0 && Math.floor(at / SIZE.width) === 18);
  expect(panes.length).toBeGreaterThan(2);
  for (const at of panes) expect(smooth[3 * at]).toBeCloseTo(grainy[3 * at], 4);
});
