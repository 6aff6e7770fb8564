import { expect, test } from 'vitest';
import { withoutGrain } from './grain-filter.ts';

const SIZE = { width: 40, height: 20 };

/** Grain of a few steps on two fields, dark left and bright right. */
const picture = Buffer.from(
  Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, i) => {
    const x = Math.floor(i / 3) % SIZE.width;
    return (x < 20 ? 60 : 180) + Math.round(9 * Math.sin(12.9898 * Math.floor(i / 3)));
  }),
);

const spreadOf = (pixels: Buffer, columns: readonly [number, number]) => {
  const values = [...pixels].filter((_, i) => {
    const x = Math.floor(i / 3) % SIZE.width;
    return x >= columns[0] && x < columns[1];
  });
  return Math.max(...values) - Math.min(...values);
};

test('grain goes and the edge between two fields stays', () => {
  const clean = withoutGrain(picture, SIZE);
  expect(spreadOf(clean, [2, 18])).toBeLessThan(0.5 * spreadOf(picture, [2, 18]));
  expect(spreadOf(clean, [18, 22])).toBeGreaterThan(100);
});

test('a field of one colour stays as it is', () => {
  const plain = Buffer.alloc(SIZE.width * SIZE.height * 3, 97);
  expect(withoutGrain(plain, SIZE).equals(plain)).toBe(true);
});
