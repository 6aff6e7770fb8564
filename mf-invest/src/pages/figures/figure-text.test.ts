import { describe, expect, it } from 'vitest';
import { figureText, yearlyChange } from './figure-text.ts';

// Spec I15.
describe('a key figure', () => {
  it('has the decimals of its kind', () => {
    expect(figureText('sales', 1_870_578)).toBe('1,870,578');
    expect(figureText('revenue', 135)).toBe('135.0');
    expect(figureText('perShare', 0.71)).toBe('0.710');
    expect(figureText('dividend', 2.3)).toBe('2.30');
  });

  it('changes by so much a year on average', () => {
    expect(yearlyChange([100, 110, 121])).toBeCloseTo(0.1, 10);
    expect(yearlyChange([100])).toBe(0);
  });
});
