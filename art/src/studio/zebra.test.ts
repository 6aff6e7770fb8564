import { expect, test } from 'vitest';
import { box, pillow } from '../geometry/primitives.ts';
import { Soup } from '../geometry/soup.ts';
import { MATERIAL_NUMBERS } from './materials.ts';
import { zebraOf } from './zebra.ts';

const PLATE = { width: 96, height: 54, camera: { from: [0, -6, 0.5] as const, at: [0, 0, 0.5] as const, fov: 12 } };
const [BRIGHT, DARK] = [232, 30];

function stripesOn(soup: Soup) {
  const pixels = [...zebraOf(soup, PLATE)];
  const column = pixels.filter((_, i) => i % PLATE.width === PLATE.width / 2);
  const stripes = column.filter((value) => value === BRIGHT || value === DARK);
  return { changes: stripes.filter((value, i) => i > 0 && value !== stripes[i - 1]).length, count: stripes.length };
}

test('a round body shows many stripes and a flat one a single one', () => {
  const [round, flat] = [new Soup(), new Soup()];
  round.place(pillow([0.4, 0.4, 0.4], { exponent: 2 }), MATERIAL_NUMBERS.paint, { at: [0, 0, 0.5] });
  flat.place(box([0.4, 0.4, 0.4]), MATERIAL_NUMBERS.paint, { at: [0, 0, 0.5] });
  expect(stripesOn(round).changes).toBeGreaterThan(8);
  expect(stripesOn(flat)).toMatchObject({ changes: 0 });
  expect(stripesOn(flat).count).toBeGreaterThan(20);
});

test('what stands before the sheet hides it', () => {
  const soup = new Soup();
  soup.place(box([0.4, 0.4, 0.4]), MATERIAL_NUMBERS.paint, { at: [0, 0, 0.5] });
  soup.place(box([0.5, 0.01, 0.5]), MATERIAL_NUMBERS.trim, { at: [0, -1, 0.5] });
  expect(stripesOn(soup).count).toBe(0);
});
