import { expect, it } from 'vitest';
import { MetVisitors } from './met-visitors.ts';

it('a visitor counts once, however often they come and whatever they say how often', () => {
  const met = new MetVisitors();
  for (const visitor of ['2.0.0.1', '2.0.0.1', '2.0.0.2']) met.give(visitor);
  expect([met.counted, met.canBreak('2.0.0.1')]).toEqual([{ made: 2, failed: 0 }, true]);
  met.break('2.0.0.1');
  met.break('2.0.0.1');
  met.break('2.0.0.9');
  expect([met.counted, met.canBreak('2.0.0.1')]).toEqual([{ made: 1, failed: 1 }, false]);
});

it('learns so many visitors and no more, so that nobody fills the memory', () => {
  const met = new MetVisitors();
  for (let at = 0; at < 50_001; at += 1) met.give(`visitor ${at}`);
  expect([met.counted.made, met.canBreak('visitor 50000')]).toEqual([50_000, false]);
});
