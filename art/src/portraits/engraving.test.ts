import { expect, test } from 'vitest';
import { engrave } from './engraving.ts';
import { EXPERTS } from './sitters.ts';

const PLATE = { width: 24, height: 30, middle: [0, -0.2], span: 2.2 } as const;

const differing = (a: Buffer, b: Buffer) => a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 24).length;

test('a bust is engraved the same every time', () => {
  const [sitter] = EXPERTS;
  expect(engrave(sitter, PLATE).equals(engrave(sitter, PLATE))).toBe(true);
});

test('no two sitters look alike', () => {
  const plain = EXPERTS.map((sitter) => engrave({ ...sitter, ground: '#404040' }, PLATE));
  const pairs = plain.flatMap((a, i) => plain.slice(i + 1).map((b) => differing(a, b)));
  expect(Math.min(...pairs)).toBeGreaterThan(80);
});

test('a head stands in the middle of the plate and leaves its corners free', () => {
  const picture = engrave({ ...EXPERTS[0], ground: '#303030' }, PLATE);
  const bright = (x: number, y: number) => picture[(y * PLATE.width + x) * 3];
  expect(bright(0, 0)).toBeLessThan(60);
  const middle = Array.from({ length: 8 }, (_, k) => bright(12, 8 + k));
  expect(Math.max(...middle)).toBeGreaterThan(90);
});
