import { describe, expect, it } from 'vitest';
import { scaled } from './scaled-amount.ts';

describe('a large amount', () => {
  it('is counted in 亿 and 万 for Chinese readers', () => {
    expect(scaled(378_000_000, 'cn')).toEqual({ amount: '3.78', scale: 'big' });
    expect(scaled(38_460_000, 'cn')).toEqual({ amount: '3,846', scale: 'small' });
    expect(scaled(9999, 'cn')).toEqual({ amount: '9,999', scale: 'one' });
  });

  it('is counted in billions and millions for English readers', () => {
    expect(scaled(1_500_000_000, 'en')).toEqual({ amount: '1.5', scale: 'big' });
    expect(scaled(38_460_000, 'en')).toEqual({ amount: '38.46', scale: 'small' });
    expect(scaled(100_000_000, 'en')).toEqual({ amount: '100', scale: 'small' });
  });
});
