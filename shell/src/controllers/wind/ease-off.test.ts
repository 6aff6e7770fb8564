import { describe, expect, it } from 'vitest';
import { EaseOff } from './ease-off.ts';

/** Pictures at an even pace, and the effort after them. */
function after(ease: EaseOff, { pictures, every, from = 0 }: { pictures: number; every: number; from?: number }) {
  for (let at = 1; at <= pictures; at += 1) ease.note(from + at * every);
  return ease.effort;
}

// Spec LIM-wind; issue 23, item 1.
describe('what is drawn of the air', () => {
  it('is all of it at sixty pictures a second, for as long as they come', () => {
    expect(after(new EaseOff(), { pictures: 5000, every: 16.7 })).toEqual({ density: 2, every: 1, glides: true });
  });

  it('is less and less on a slow phone, and then nothing: the drawing that was there stays', () => {
    const ease = new EaseOff();
    const efforts = [1, 2, 3].map((round) => after(ease, { pictures: 24, every: 40, from: (round - 1) * 24 * 40 }));
    expect(efforts).toEqual([{ density: 1.5, every: 1, glides: false }, { density: 1, every: 2, glides: false }, null]);
  });

  it('stays where it came to rest once pictures are fast enough', () => {
    const ease = new EaseOff();
    after(ease, { pictures: 38, every: 30 });
    expect(after(ease, { pictures: 500, every: 16, from: 1140 })).toMatchObject({ density: 1.5 });
  });

  it('does not count the time that somebody was in another tab', () => {
    const ease = new EaseOff();
    for (let time = 0; time < 200_000; time += 1000) {
      after(ease, { pictures: 20, every: 16, from: time });
    }
    expect(ease.effort).toMatchObject({ density: 2 });
  });
});
