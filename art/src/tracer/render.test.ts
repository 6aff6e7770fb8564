import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { box, pillow } from '../geometry/primitives.ts';
import { Soup } from '../geometry/soup.ts';
import { grade } from '../studio/grade.ts';
import { MATERIAL_NUMBERS, materialTable } from '../studio/materials.ts';
import { NIGHT, PORCELAIN } from '../studio/rigs.ts';
import { packScene } from './packed-scene.ts';
import { floorMaps, render } from './render.ts';
import type { Rig } from './rig.ts';

const SIZE = { width: 48, height: 27 };

function stillLife() {
  const soup = new Soup();
  soup.place(pillow([0.5, 0.5, 0.5], { exponent: 2, steps: 16 }), MATERIAL_NUMBERS.paint, { at: [0, 0, 0.5] });
  soup.place(box([0.2, 0.2, 0.4]), MATERIAL_NUMBERS.trim, { at: [1, 0.3, 0.4] });
  soup.place(box([0.01, 0.3, 0.3]), MATERIAL_NUMBERS.screen, { at: [1, -0.6, 0.4] });
  soup.place(box([0.1, 0.1, 0.1]), MATERIAL_NUMBERS.tail, { at: [-1, -0.4, 0.1] });
  return packScene(soup);
}

async function picture(rig: Rig, threads: number): Promise<Buffer> {
  const light = await render({
    scene: stillLife(),
    materials: materialTable('kiln', rig.bright),
    rig: { ...rig, shadowArea: [2, 2] },
    camera: { from: [5, -4, 1.2], at: [0, 0, 0.4], fov: 22 },
    samples: [2, 4],
    floorRays: 8,
    maps: floorMaps({ ...rig, shadowArea: [2, 2] }),
    threads,
    ...SIZE,
  });
  return grade({ light, ...SIZE }, rig);
}

const print = (pixels: Buffer) => createHash('sha256').update(pixels).digest('hex');
const brightness = (pixels: Buffer, y: number) => {
  const row = pixels.subarray(y * SIZE.width * 3, (y + 1) * SIZE.width * 3);
  return row.reduce((sum, value) => sum + value, 0) / row.length;
};

test('the same scene gives the same pixels, however many threads make them', async () => {
  const [once, again] = [await picture(NIGHT, 1), await picture(NIGHT, 2)];
  expect(print(again)).toBe(print(once));
});

test('the dark ground is dark and the light ground is light', async () => {
  const [night, day] = [await picture(NIGHT, 2), await picture(PORCELAIN, 2)];
  expect(brightness(night, 1)).toBeLessThan(60);
  expect(brightness(day, 1)).toBeGreaterThan(190);
  expect(brightness(day, SIZE.height - 1)).toBeGreaterThan(150);
});

/** What the middle of the picture shows of a seat in a box whose walls are of one material. */
async function seatBehind(material: number): Promise<number> {
  const soup = new Soup();
  soup.place(pillow([0.3, 0.3, 0.3], { exponent: 2, steps: 16 }), MATERIAL_NUMBERS.seat, { at: [0, 0, 0.5] });
  for (const side of [-1, 1]) {
    soup.place(box([0.01, 0.6, 0.5]), material, { at: [side * 0.6, 0, 0.5] });
    soup.place(box([0.6, 0.01, 0.5]), material, { at: [0, side * 0.6, 0.5] });
  }
  soup.place(box([0.6, 0.6, 0.01]), material, { at: [0, 0, 1] });
  soup.place(box([0.6, 0.01, 0.5]), MATERIAL_NUMBERS.screen, { at: [0, -0.7, 0.5] });
  const light = await render({
    scene: packScene(soup),
    materials: materialTable('kiln', PORCELAIN.bright),
    rig: { ...PORCELAIN, shadowArea: [2, 2] },
    camera: { from: [0, -6, 0.5], at: [0, 0, 0.5], fov: 4 },
    samples: [4, 8],
    floorRays: 8,
    maps: floorMaps({ ...PORCELAIN, shadowArea: [2, 2] }),
    threads: 1,
    ...SIZE,
  });
  return light[3 * (Math.floor(SIZE.height / 2) * SIZE.width + SIZE.width / 2)];
}

test('light comes through windows onto seats, and the darker the glass the less of it', async () => {
  const [clear, dark] = [await seatBehind(MATERIAL_NUMBERS.screen), await seatBehind(MATERIAL_NUMBERS.roofGlass)];
  expect(dark).toBeGreaterThan(0);
  expect(clear).toBeGreaterThan(2 * dark);
});
