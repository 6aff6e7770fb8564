import { describe, expect, it } from 'vitest';
import { soundOf } from '../keyword/pinyin.adapter.ts';
import { Titles, type TitleRow } from './titles.model.ts';

const NOW = new Date('2026-11-26T00:00:00Z');
const row = (title: string, more: Partial<TitleRow> = {}): TitleRow => ({
  kind: 'page',
  title,
  names: [],
  url: `/${title}`,
  picture: null,
  published: new Date(0),
  expires: new Date('9999-12-31'),
  ...more,
});
const found = (rows: readonly TitleRow[], keyword: string) =>
  new Titles(rows, soundOf).matching(keyword, NOW).map(({ kind, found: titles }) => ({
    kind,
    titles: titles.map(({ row: { title }, titleMarks }) =>
      [...titleMarks]
        .toReversed()
        .reduce(
          (text, [at, length]) => `${text.slice(0, at)}[${text.slice(at, at + length)}]${text.slice(at + length)}`,
          title,
        ),
    ),
  }));

describe('what visitors are offered while they type', () => {
  it('is vehicles, then pages, then documents, a few of each', () => {
    const rows = (['document', 'page', 'vehicle'] as const).flatMap((kind) =>
      ['a', 'b', 'c', 'd'].map((name) => row(`wind ${name}`, { kind, url: `/${kind}/${name}` })),
    );
    expect(found(rows, 'wi').map(({ kind, titles }) => [kind, titles.length])).toEqual([
      ['vehicle', 3],
      ['page', 3],
      ['document', 2],
    ]);
  });

  it.each([
    ['chen', ['[Chen]yue S5']],
    ['CHENYUE s5', ['[Chenyue] [S5]']],
    ['s5', ['Chenyue [S5]']],
    ['yue', []],
    ['5', []],
    ['ｓ５', ['Chenyue [S5]']],
    ['chenyue x', []],
  ])('is what has every word of %s, where a word begins', (keyword, titles) => {
    expect(found([row('Chenyue S5')], keyword).flatMap((group) => group.titles)).toEqual(titles);
  });

  it.each([
    ['辰岳', ['[辰岳]S5']],
    ['岳S5', ['辰[岳S5]']],
    ['chenyue', ['辰岳S5']],
    ['cys', ['辰岳S5']],
    ['chenyues5', ['辰岳S5']],
    ['汽车', []],
  ])('is in Chinese found within a word and by its sound: %s', (keyword, titles) => {
    expect(found([row('辰岳S5')], keyword).flatMap((group) => group.titles)).toEqual(titles);
  });

  it('begins with what begins so, then what has such a word, another name and a sound; the newest first of equals', () => {
    const rows = [
      row('分红', { names: ['wind'] }),
      row('Old wind', { published: new Date('2025-01-01') }),
      row('New wind', { published: new Date('2026-01-01') }),
      row('Windows'),
    ];
    expect(found(rows, 'wind').flatMap((group) => group.titles)).toEqual(['[Wind]ows', 'New [wind]', 'Old [wind]']);
    expect(found(rows.slice(0, 1), 'wind').flatMap((group) => group.titles)).toEqual(['分红']);
  });

  it('is nothing before it is out, nothing that is over, and each address once', () => {
    const rows = [
      row('wind secret', { published: new Date('2026-11-27') }),
      row('wind over', { expires: NOW }),
      row('wind one', { url: '/one' }),
      row('wind two', { url: '/one' }),
    ];
    expect(found(rows, 'wind').flatMap((group) => group.titles)).toEqual(['[wind] one']);
  });

  it('answers the longest keyword of many words', () => {
    expect(found([row('a')], Array.from({ length: 50 }, () => 'a').join(' '))).toHaveLength(1);
    expect(found([row('a b')], Array.from({ length: 50 }, (_, at) => `w${at}`).join(' '))).toEqual([]);
  });
});
