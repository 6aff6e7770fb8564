import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const BEGINS = Date.parse('2026-12-03T14:30:00+08:00');

it('the time until a presentation is told in days, hours, minutes and seconds', () => {
  expect(timeLeft(BEGINS, Date.parse('2026-12-01T12:29:01+08:00'))).toEqual({
    days: 2,
    hours: 2,
    minutes: 0,
    seconds: 59,
  });
  expect(timeLeft(BEGINS, BEGINS - 86_400_000)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 });
});

it('it is over at its second, and a part of a second is one', () => {
  expect(timeLeft(BEGINS, BEGINS - 1)).toMatchObject({ seconds: 1 });
  expect(timeLeft(BEGINS, BEGINS)).toBeNull();
});
