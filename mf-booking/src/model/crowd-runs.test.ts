import { expect, it } from 'vitest';
import { crowdBars, crowdRuns } from './crowd-runs.ts';

const hour = (from: string, to: string, level: 'quiet' | 'usual' | 'busy') => ({ from, to, level });

it('says once what holds for hours one after the other, and again after a change', () => {
  const hours = [
    hour('09:30', '10:30', 'quiet'),
    hour('10:30', '11:30', 'quiet'),
    hour('11:30', '12:30', 'busy'),
    hour('12:30', '13:00', 'quiet'),
  ];
  const day = { date: '2026-12-01', hours };
  expect(crowdRuns(day)).toEqual([
    hour('09:30', '11:30', 'quiet'),
    hour('11:30', '12:30', 'busy'),
    hour('12:30', '13:00', 'quiet'),
  ]);
  // The forecast itself stays as it came.
  expect(day.hours[0]).toEqual(hour('09:30', '10:30', 'quiet'));
});

it('says nothing of a day without hours', () => {
  expect(crowdRuns({ date: '2026-12-01', hours: [] })).toEqual([]);
});

it('draws a bar for each hour, higher the fuller it is', () => {
  const hours = [hour('09:30', '10:30', 'quiet'), hour('10:30', '11:30', 'usual'), hour('11:30', '12:00', 'busy')];
  expect(crowdBars({ date: '2026-12-01', hours }, 30)).toBe('M0 10v-2h8.6v2M10 10v-5h8.6v5M20 10v-10h8.6v10');
  expect(crowdBars({ date: '2026-12-01', hours: [] }, 30)).toBe('');
});
