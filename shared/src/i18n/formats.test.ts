import { describe, expect, it } from 'vitest';
import { dateFormat, numberFormat } from './formats.ts';

describe('formats', () => {
  it('are made once for a language and its options', () => {
    expect(numberFormat('en', { style: 'percent' })).toBe(numberFormat('en', { style: 'percent' }));
    expect(numberFormat('en')).not.toBe(numberFormat('cn'));
    expect(numberFormat('en')).not.toBe(numberFormat('en', { style: 'percent' }));
  });

  it('write days before months in English', () => {
    const format = dateFormat('en', { dateStyle: 'long', timeZone: 'Asia/Shanghai' });
    expect(format.format(new Date('2026-11-18T02:00:00Z'))).toBe('18 November 2026');
  });
});
