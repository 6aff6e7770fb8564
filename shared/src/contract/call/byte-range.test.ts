import { describe, expect, it } from 'vitest';
import { ifRangeHolds, rangeOf } from './byte-range.ts';

const SIZE = 1000;

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=500-', 500, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('%s is bytes %i to %i of a thousand', (header, from, to) => {
    expect(rangeOf(header, SIZE)).toEqual({ kind: 'part', from, to });
  });

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s lies outside of a thousand bytes', (header) => {
    expect(rangeOf(header, SIZE)).toEqual({ kind: 'unsatisfiable' });
  });

  it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b', 'bytes=1e3-'])(
    '%j is answered with the whole file',
    (header) => {
      expect(rangeOf(header, SIZE)).toEqual({ kind: 'all' });
    },
  );

  it('counts only while the file is the same; a weak tag cannot tell', () => {
    expect(ifRangeHolds(undefined, '"a"')).toBe(true);
    expect(ifRangeHolds('"a"', '"a"')).toBe(true);
    expect(ifRangeHolds('"b"', '"a"')).toBe(false);
    expect(ifRangeHolds('W/"a"', '"a"')).toBe(false);
  });
});
