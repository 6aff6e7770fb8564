import { describe, expect, it } from 'vitest';
import { premiumPct } from './premium.ts';

describe('the premium of A over H shares', () => {
  // 4.36 × 0.92 = 4.0112; 9.85 ÷ 4.0112 = 2.45562…, as the lesson on A and H shares works it out.
  it.each([
    ['A', 9.85, 4.36],
    ['H', 4.36, 9.85],
  ] as const)('is the same seen from market %s', (market, own, other) => {
    expect(premiumPct({ market, own, other, rate: 0.92 })).toBe(145.56);
  });

  it('is a discount where the A share is cheaper', () => {
    expect(premiumPct({ market: 'A', own: 3, other: 4, rate: 1 })).toBe(-25);
  });

  it('is not known without the other price or the rate', () => {
    expect(premiumPct({ market: 'A', own: 9.85, other: null, rate: 0.92 })).toBeNull();
    expect(premiumPct({ market: 'A', own: 9.85, other: 4.36, rate: null })).toBeNull();
  });
});
