import { expect, it } from 'vitest';
import { queryLiteral, vectorLiteral } from './search-literals.ts';

it('writes a word once with all its positions and weights', () => {
  const vector = vectorLiteral([
    { term: '车展', weight: 'A' },
    { term: 'v6', weight: 'C' },
    { term: '车展', weight: 'D' },
  ]);
  expect(vector).toBe("'车展':1A,3 'v6':2C");
});

it('asks for every word, and for beginnings where told', () => {
  expect(
    queryLiteral([
      { term: '车', prefix: true },
      { term: 'v6', prefix: false },
    ]),
  ).toBe("'车':* & 'v6'");
  expect(queryLiteral([])).toBe('');
});

it('lets no word end its quotes', () => {
  const characters = [
    "'",
    '\\',
    '"',
    ' ',
    ':',
    '*',
    '&',
    '|',
    '!',
    '(',
    ')',
    '<',
    '-',
    '>',
    'A',
    '1',
    '车',
    '😀',
    '\n',
  ];
  for (let seed = 1; seed <= 5000; seed += 1) {
    let state = seed * 2_654_435_761;
    const term = Array.from({ length: 1 + (seed % 9) }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return characters[(state >>> 16) % characters.length] ?? '';
    }).join('');
    expect(readQuoted(vectorLiteral([{ term, weight: 'A' }]))).toEqual({ word: term, rest: ':1A' });
    expect(readQuoted(queryLiteral([{ term, prefix: true }]))).toEqual({ word: term, rest: ':*' });
  }
});

it('leaves out what no database text can hold', () => {
  expect(queryLiteral([{ term: 'a\0b\ud800', prefix: false }])).toBe("'ab\ufffd'");
});

it('keeps no more of a long text than the database does', () => {
  const vector = vectorLiteral(
    Array.from({ length: 20_000 }, (_, at) => ({ term: at % 2 ? 'odd' : `w${at}`, weight: 'D' })),
  );
  expect(vector).not.toMatch(/:1638[4-9]|:1639\d|w16384/);
  expect(/'odd':([\d,]+)/.exec(vector)?.[1]?.split(',')).toHaveLength(255);
});

/** As PostgreSQL reads it: a doubled quote is one, a backslash stands before the character it means. */
function readQuoted(literal: string): { word: string; rest: string } {
  let [word, at] = ['', 1];
  for (; at < literal.length; at += 1) {
    if (literal[at] === '\\') at += 1;
    else if (literal[at] === "'" && literal[at + 1] === "'") at += 1;
    else if (literal[at] === "'") break;
    word += literal[at] ?? '';
  }
  return { word, rest: literal.slice(at + 1) };
}
