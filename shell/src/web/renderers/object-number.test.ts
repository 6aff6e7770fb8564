import { expect, it } from 'vitest';
import { numberOf } from './object-number.ts';

it('an object keeps its number, and no other has it', () => {
  const [one, other] = [{}, {}];
  const number = numberOf(one);
  expect(numberOf(other)).not.toBe(number);
  expect(numberOf(one)).toBe(number);
});
