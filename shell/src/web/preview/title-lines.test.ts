import { describe, expect, it } from 'vitest';
import { setTitle } from './title-lines.ts';

/** Every character as wide as it is high, Latin half of it. */
const measure = (text: string, size: number) =>
  Array.from(text).reduce((sum, character) => sum + (/\p{ASCII}/u.test(character) ? size / 2 : size), 0);
const set = (title: string, width = 100) => setTitle(title, { width, mostLines: 2, sizes: [20, 10], measure });

describe('a title in a preview', () => {
  it('is as large as it fits', () => {
    expect(set('风与光')).toEqual({ lines: ['风与光'], size: 20 });
    expect(set('风与光的一个很长很长的故事')).toEqual({ lines: ['风与光的一个很长很长', '的故事'], size: 10 });
  });

  it('breaks Latin between words and Han between characters, never before punctuation', () => {
    expect(set('Air in line').lines).toEqual(['Air in', 'line']);
    expect(set('一二三四五，六').lines).toEqual(['一二三四', '五，六']);
    expect(set('一二三四「五').lines).toEqual(['一二三四', '「五']);
  });

  it('is cut with an ellipsis where even the smallest letters do not fit', () => {
    const { lines, size } = set('长'.repeat(40));
    expect(size).toBe(10);
    expect(lines).toEqual(['长'.repeat(10), `${'长'.repeat(9)}…`]);
    expect(set('W'.repeat(60)).lines[0]).toMatch(/^W+…$/);
  });

  it('may be empty', () => {
    expect(set('  ').lines).toEqual([]);
  });
});
