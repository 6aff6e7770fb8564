import { describe, expect, test } from 'vitest';
import { decibels, peakOf, secondsOf as lengthOf } from '../sound/signal.ts';
import { CEILING, loudnessOf } from '../sound/loudness.ts';
import { isHeard, soundOf } from './film-sound.ts';
import { FILMS } from './films.ts';
import { secondsOf } from './projector.ts';

describe.each(Object.entries(FILMS))('the sound of %s', (_name, make) => {
  const film = make();
  const sound = soundOf(film);

  test('is as long as its pictures, and every shot has one', () => {
    expect(lengthOf(sound)).toBeCloseTo(secondsOf(film), 3);
    expect(isHeard(film)).toBe(true);
    expect(film.shots.every((shot) => shot.sound !== undefined)).toBe(true);
  });

  test('is as loud as broadcasters ask, or as its peak allows, and never clips', () => {
    expect(decibels(peakOf(sound))).toBeLessThanOrEqual(CEILING + 0.01);
    expect(loudnessOf(sound)).toBeLessThanOrEqual(-22.9);
    expect(loudnessOf(sound)).toBeGreaterThan(-30);
  });

  test('begins and ends in silence', () => {
    for (const channel of [sound.left, sound.right])
      expect([channel[0], channel.at(-1)].map((sample = 1) => Math.abs(sample) < 1e-4)).toEqual([true, true]);
  });
});
