import { describe, expect, it } from 'vitest';
import { movingAverage } from './moving-average.ts';

// Spec I3.
describe('a moving average', () => {
  it('is the mean of the last values, once there are enough', () => {
    expect(movingAverage([1, 2, 3, 4, 5, 9], 5)).toEqual([null, null, null, null, 3, 4.6]);
  });

  it('has nothing to say about fewer values than its length', () => {
    expect(movingAverage([1, 2, 3], 5)).toEqual([null, null, null]);
    expect(movingAverage([], 5)).toEqual([]);
  });

  it('is the value itself over one', () => expect(movingAverage([1.5, 2.25], 1)).toEqual([1.5, 2.25]));

  it('does not show the dust of binary fractions', () => expect(movingAverage([0.1, 0.2], 2)).toEqual([null, 0.15]));

  it.each([0, -1, 2.5])('refuses a length of %d', (length) => {
    expect(() => movingAverage([1], length)).toThrow(RangeError);
  });
});
