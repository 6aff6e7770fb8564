import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WaitingTime } from './waiting-time.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('counts the time in which anything is waited for, once however many there are, and three seconds at most', () => {
  const waiting = new WaitingTime();
  expect([waiting.isWaiting, waiting.excused()]).toEqual([false, 0]);
  waiting.begin();
  vi.advanceTimersByTime(10);
  waiting.begin();
  vi.advanceTimersByTime(10);
  waiting.end();
  expect([waiting.isWaiting, waiting.excused()]).toEqual([true, 20]);
  vi.advanceTimersByTime(10);
  waiting.end();
  vi.advanceTimersByTime(100);
  expect([waiting.isWaiting, waiting.excused()]).toEqual([false, 30]);
  waiting.begin();
  vi.advanceTimersByTime(5);
  expect(waiting.excused()).toBe(35);
  vi.advanceTimersByTime(60_000);
  expect(waiting.excused()).toBe(3000);
});
