import { describe, expect, test } from 'vitest';
import { RATE, decibels, peakOf } from '../signal.ts';
import { engineSound } from './engine.ts';
import { CEILING, loudnessOf } from '../loudness.ts';
import { fortySeconds } from './forty-seconds.ts';
import { beatsAt, LENGTH, revolutionsAt } from './r1.ts';

const sound = fortySeconds();

/** A second of it, both channels together. */
const secondAt = (at: number) => {
  const from = Math.round(at * RATE);
  return Array.from({ length: RATE }, (_, i) => sound.left[from + i] + sound.right[from + i]);
};

/** How alike a sound is to itself after so many samples, -1 to 1. */
function likeness(samples: readonly number[], lag: number): number {
  let [together, own, later] = [0, 0, 0];
  for (let i = 0; i + lag < samples.length; i += 2) {
    together += samples[i] * samples[i + lag];
    own += samples[i] ** 2;
    later += samples[i + lag] ** 2;
  }
  return together / Math.sqrt(own * later);
}

/** Beats in a second, between half and one and a half of what is expected. */
function beatsHeard(samples: readonly number[], expected: number): number {
  const lags = Array.from({ length: Math.ceil(RATE / expected) * 2 }, (_, i) => i + 1).filter(
    (lag) => lag > RATE / (1.5 * expected) && lag < RATE / (0.6 * expected),
  );
  const best = lags.reduce((found, lag) => (likeness(samples, lag) > likeness(samples, found) ? lag : found));
  return RATE / best;
}

const loudnessIn = (from: number, until: number) =>
  loudnessOf({
    left: sound.left.slice(from * RATE, until * RATE),
    right: sound.right.slice(from * RATE, until * RATE),
  });

describe('the forty seconds of the R1', () => {
  test('are forty seconds of two channels, the same every time', () => {
    expect([sound.left.length, sound.right.length]).toEqual([LENGTH * RATE, LENGTH * RATE]);
    const once = () => engineSound(0.5, () => ({ revolutions: 6000, throttle: 0.8, burns: true })).left;
    expect(Buffer.from(once().buffer).equals(Buffer.from(once().buffer))).toBe(true);
  });

  test('never reach full scale, begin and end in silence, and are louder the faster the engine turns', () => {
    expect(decibels(peakOf(sound))).toBeCloseTo(CEILING, 3);
    for (const channel of [sound.left, sound.right])
      expect([channel[0], channel.at(-1)].map((sample = 1) => Math.abs(sample) < 1e-4)).toEqual([true, true]);
    const parts = [loudnessIn(0.5, 2.3), loudnessIn(6.5, 9.3), loudnessIn(19, 21), loudnessIn(35, 37)];
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });

  test('are a recording without a jump: no sample is far from its neighbour at either end', () => {
    const ends = [sound.left.subarray(0, RATE / 2), sound.left.subarray(-RATE / 2)];
    for (const end of ends)
      expect(Math.max(...end.slice(1).map((sample, i) => Math.abs(sample - end[i])))).toBeLessThan(0.02);
  });

  test.each([
    [8, 1000],
    [20.6, 5700],
    [36.4, 8900],
  ])('beat at second %i as the engine turns there', (at, least) => {
    const expected = beatsAt(revolutionsAt(at + 0.25));
    expect(revolutionsAt(at + 0.25)).toBeGreaterThanOrEqual(least);
    const heard = beatsHeard(secondAt(at).slice(0, RATE / 2), expected);
    expect(Math.abs(heard / expected - 1)).toBeLessThan(0.05);
  });

  // What the page of the show tells, second by second.
  test('follow the page: idle at 6, 6,000 revolutions at 21, 9,000 at 37, nothing at 40', () => {
    expect([6, 21, 37, 40].map((at) => Math.round(revolutionsAt(at)))).toEqual([1000, 6000, 9000, 0]);
  });
});
