import { expect, it } from 'vitest';
import { FeltTimes } from './felt-times.ts';

it('what pages felt like is what three in four of the latest visits did not exceed', () => {
  const times = new FeltTimes();
  expect(times.felt).toEqual({ visits: 0, lcp: 0 });
  for (const ms of [900.4, 100, 400, 5000]) times.note(ms);
  expect(times.felt).toEqual({ visits: 4, lcp: 900 });
  for (let visit = 0; visit < 200; visit += 1) times.note(250);
  expect(times.felt).toEqual({ visits: 200, lcp: 250 });
});
