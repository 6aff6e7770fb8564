import { describe, expect, it } from 'vitest';
import { count, directionOf, price, scaled, signed, signedPercent } from './figures.ts';

describe('figures of the exchange', () => {
  it.each([
    [9.85, '9.85'],
    [1024.5, '1,024.50'],
    [-0.126, '−0.13'],
    [0, '0.00'],
  ])('writes the price %d as %s', (value, written) => expect(price(value)).toBe(written));

  it('gives gains a plus, losses a minus, and nothing to no change', () => {
    expect([signed(0.12), signed(-0.12), signed(0)]).toEqual(['+0.12', '−0.12', '0.00']);
    expect(signedPercent(1.234)).toBe('+1.23%');
    expect([directionOf(0.01), directionOf(-0.01), directionOf(0)]).toEqual(['rise', 'fall', 'flat']);
  });

  it('groups thousands of whole numbers', () => expect(count(1_204_310)).toBe('1,204,310'));

  it('counts in 亿 and 万 for Chinese readers', () => {
    expect(scaled(378_000_000, 'cn')).toEqual({ amount: '3.78', scale: 'big' });
    expect(scaled(38_460_000, 'cn')).toEqual({ amount: '3,846', scale: 'small' });
    expect(scaled(9999, 'cn')).toEqual({ amount: '9,999', scale: 'one' });
  });

  it('counts in billions and millions for English readers', () => {
    expect(scaled(1_500_000_000, 'en')).toEqual({ amount: '1.5', scale: 'big' });
    expect(scaled(38_460_000, 'en')).toEqual({ amount: '38.46', scale: 'small' });
    expect(scaled(100_000_000, 'en')).toEqual({ amount: '100', scale: 'small' });
  });
});
