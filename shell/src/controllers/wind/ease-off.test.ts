import { describe, expect, it } from 'vitest';
import { EaseOff } from './ease-off.ts';

/** Pictures at an even pace, and the effort after them. */
function after(ease: EaseOff, { pictures, every, from = 0 }: { pictures: number; every: number; from?: number }) {
  for (let at = 1; at <= pictures; at += 1) ease.note(from + at * every);
  return ease.effort;
}

// Spec LIM-wind; issue 23, item 1.
describe('what is drawn of the air', () => {
  it('begins with few pixels, and is all of it soon and for as long as sixty pictures come in a second', () => {
    const ease = new EaseOff();
    const first = after(ease, { pictures: 1, every: 16.7 });
    expect(first).toEqual({ density: 1, every: 1, glides: false });
    expect(after(ease, { pictures: 30, every: 16.7, from: 16.7 })).toEqual({ density: 2, every: 1, glides: true });
    expect(after(ease, { pictures: 5000, every: 16.7, from: 517.7 })).toMatchObject({ density: 2 });
  });

  it('is less on a slow phone, and then nothing: the drawing that was there stays', () => {
    const ease = new EaseOff();
    const efforts = [1, 2].map((round) => after(ease, { pictures: 12, every: 40, from: (round - 1) * 12 * 40 }));
    expect(efforts).toEqual([{ density: 1, every: 2, glides: false }, null]);
  });

  it('stays while a page is busy for a moment: that is no slow phone', () => {
    const ease = new EaseOff();
    const fast = after(ease, { pictures: 30, every: 16 });
    expect(after(ease, { pictures: 11, every: 40, from: 480 })).toEqual(fast);
    expect(after(ease, { pictures: 1, every: 40, from: 920 })).not.toEqual(fast);
  });

  it('ends within half a second where pictures take very long', () => {
    expect(after(new EaseOff(), { pictures: 6, every: 90 })).toBe(null);
  });

  it('stays where it came to rest: what was too much is not tried again', () => {
    const ease = new EaseOff();
    after(ease, { pictures: 26, every: 16 });
    after(ease, { pictures: 13, every: 30, from: 416 });
    expect(after(ease, { pictures: 500, every: 16, from: 806 })).toMatchObject({ density: 1.5 });
  });

  it('takes a single picture that is late for an accident', () => {
    const ease = new EaseOff();
    for (let time = 0; time < 60_000; time += 1000) {
      after(ease, { pictures: 40, every: 16, from: time });
      ease.note(time + 900);
    }
    expect(ease.effort).toMatchObject({ density: 2 });
  });

  it('does not count the time that somebody was in another tab', () => {
    const ease = new EaseOff();
    for (let time = 0; time < 200_000; time += 1000) {
      after(ease, { pictures: 20, every: 16, from: time });
    }
    expect(ease.effort).toMatchObject({ density: 2 });
  });
});
