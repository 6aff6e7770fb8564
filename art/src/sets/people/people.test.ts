import { describe, expect, test } from 'vitest';
import type { Soup } from '../../geometry/soup.ts';
import { standingPose, walkingPose } from './gait.ts';
import { momentsOf } from './passers-by.ts';
import { personIn, type Outfit } from './person.ts';

const PLAIN: Outfit = { jacket: 'clothNavy', trousers: 'denim' };
const OUTFIT: Outfit = { ...PLAIN, helmet: 'signWhite', bands: 'signWhite' };

const axis = (soup: Soup, which: number) =>
  soup.points.flatMap((points) => [...points].filter((_, i) => i % 3 === which));
const span = (values: readonly number[]) => {
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  return [low, high] as const;
};

describe('somebody', () => {
  test('is about 1.75 m tall and stands on the floor', () => {
    const [foot, top] = span(axis(personIn(standingPose(0), PLAIN), 2));
    expect(foot).toBeGreaterThan(-0.01);
    expect(top).toBeGreaterThan(1.7);
    expect(top).toBeLessThan(1.8);
  });

  test('has bones that keep their lengths through a stride', () => {
    for (let walked = 0; walked < 1.4; walked += 0.1) {
      for (const { hip, knee } of walkingPose(walked).legs)
        expect(Math.hypot(hip[0] - knee[0], hip[1] - knee[1], hip[2] - knee[2])).toBeCloseTo(0.435, 2);
    }
  });

  test('has one foot that stays while the other passes it', () => {
    const at = (walked: number) => walkingPose(walked).legs.map(({ ankle }) => ankle[0] + walked);
    const [before, after] = [at(0.2), at(0.4)];
    expect(after[0] - before[0]).toBeCloseTo(0, 3);
    expect(after[1] - before[1]).toBeGreaterThan(0.3);
  });
});

test('who walks is elsewhere at the end of the exposure, who stands is not', () => {
  const moments = momentsOf({
    seconds: 0.5,
    people: [
      { at: [0, 0], heading: 0, pace: 1.2, outfit: OUTFIT },
      { at: [10, 0], heading: 90, pace: 0, outfit: OUTFIT },
    ],
  });
  const middle = (soup: Soup, isNear: (x: number) => boolean) => {
    const [low, high] = span(axis(soup, 0).filter(isNear));
    return (low + high) / 2;
  };
  const [first, last] = [moments[0], moments[moments.length - 1]];
  expect(middle(last, (x) => x < 5) - middle(first, (x) => x < 5)).toBeGreaterThan(0.4);
  expect(Math.abs(middle(last, (x) => x > 5) - middle(first, (x) => x > 5))).toBeLessThan(0.05);
});
