import { expect, it } from 'vitest';
import { dayOf, longMoment, machineTime, monthName, monthOfYear } from './moments.ts';

it('shows list dates as yyyy-MM-dd', () => {
  expect(dayOf('2026-11-18 10:30:00')).toBe('2026-11-18');
});

it('tells machines the zone', () => {
  expect(machineTime('2026-11-18 10:30:00')).toBe('2026-11-18T10:30+08:00');
  expect(machineTime('2026-11-18 10:30')).toBe('2026-11-18T10:30+08:00');
});

it('writes long moments in Shanghai time, in 24 hours', () => {
  expect(longMoment('2026-11-18 22:05:00', 'cn')).toBe('2026年11月18日 22:05');
  expect(longMoment('2026-11-18 22:05:00', 'en')).toBe('18 November 2026 at 22:05');
  expect(longMoment('2026-11-18 00:05:00', 'en')).toBe('18 November 2026 at 00:05');
});

it('names months', () => {
  expect(monthName('2026-10', 'cn')).toBe('2026年10月');
  expect(monthName('2026-01', 'en')).toBe('January 2026');
  expect(monthOfYear(2, 'cn')).toBe('二月');
  expect(monthOfYear(12, 'en')).toBe('December');
});
