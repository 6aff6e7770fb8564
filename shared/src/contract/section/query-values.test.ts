import { describe, expect, it } from 'vitest';
import { LAST_PAGE } from './last-page.ts';
import { fits, type QueryValues } from './query-values.ts';

const INDICATORS = { someOf: ['ma', 'boll', 'rsi'], or: 'none' };

describe('a value of a parameter', () => {
  it.each<[what: string, values: QueryValues, texts: Record<'right' | 'wrong', string[]>]>([
    ['a number', LAST_PAGE, { right: ['1', '1000'], wrong: ['0', '1001', '-1', '1.5', '1e2', ' 1', '9'.repeat(20)] }],
    ['one of some words', ['A', 'H'], { right: ['A', 'H'], wrong: ['a', 'AH', 'toString'] }],
    ['one of some numbers', [-1, 30], { right: ['-1', '30'], wrong: ['3', '030'] }],
    ['some words by comma', INDICATORS, { right: ['ma', 'ma,rsi', 'none'], wrong: ['rsi,ma', 'ma,ma', 'ma,x', 'x'] }],
    ['a year', 'year', { right: ['2026'], wrong: ['26', '0999', '3000', '2026 '] }],
    ['a month', 'month', { right: ['2026-11'], wrong: ['2026-13', '2026-1'] }],
    ['a day', 'day', { right: ['2026-11-30'], wrong: ['2026-11-31', '2026-11'] }],
    ['an id', 'id', { right: ['ART-1', 'x'.repeat(64)], wrong: ['x'.repeat(65)] }],
  ])('is %s', (_what, values, { right, wrong }) => {
    expect(right.filter((text) => !fits(text, values))).toEqual([]);
    expect(wrong.filter((text) => fits(text, values))).toEqual([]);
  });

  it('is anything where nothing is said of it, or what only younger programs understand', () => {
    for (const values of [undefined, 'colour', { from: 1 }]) expect(fits('anything', values as QueryValues)).toBe(true);
  });
});
