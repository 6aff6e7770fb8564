import { describe, expect, it } from 'vitest';
import { segmenterOf, type HanCutter } from '../../../model/segmenter.ts';
import { Concepts } from './concepts.model.ts';
import { correctedKeyword } from './correction.model.ts';
import { soundOf } from './pinyin.adapter.ts';
import { literalOf, readKeyword, termsOf, wholeKeywords, type Language } from './reading.model.ts';
import { mainlandKeyword } from './regional.adapter.ts';
import { spellingsNear } from './spelling.model.ts';
import { Vocabulary } from './vocabulary.model.ts';

const MORNING = new Date('2026-11-21T00:00:00Z');
const EVENING = new Date('2026-11-21T12:00:00Z');

/** Words of two characters, and what is left. */
const byTwo: HanCutter = (run) => (run.match(/.{1,2}/gu) ?? []).map((text) => ({ text, parts: [] }));
const segmenter = segmenterOf(byTwo);

function languageWith(lang: 'cn' | 'en', terms: readonly string[], at = EVENING): Language {
  const rows = terms.map((term, place) => ({
    term,
    df: terms.length - place,
    published: term.includes('secret') || term === '绝密' ? EVENING : MORNING,
    ...soundOf(term),
  }));
  const concepts = new Concepts([{ cn: ['新能', '电动'], en: ['EV', 'electric car'] }], lang, segmenter);
  return { lang, segmenter, concepts, words: new Vocabulary(rows).until(at), soundOf };
}

const cn = languageWith('cn', ['辰岳', '车展', '招聘', 'suv', '绝密']);
const en = languageWith('en', ['batteries', 'wind', 'secret', 'announcements']);
const query = (keyword: string, language: Language) => literalOf(readKeyword(keyword, language));

describe('what a keyword asks for', () => {
  it('is every word of it, sixteen at most', () => {
    expect(query('the wind tunnel', en)).toBe("( ( 'wind' ) ) & ( ( 'tunnel' ) )");
    const many = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ');
    expect(readKeyword(many, en).clauses).toHaveLength(16);
    expect(query('!?…', en)).toBe('');
  });

  it('stays small when somebody makes it as large as he can: sixteen clauses of nine phrasings at most', () => {
    const same = Array.from({ length: 40 }, (_, at) => `车型${String.fromCodePoint(0x4e00 + at)}`);
    const words = Array.from({ length: 33 }, (_, at) => `v${at}`);
    const concepts = new Concepts([{ cn: same, en: words }], 'cn', segmenter);
    const { clauses } = readKeyword(words.join(' '), { ...cn, concepts });
    expect(clauses.map((clause) => clause.length)).toEqual(Array.from({ length: 16 }, () => 9));
  });

  it('takes a single Chinese character as the beginning of words', () => {
    expect(query('车', cn)).toBe("( ( '车':* ) )");
    expect(query('车 a1', cn)).toBe("( ( '车' ) ) & ( ( 'a1' ) )");
  });

  it('is other words for the same too, in the language of the site', () => {
    expect(query('electric cars', cn)).toBe("( ( 'electr' & 'car' ) | ( '新能' ) | ( '电动' ) )");
    expect(query('电动', en)).toBe("( ( '电动' ) | ( 'ev' ) | ( 'electr' & 'car' ) )");
  });

  it('is how Chinese words sound, in one word or several, and their initials unless a text has these letters', () => {
    expect(query('chenyue', cn)).toBe("( ( 'chenyu' ) | ( '辰岳' ) )");
    expect(query('chen yue s7', cn)).toBe("( ( 'chen' & 'yue' ) | ( '辰岳' ) ) & ( ( 's7' ) )");
    expect(termsOf(readKeyword('chenyuechezhan', cn)).map(({ term }) => term)).toContain('车展');
    expect(query('cy', cn)).toBe("( ( 'cy' ) | ( '辰岳' ) )");
    expect(query('suv', cn)).toBe("( ( 'suv' ) )");
    expect(query('chenyue', en)).toBe("( ( 'chenyu' ) )");
  });

  it('is asked of facts as it was typed, and as it sounds', () => {
    expect(wholeKeywords(readKeyword('zhaopin', cn))).toEqual(['zhaopin', '招聘']);
  });
});

describe('a slip', () => {
  it('is a letter left out, exchanged, in place of another or too many', () => {
    expect(spellingsNear('wind')).toEqual(expect.arrayContaining(['wnd', 'wnid', 'wand', 'winds']));
    expect(spellingsNear('wind')).not.toContain('wind');
    expect(spellingsNear('s7')).toEqual([]);
  });

  it.each<[string, string]>([
    ['baterreis', ''],
    ['batterise', 'batteries'],
    ['Anouncements, please', 'announcements, please'],
    ['battery', ''],
    ['wnd', ''],
    ['secert', ''],
  ])('in %s is mended to "%s"', (typed, meant) => {
    const early = languageWith('en', ['batteries', 'wind', 'secret', 'announcements'], MORNING);
    expect(correctedKeyword(typed, early) ?? '').toBe(meant);
  });

  it.each<[string, string]>([
    ['chenyeu', '辰岳'],
    ['辰月S7', '辰岳S7'],
    ['车展', ''],
    ['chezhan', ''],
  ])('of the keys or of an input method in %s is mended to "%s"', (typed, meant) => {
    expect(correctedKeyword(typed, cn) ?? '').toBe(meant);
  });
});

it('of another region is read as the mainland writes it', async () => {
  expect(await mainlandKeyword('軟體 投資者關係')).toBe('软件 投资者关系');
  expect(await mainlandKeyword('wind 风洞')).toBe('wind 风洞');
});
