import { describe, expect, it } from 'vitest';
import { isWorse, OF_BROWSERS, OF_RENDERS, OF_TIMES, tailOf, type Rule } from './is-worse.ts';

describe('the upper tail of the binomial distribution', () => {
  it.each([
    [[10, 0, 0.5], 1],
    [[10, 10, 0.5], 1 / 1024],
    [[4, 2, 0.5], 11 / 16],
    [[100, 3, 0.01], 0.0794],
  ] as const)('of trials, successes and chance %j is %f', ([trials, successes, chance], expected) => {
    expect(tailOf(trials, successes, chance)).toBeCloseTo(expected, 4);
  });
});

type Pair = readonly [made: number, failed: number];

const worse = (tried: Pair, promoted: Pair, rule: Rule) =>
  isWorse({ made: tried[0], failed: tried[1] }, { made: promoted[0], failed: promoted[1] }, rule);

describe('a new set', () => {
  it.each([
    ['that fails at every render is known after three', [3, 3, 0, 0], true],
    ['that failed twice may be anything', [2, 2, 0, 0], false],
    ['that throws in 2 % of its renders is known with the third', [147, 3, 5000, 0], true],
    ['that fails as seldom as the promoted one goes on', [5000, 5, 95_000, 95], false],
    ['that fails no more than a site which fails often goes on', [90, 10, 900, 100], false],
    ['that fails twice as often as one which fails often is known', [800, 200, 9000, 1000], true],
    ['that nobody renders beside the promoted one goes on while it works', [20, 0, 0, 0], false],
  ] as const)('%s', (_, [made, failed, othersMade, othersFailed], expected) => {
    expect(isWorse({ made, failed }, { made: othersMade, failed: othersFailed }, OF_RENDERS)).toBe(expected);
  });
});

describe('a new set whose pages take longer', () => {
  it.each([
    ['is known when all of them are slow, after ten', { tried: [0, 10], promoted: [50, 2] }, true],
    ['may be anything after nine', { tried: [0, 9], promoted: [50, 2] }, false],
    [
      'goes on where a tenth is slow, on a machine where that is usual',
      { tried: [90, 10], promoted: [180, 20] },
      false,
    ],
    ['goes on while the promoted set is as slow', { tried: [20, 40], promoted: [20, 40] }, false],
  ] as const)('%s', (_, { tried, promoted }, expected) => {
    expect(worse(tried, promoted, OF_TIMES)).toBe(expected);
  });
});

describe('a new set in which islands break', () => {
  it.each([
    ['is known with its fifth visitor', { tried: [95, 5], promoted: [900, 0] }, true],
    ['may be anything with four', { tried: [16, 4], promoted: [900, 0] }, false],
    [
      'goes on when five of a thousand say so, however few do elsewhere',
      { tried: [995, 5], promoted: [90_000, 0] },
      false,
    ],
    ['goes on where browsers break the promoted one as often', { tried: [95, 5], promoted: [950, 50] }, false],
  ] as const)('%s', (_, { tried, promoted }, expected) => {
    expect(worse(tried, promoted, OF_BROWSERS)).toBe(expected);
  });
});
