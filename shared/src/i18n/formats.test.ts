import { describe, expect, it } from 'vitest';
import { dateFormat, numberFormat } from './formats.ts';

// Spec L5.
describe('formats', () => {
  it('are made once for a language and its options', () => {
    expect(numberFormat('en', { style: 'percent' })).toBe(numberFormat('en', { style: 'percent' }));
    expect(numberFormat('en')).not.toBe(numberFormat('cn'));
    expect(numberFormat('en')).not.toBe(numberFormat('en', { style: 'percent' }));
  });

  it('of dates are one for each language, zone and style', () => {
    const options = { dateStyle: 'long', timeZone: 'Asia/Shanghai' } as const;
    expect(dateFormat('en', options)).toBe(dateFormat('en', { ...options }));
    const late = new Date('2026-11-18T20:00:00Z');
    expect(dateFormat('cn', options).format(late)).toBe('2026年11月19日');
    expect(dateFormat('en', options).format(late)).toBe('19 November 2026');
    expect(dateFormat('en', { ...options, timeZone: 'UTC' }).format(late)).toBe('18 November 2026');
    expect(dateFormat('en', { ...options, dateStyle: 'short' }).format(late)).toBe('19/11/2026');
  });

  it('write days before months in English', () => {
    const format = dateFormat('en', { dateStyle: 'long', timeZone: 'Asia/Shanghai' });
    expect(format.format(new Date('2026-11-18T02:00:00Z'))).toBe('18 November 2026');
  });
});
