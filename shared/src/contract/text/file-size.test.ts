import { describe, expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

describe('file sizes', () => {
  it.each([
    [0, '0.00 B'],
    [1, '1.00 B'],
    [1023, '1023.00 B'],
    [1024, '1.00 KB'],
    [1025, '1.00 KB'],
    [1536, '1.50 KB'],
    [1_048_570, '1023.99 KB'],
    [1024 ** 2 - 1, '1.00 MB'],
    [1024 ** 2, '1.00 MB'],
    [1_300_234, '1.24 MB'],
    [1024 ** 3, '1.00 GB'],
    [1024 ** 4, '1.00 TB'],
    [1024 ** 5, '1.00 PB'],
    [1024 ** 6, '1.00 EB'],
    [1024 ** 7, '1.00 ZB'],
    [1024 ** 8, '1.00 YB'],
    [1024 ** 9, '1024.00 YB'],
  ])('writes %d bytes as %s', (bytes, written) => {
    expect(formatFileSize(bytes)).toBe(written);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('does not show nonsense for %d', (bytes) => {
    expect(formatFileSize(bytes)).toBe('0.00 B');
  });
});
