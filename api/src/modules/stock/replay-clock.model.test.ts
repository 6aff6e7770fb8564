import { expect, it } from 'vitest';
import { stampOf } from '../../model/shanghai-time.ts';
import { replayClock } from './replay-clock.model.ts';

it('a recorded day begins when it is told to and goes on by the minute', () => {
  let now = Date.UTC(2026, 10, 24, 20);
  const clock = replayClock('2026-11-20 09:40', () => now);
  expect(stampOf(clock())).toBe('2026-11-20 09:40:00');
  now += 90_000;
  expect(stampOf(clock())).toBe('2026-11-20 09:41:30');
});

it('without a moment the clock is that of the service', () => {
  expect(replayClock(undefined, () => 42)()).toBe(42);
});
