import { describe, expect, test } from 'vitest';
import { courseThrough } from './course.ts';
import { inDigits, loudest } from './drawn-levels.ts';
import { bandPass, highPass, lowPass, type Filter } from './filters.ts';
import { inHall, SHOW_HALL } from './hall.ts';
import { bringTo, loudnessOf } from './loudness.ts';
import { lay, made, peakOf, RATE, sharesAt, silence } from './signal.ts';
import { wavOf } from './wav.ts';

const tone = (hertz: number, seconds = 1) => made(seconds, (at) => Math.sin(2 * Math.PI * hertz * at));
const both = (channel: Float32Array) => ({ left: channel, right: channel.slice() });
/** How much of a tone a filter lets through, after it has settled. */
function through(filter: Filter, hertz: number): number {
  const settled = tone(hertz)
    .map((sample) => filter(sample))
    .subarray(RATE / 2);
  return Math.sqrt((2 * settled.reduce((sum, sample) => sum + sample ** 2, 0)) / settled.length);
}

describe('loudness', () => {
  // The tone by which meters are checked (EBU Tech 3341, case 1).
  test('of a tone of 1,000 hertz at -23 decibels in both channels is -23 LUFS', () => {
    const sound = both(tone(1000, 5).map((sample) => sample * 10 ** (-23 / 20)));
    expect(loudnessOf(sound)).toBeCloseTo(-23, 1);
  });

  test('of nothing is none, and a sound is brought to what is asked', () => {
    expect(loudnessOf(silence(1))).toBe(-Infinity);
    const sound = both(tone(440, 2));
    bringTo(sound, -30);
    expect(loudnessOf(sound)).toBeCloseTo(-30, 3);
  });
});

describe('filters', () => {
  test('let through what they are named after', () => {
    expect(through(lowPass(500), 60)).toBeCloseTo(1, 1);
    expect(through(lowPass(500), 8000)).toBeLessThan(0.01);
    expect(through(highPass(500), 8000)).toBeCloseTo(1, 1);
    expect(through(highPass(500), 30)).toBeLessThan(0.01);
    expect(through(bandPass(1000, 4), 1000)).toBeCloseTo(1, 1);
    expect(through(bandPass(1000, 4), 250)).toBeLessThan(0.1);
  });
});

describe('a hall', () => {
  test('answers a clap, and has died away by 60 decibels when it says', () => {
    const clap = silence(3.2);
    lay(clap, Float32Array.of(1));
    const { left } = inHall(clap, SHOW_HALL);
    const energy = (at: number) =>
      left.slice(at * RATE, (at + 0.2) * RATE).reduce((sum, sample) => sum + sample ** 2, 0);
    expect(energy(0.1)).toBeGreaterThan(0);
    const fallen = 10 * Math.log10(energy(0.1) / energy(0.1 + SHOW_HALL.seconds));
    expect(fallen).toBeGreaterThan(50);
    expect(fallen).toBeLessThan(110);
  });
});

describe('a course', () => {
  test('goes through its points, never beyond them, and stays before and after', () => {
    const course = courseThrough([
      [1, 0],
      [2, 10],
      [3, 10],
      [4, 4],
    ]);
    expect([0, 1, 2, 2.5, 3, 4, 9].map(course)).toEqual([0, 0, 10, 10, 10, 4, 4]);
    expect(course(1.5)).toBeGreaterThan(0);
    expect(course(1.5)).toBeLessThan(10);
  });
});

describe('a sound', () => {
  test('is as loud on either side as in the middle', () => {
    for (const place of [-1, -0.4, 0, 0.7, 1]) {
      const [left, right] = sharesAt(place);
      expect(left ** 2 + right ** 2).toBeCloseTo(1, 9);
    }
  });

  test('is laid where it is said, and cut at the end', () => {
    const sound = silence(1);
    lay(sound, tone(100), { at: 0.75, place: -1 });
    expect(sound.left.subarray(0, 0.75 * RATE).every((sample) => sample === 0)).toBe(true);
    expect([peakOf(sound) > 0.9, sound.right.every((sample) => Math.abs(sample) < 1e-6)]).toEqual([true, true]);
  });

  test('is drawn by the loudest sample of each part', () => {
    const sound = silence(1);
    sound.left[RATE / 8] = 0.5;
    sound.right[RATE - 1] = -1;
    expect(loudest(sound, 4)).toEqual([0.5, 0, 0, 1]);
    expect(inDigits([0, 0.5, 1, 2])).toBe('0080ffff');
  });

  test('is a WAV file of floats in two channels', () => {
    const file = wavOf(both(Float32Array.of(0.5, -0.25)));
    expect([file.toString('latin1', 0, 4), file.toString('latin1', 8, 12), file.length]).toEqual(['RIFF', 'WAVE', 60]);
    expect([44, 48, 52, 56].map((at) => file.readFloatLE(at))).toEqual([0.5, 0.5, -0.25, -0.25]);
  });
});
