import { expect, it } from 'vitest';
import { toggled } from './basket.ts';

it('takes an entry in at its end and out again', () => {
  expect(toggled(['film'], 'pack')).toEqual(['film', 'pack']);
  expect(toggled(['film', 'pack'], 'film')).toEqual(['pack']);
});

it('holds as many as one download may name', () => {
  const full = Array.from({ length: 200 }, (_, index) => `entry-${index}`);
  expect(toggled(full, 'one-more')).toEqual(full);
  expect(toggled(full, 'entry-3')).toHaveLength(199);
});
