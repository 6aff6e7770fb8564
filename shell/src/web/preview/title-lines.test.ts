import { describe, expect, it } from 'vitest';
import { setTitle } from './title-lines.ts';

/** Every character as wide as it is high, Latin half of it. */
const measure = (text: string, size: number) =>
  Array.from(text).reduce((sum, character) => sum + (/\p{ASCII}/u.test(character) ? size / 2 : size), 0);
const set = (title: string, width = 100) => setTitle(title, { width, mostLines: 2, sizes: [20, 10], measure });

describe('a title in a preview', () => {
  it('is as large as it fits', () => {
    expect(set('风与光')).toEqual({ lines: ['风与光'], size: 20 });
    expect(set('南沙工厂里的风，还有声音')).toEqual({ lines: ['南沙工厂里的风，', '还有声音'], size: 10 });
  });

  it('breaks between words, never before punctuation', () => {
    expect(set('Air in line').lines).toEqual(['Air in', 'line']);
    expect(set('南沙的工厂，风').lines).toEqual(['南沙的', '工厂，风']);
    expect(set('南沙工厂的风「墙').lines).toEqual(['南沙工厂的', '风「墙']);
  });

  it('keeps particles with their word and numbers with what they count, and leaves no character alone', () => {
    const wide = (title: string) => set(title, 160).lines;
    expect(wide('首次超过了19万辆汽车')).toEqual(['首次超过了', '19万辆汽车']);
    expect(wide('全年销量1,870,578辆')).toEqual(['全年销量', '1,870,578辆']);
    expect(wide('六个品牌，一座走得进去的')).toEqual(['六个品牌，', '一座走得进去的']);
  });

  it('leaves no particle at the head of a line, and takes a word that ends in one for a word', () => {
    expect(setTitle('南沙工厂的风很大', { width: 100, mostLines: 2, sizes: [20], measure }).lines).toEqual([
      '南沙工厂的',
      '风很大',
    ]);
    expect(setTitle('a 的', { width: 20, mostLines: 2, sizes: [20], measure }).lines).not.toContain('的');
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
