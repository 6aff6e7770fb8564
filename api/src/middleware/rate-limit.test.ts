import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

describe('the limit of requests', () => {
  it('lets the allowed number through and says how long the rest must wait', () => {
    let now = 0;
    const limit = new RateLimit(2, () => now);
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 0]);
    now = 20_500;
    expect(limit.take('a')).toBe(40);
    expect(limit.take('b')).toBe(0);
  });

  it('begins anew after a minute', () => {
    let now = 0;
    const limit = new RateLimit(1, () => now);
    limit.take('a');
    now = 59_999;
    expect(limit.take('a')).toBe(1);
    now = 60_000;
    expect(limit.take('a')).toBe(0);
  });

  it('remembers a bounded number of visitors', () => {
    const limit = new RateLimit(1, () => 0);
    limit.take('first');
    for (let other = 0; other < 100_000; other += 1) limit.take(`other ${other}`);
    expect(limit.take('first')).toBe(0);
    expect(limit.take('other 99999')).toBeGreaterThan(0);
  });
});
