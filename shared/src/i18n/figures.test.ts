import { describe, expect, it } from 'vitest';
import { count, directionOf, price, signed, signedPercent } from './figures.ts';

describe('figures', () => {
  it.each([
    [9.85, '9.85'],
    [1024.5, '1,024.50'],
    [-0.126, '−0.13'],
    [0, '0.00'],
    [-0.001, '0.00'],
  ])('write the price %d as %s', (value, written) => expect(price(value)).toBe(written));

  it('give gains a plus, losses a minus, and nothing to no change', () => {
    expect([signed(0.12), signed(-0.12), signed(0)]).toEqual(['+0.12', '−0.12', '0.00']);
    expect([signedPercent(1.234), signedPercent(8.6, 1)]).toEqual(['+1.23%', '+8.6%']);
  });

  it('move where their decimals show it', () => {
    expect([directionOf(0.01), directionOf(-0.01), directionOf(0)]).toEqual(['rise', 'fall', 'flat']);
    expect([directionOf(0.04, 1), directionOf(-0.004)]).toEqual(['flat', 'flat']);
  });

  it('group thousands of whole numbers', () => {
    expect([count(1_204_310), count(187_420), count(0.4)]).toEqual(['1,204,310', '187,420', '0']);
  });
});
