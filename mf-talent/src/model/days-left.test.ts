import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

it('somebody is told how many days are left, over the end of a month and a year too', () => {
  expect(daysLeft('2026-11-25', '2026-11-25')).toBe(0);
  expect(daysLeft('2026-11-25', '2027-01-31')).toBe(67);
  expect(daysLeft('2026-11-25', '2026-11-24')).toBe(-1);
});
