import { expect, it } from 'vitest';
import { has, joined, leftOut, linesToPicks, resized, toggled, without } from './basket.ts';

it('takes an entry in at its end and out again, whatever its size', () => {
  expect(toggled(['film'], 'pack')).toEqual(['film', 'pack']);
  expect(toggled(['film', 'pack~web'], 'pack')).toEqual(['film']);
  expect([has(['pack~web'], 'pack'), has(['pack~web'], 'pac')]).toEqual([true, false]);
});

it('holds as many as one download may name', () => {
  const full = Array.from({ length: 200 }, (_, index) => `entry-${index}`);
  expect(toggled(full, 'one-more')).toEqual(full);
  expect(toggled(full, 'entry-3')).toHaveLength(199);
  expect(joined(full.slice(1), ['more', 'yet-more'])).toHaveLength(200);
});

it('knows how many of a choice do not fit', () => {
  const almost = Array.from({ length: 198 }, (_, index) => `entry-${index}`);
  expect(
    leftOut(
      almost,
      ['entry-1~web', 'a', 'b'].map((pick) => pick.split('~')[0] ?? ''),
    ),
  ).toBe(0);
  expect(leftOut(almost, ['a', 'b', 'c'])).toBe(1);
});

it('takes in all of a page, and leaves what is there as it is', () => {
  expect(joined(['a~web', 'b'], ['c', 'a'])).toEqual(['a~web', 'b', 'c']);
});

it('keeps the size of each entry', () => {
  const lines = [
    { item: { id: 'a' }, resolution: 'print' },
    { item: { id: 'b' }, resolution: 'web' },
  ] as const;
  expect(linesToPicks(resized(lines, 'b', 'press'))).toEqual(['a~print', 'b~press']);
  expect(linesToPicks(without(lines, 'a'))).toEqual(['b~web']);
});
