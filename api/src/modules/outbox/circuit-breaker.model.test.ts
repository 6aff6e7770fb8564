import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.model.ts';

const rule = { faults: 3, firstPauseMs: 1000, longestPauseMs: 3000 };

function failing(times: number, now = 0): CircuitBreaker {
  const breaker = new CircuitBreaker(rule);
  for (let fault = 0; fault < times; fault += 1) breaker.failed(now);
  return breaker;
}

it('lets everything pass while faults are few', () => {
  expect(failing(2).allowed(10, 0)).toBe(10);
});

it('counts faults in a row only', () => {
  const breaker = failing(2);
  breaker.reached();
  breaker.failed(0);
  expect(breaker.allowed(10, 0)).toBe(10);
});

it('stops after some faults in a row, and lets one message try after a pause', () => {
  const breaker = failing(3);
  expect([0, 999, 1000].map((now) => breaker.allowed(10, now))).toEqual([0, 0, 1]);
});

it('waits twice as long after every try that fails, up to a limit', () => {
  const breaker = failing(3);
  breaker.failed(1000);
  expect([2999, 3000].map((now) => breaker.allowed(10, now))).toEqual([0, 1]);
  breaker.failed(3000);
  expect([5999, 6000].map((now) => breaker.allowed(10, now))).toEqual([0, 1]);
});

it('counts messages that fail together as one failure', () => {
  const breaker = failing(10);
  expect([999, 1000].map((now) => breaker.allowed(10, now))).toEqual([0, 1]);
});

it('lets everything pass again after one that arrives', () => {
  const breaker = failing(3);
  breaker.reached();
  expect(breaker.allowed(10, 1000)).toBe(10);
});
