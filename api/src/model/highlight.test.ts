import { describe, expect, it } from 'vitest';
import { builtInCutter } from '../modules/search/han-cutter.service.ts';
import { excerptOf, marksOf, type Marked } from './highlight.ts';
import { ownTerms, significantWords } from './search-words.ts';
import { segmenterOf } from './segmenter.ts';

const segmenter = segmenterOf(builtInCutter(['车展', '新能源', '电驱']));
const terms = (keyword: string) =>
  significantWords(segmenter, keyword)
    .flatMap(ownTerms)
    .map(({ term }) => ({ term, prefix: term === '车' }));
const pieces = ({ text, marks }: Marked) => marks.map(([start, length]) => text.slice(start, start + length));
const marked = (text: string, keyword: string) => pieces({ text, marks: marksOf(segmenter, text, terms(keyword)) });

describe('marks', () => {
  it('stand where the words are, behind emoji and rare characters too', () => {
    expect(marked('😀👨‍👩‍👧𠮷广州车展，新能源！', '车展 新能源')).toEqual(['车展', '新能源']);
    expect(marksOf(segmenter, '😀车展', terms('车展'))).toEqual([[2, 2]]);
  });

  it('join words that touch, and know every form of an English word', () => {
    expect(marked('新能源车展', '车展 新能源')).toEqual(['新能源车展']);
    expect(marked('Batteries and the battery’s charger', 'battery')).toEqual(['Batteries', 'battery’s']);
  });

  it('are only the character for a query of one', () => {
    expect(marked('看车展', '车')).toEqual(['车']);
  });
});

describe('an excerpt', () => {
  const filler = '这里没有什么可看的，请继续往下读。'.repeat(12);

  it('is a whole short text, with its marks', () => {
    const excerpt = excerptOf(segmenter, ['车展开幕'], terms('车展'));
    expect(excerpt).toEqual({ text: '车展开幕', marks: [[0, 2]] });
  });

  it('comes from the text that holds most of what was asked for, or is the beginning of the first', () => {
    expect(excerptOf(segmenter, ['摘要', '正文说车展'], terms('车展')).text).toBe('正文说车展');
    expect(excerptOf(segmenter, ['摘要说车展', '正文说车展与电驱'], terms('车展 电驱')).text).toBe('正文说车展与电驱');
    expect(excerptOf(segmenter, ['摘要说车展', '正文说电驱'], terms('车展 电驱')).text).toBe('摘要说车展');
    expect(excerptOf(segmenter, ['摘要', '正文'], terms('车展'))).toEqual({ text: '摘要', marks: [] });
    expect(excerptOf(segmenter, [], terms('车展'))).toEqual({ text: '', marks: [] });
  });

  it('shows where most words stand together', () => {
    const excerpt = excerptOf(segmenter, [`车展。${filler}新能源电驱车展。${filler}`], terms('车展 新能源 电驱'));
    expect(pieces(excerpt)).toEqual(['新能源电驱车展']);
    expect(excerpt.text).toMatch(/^…[^…]+…$/);
  });

  const units = ['😀', '👨‍👩‍👧', '𠮷', 'é ', 'wandering ', '风'];

  it.each(units)('is cut between characters and marks the right letters, wherever the word stands in %s', (unit) => {
    for (let before = 0; before < 160; before += 7) {
      const text = `${unit.repeat(before)} 车展 ${unit.repeat(160)}`;
      const excerpt = excerptOf(segmenter, [text], terms('车展'));
      expect(pieces(excerpt)).toEqual(['车展']);
      expect(excerpt.text.isWellFormed()).toBe(true);
      expect(excerpt.text.length).toBeLessThanOrEqual(122);
    }
  });

  it('is cut between words', () => {
    const text = `${'wandering '.repeat(50)} 车展 ${'wandering '.repeat(50)}`;
    const words = excerptOf(segmenter, [text], terms('车展')).text.match(/[a-z]+/g);
    expect(new Set(words)).toEqual(new Set(['wandering']));
  });
});
