import { describe, expect, it } from 'vitest';
import { builtInCutter, jiebaCutter } from '../modules/search/han-cutter.service.ts';
import { ownTerms, suggestedTerms, significantWords, tokensOf } from './search-words.ts';
import { segmenterOf, type HanCutter } from './segmenter.ts';

const PACK_WORDS = ['辰岳', '曜行', '新能源', '车展'];
const native = jiebaCutter(PACK_WORDS);
const cutters: [name: string, cutter: HanCutter | undefined][] = [
  ['the native module', native],
  ['the built-in segmenter', builtInCutter(PACK_WORDS)],
];

it('has the native module here', () => {
  expect(native).toBeDefined();
});

describe.each(cutters)('words by %s', (_name, cutter = () => []) => {
  const segmenter = segmenterOf(cutter);
  const terms = (text: string) => tokensOf(segmenter, text).map(({ term }) => term);

  it('are Chinese words of two characters, terms of three and the names of the pack', () => {
    expect(terms('辰岳与曜行的新能源汽车在国际车展亮相')).toEqual(
      expect.arrayContaining(['辰岳', '曜行', '新能源', '汽车', '国际', '车展']),
    );
  });

  it('are found where they stand, whatever stands around them', () => {
    const text = '😀曜行V6，𠮷祥！e\u0301clair 2026广州车展👨‍👩‍👧 group’s １２ 187,420辆';
    for (const { term, start, length } of tokensOf(segmenter, text)) {
      expect(segmenter.words(text.slice(start, start + length)).map((word) => word.term)).toContain(term);
    }
    expect(terms(text)).toEqual(expect.arrayContaining(['v6', 'eclair', '12', 'group', '187420', '𠮷']));
  });

  it('cover a text of one language without a gap', () => {
    const text = '新能源汽车自动驾驶技术发布会在广州国际车展举行';
    expect(
      segmenter.words(text).reduce((whole, { start, length }) => whole + text.slice(start, start + length), ''),
    ).toBe(text);
  });

  it('are the same for a text and for a query in other letters', () => {
    expect(terms('ＹＡＯＸＩＮＧ Batteries charging')).toEqual(terms("yaoxing's battery charged"));
  });

  it('are none in what is no word', () => {
    expect(terms(' \'"\\ & ! | : * 😀 \ud800 … 。')).toEqual([]);
    expect(terms('x'.repeat(5000))[0]).toHaveLength(64);
  });
});

describe('a query', () => {
  const compound: HanCutter = (text) => [
    {
      text,
      parts:
        text === '广州车展'
          ? [
              { text: '广州', at: 0 },
              { text: '车展', at: 2 },
            ]
          : [{ text: text.slice(1), at: 1 }],
    },
  ];
  const wanted = (keyword: string) =>
    significantWords(segmenterOf(compound), keyword)
      .flatMap(ownTerms)
      .map(({ term }) => term);

  it('asks for the parts of a compound when they are all of it, and for the whole otherwise', () => {
    expect(wanted('广州车展')).toEqual(['广州', '车展']);
    expect(wanted('新能源')).toEqual(['新能源']);
  });

  it('leaves out words that tell nothing, unless there are no others', () => {
    expect(wanted('the range of the car')).toEqual(['rang', 'car']);
    expect(wanted('the of')).toEqual(['the', 'of']);
  });

  it('asks for a word once', () => {
    expect(wanted('car cars CAR')).toEqual(['car']);
  });
});

describe('what a title suggests', () => {
  const segmenter = segmenterOf((text) => [{ text, parts: [] }]);

  it('is its telling words as they are written, and the phrases of the pack in it', () => {
    expect(suggestedTerms(segmenter, 'The Chenyue S1’s wind tunnel', ['Chenyue S1', 'Wind  tunnel', 'S10'])).toEqual([
      'chenyue',
      's1',
      'wind',
      'tunnel',
      'chenyue s1',
      'wind tunnel',
    ]);
  });

  it('is no phrase that only looks as if it were in it', () => {
    expect(suggestedTerms(segmenter, 'S10 scart', ['S1', 'car', '10'])).toEqual(['s10', 'scart']);
  });
});
