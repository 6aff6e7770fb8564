import { describe, expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

describe('file sizes', () => {
  it.each([
    [0, '0.00 B'],
    [1023, '1023.00 B'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    [1024 ** 2 - 1, '1.00 MB'],
    [1024 ** 2, '1.00 MB'],
    [1024 ** 8, '1.00 YB'],
    [1024 ** 9, '1024.00 YB'],
  ])('writes %d bytes as %s', (bytes, written) => {
    expect(formatFileSize(bytes)).toBe(written);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('does not show nonsense for %d', (bytes) => {
    expect(formatFileSize(bytes)).toBe('0.00 B');
  });
});
