import { describe, expect, it } from 'vitest';
import { isWorse, tailOf } from './is-worse.ts';

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
    expect(isWorse({ made, failed }, { made: othersMade, failed: othersFailed })).toBe(expected);
  });
});
