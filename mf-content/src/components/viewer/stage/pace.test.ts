import { expect, it } from 'vitest';
import { Pace } from './pace.ts';

function drawn(milliseconds: number, pictures: number): number {
  const pace = new Pace();
  for (let at = 0; at < pictures; at += 1) pace.count(milliseconds);
  return pace.share;
}

it('draws every pixel where pictures come in time', () => {
  expect(drawn(16.7, 60)).toBe(1);
});

it('draws fewer pixels step by step where they are late, and never fewer than half', () => {
  expect(drawn(40, 5)).toBe(1);
  expect(drawn(40, 6)).toBe(0.75);
  expect(drawn(40, 12)).toBe(0.5625);
  expect(drawn(200, 600)).toBe(0.5);
});

it('does not mind one late picture', () => {
  const pace = new Pace();
  for (const time of [17, 17, 50, 17, 17, 17]) pace.count(time);
  expect(pace.share).toBe(1);
});
