import { describe, expect, it } from 'vitest';
import { courseAt, valuesOf } from './sound.ts';

describe('what a sound is drawn from', () => {
  it('is read from its digits, 0 to 1', () => {
    expect(valuesOf('00ff33')).toEqual([0, 1, 0.2]);
  });

  it('is a course: its value at any second, from the middle of one part to that of the next', () => {
    const sound = { seconds: 4, course: { most: 9000, levels: '0033ff' } };
    expect([0, 2 / 3, 2, 8 / 3, 10 / 3, 4].map((at) => Math.round(courseAt(sound, at)))).toEqual([
      0, 0, 1800, 5400, 9000, 9000,
    ]);
  });
});
