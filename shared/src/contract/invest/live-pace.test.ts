import type { Realtime } from 'shared/contract/invest/stock';
import { describe, expect, it } from 'vitest';
import { nextQuestion } from './live-pace.ts';

const MINUTE = 60_000;
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+08:00`);
const quote = (state: Realtime['state'], time: string) =>
  ({ state, time: `2026-11-20 ${time}`, delayMin: 15 }) as Realtime;

// Spec I4, LIM-quote-delay.
describe('a page that is left open', () => {
  it.each([
    { when: 'while the market is open', known: quote('open', '10:00'), time: '10:15', minutes: 1 },
    { when: 'in the lunch break', known: quote('break', '11:30'), time: '12:00', minutes: 1 },
    {
      when: 'after the close, until the last minute is public',
      known: quote('closed', '14:50'),
      time: '15:05',
      minutes: 1,
    },
    { when: 'in the evening', known: quote('closed', '15:00'), time: '20:00', minutes: 15 },
    { when: 'without a quote', known: null, time: '10:15', minutes: 15 },
  ])('asks again $when in $minutes minutes', ({ known, time, minutes }) => {
    expect(nextQuestion(known, 0, at(time))).toBe(minutes * MINUTE);
  });

  it('asks more and more seldom while nobody answers, and at least every half hour', () => {
    const open = quote('open', '10:00');
    const minutes = [1, 2, 3, 9].map((failures) => nextQuestion(open, failures, at('10:15')) / MINUTE);
    expect(minutes).toEqual([2, 4, 8, 30]);
  });
});
