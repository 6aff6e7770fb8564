import { describe, expect, it } from 'vitest';
import { fits, LAST_PAGE, type QueryValues } from './query-values.ts';

const INDICATORS = { someOf: ['ma', 'boll', 'rsi'], or: 'none' };

describe('a value of a parameter', () => {
  it.each<[what: string, values: QueryValues, right: string[], wrong: string[]]>([
    ['a number', LAST_PAGE, ['1', '1000'], ['0', '1001', '-1', '1.5', '1e2', ' 1', '99999999999999999999']],
    ['one of some words', ['A', 'H'], ['A', 'H'], ['a', 'AH', 'toString']],
    ['one of some numbers', [-1, 30], ['-1', '30'], ['3', '030']],
    ['some words by comma', INDICATORS, ['ma', 'ma,rsi', 'none'], ['rsi,ma', 'ma,ma', 'ma,x', 'x', 'ma,none']],
    ['a year', 'year', ['2026'], ['26', '0999', '3000', '2026 ']],
    ['a month', 'month', ['2026-11'], ['2026-13', '2026-1']],
    ['a day', 'day', ['2026-11-30'], ['2026-11-31', '2026-11']],
    ['an id', 'id', ['ART-1', 'x'.repeat(64)], ['x'.repeat(65)]],
  ])('is %s', (_what, values, right, wrong) => {
    expect(right.filter((text) => !fits(text, values))).toEqual([]);
    expect(wrong.filter((text) => fits(text, values))).toEqual([]);
  });

  it('is anything where nothing is said of it, or what only younger programs understand', () => {
    for (const values of [undefined, 'colour', { from: 1 }]) expect(fits('anything', values as QueryValues)).toBe(true);
  });
});
