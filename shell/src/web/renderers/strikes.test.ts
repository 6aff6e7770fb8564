import { expect, it } from 'vitest';
import { createStrikes, STRIKES } from './strikes.ts';

/** Strikes with a clock that the test moves, in milliseconds. */
function strikesWithClock() {
  const clock = { now: 0 };
  return { clock, strikes: createStrikes(() => clock.now) };
}

it('a release that fails again and again has its last strike, and begins anew after it', () => {
  const { strikes } = strikesWithClock();
  const added = Array.from({ length: STRIKES * 2 }, () => strikes.add('mf-a@1.0.0'));
  expect(added).toEqual([false, false, true, false, false, true]);
});

it('faults of other releases, and those of long ago, do not count', () => {
  const { clock, strikes } = strikesWithClock();
  strikes.add('mf-a@1.0.0');
  strikes.add('mf-a@1.0.0');
  expect(strikes.add('mf-a@1.0.1')).toBe(false);
  clock.now = 300_001;
  expect(strikes.add('mf-a@1.0.0')).toBe(false);
});
