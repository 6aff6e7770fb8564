import { describe, expect, it } from 'vitest';
import { dayOf, instantOf, stampOf } from './shanghai-time.ts';

describe('the time of Shanghai', () => {
  it('is eight hours ahead of UTC, across midnight and New Year', () => {
    expect(stampOf(Date.UTC(2026, 11, 31, 16, 0, 1))).toBe('2027-01-01 00:00:01');
    expect(instantOf('2027-01-01 00:00:01').toISOString()).toBe('2026-12-31T16:00:01.000Z');
  });

  it('has no 30 February and no hour 25', () => {
    for (const stamp of ['2026-02-30 00:00:00', '2025-02-29 00:00:00', '2026-01-01 25:00:00', '']) {
      expect(instantOf(stamp).getTime()).toBeNaN();
    }
  });

  it('counts whole days back', () => {
    expect(dayOf(Date.parse('2026-03-01T00:30:00+08:00'), 1)).toBe('2026-02-28');
  });
});
