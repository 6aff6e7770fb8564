import type { Lang } from 'shared/contract/text/lang';
import { queryLiteral, type QueryTerm } from '../../../model/search-literals.ts';
import { foldedPhrase, ownTerms, significantWords } from '../../../model/search-words.ts';
import type { Segmenter, Word } from '../../../model/segmenter.ts';
import type { Concepts } from './concepts.model.ts';
import { phrasingOf, type Phrasing } from './phrasing.model.ts';
import type { KnownWords, Sound } from './vocabulary.model.ts';

/** A clause of a keyword, as it was typed and then in other words for the same. */
export type Clause = readonly [typed: Phrasing, ...others: Phrasing[]];

/** What a keyword asks for: a text must hold each of the clauses, in any of its phrasings. */
export interface Reading {
  /** Folded. */
  keyword: string;
  clauses: readonly Clause[];
}

/** What a language of the site reads keywords with. */
export interface Language {
  lang: Lang;
  segmenter: Segmenter;
  concepts: Concepts;
  words: KnownWords;
  soundOf: (phrase: string) => Sound;
}

/** Spec LIM-search-keyword: what stands behind them is left out. */
const MOST_CLAUSES = 16;
/** Words that one clause may stand for besides what was typed: each costs the query a look-up. */
const MOST_OTHERS = 8;
/** Adjacent words of letters that may be the Pinyin of one: `fen hong ji lu`. */
const MOST_JOINED = 6;

export function readKeyword(keyword: string, language: Language): Reading {
  const words = significantWords(language.segmenter, keyword);
  const clauses: Clause[] = [];
  for (let at = 0; at < words.length && clauses.length < MOST_CLAUSES;) {
    const [others, length] = conceptAt(words, at, language) ?? pinyinAt(words, at, { keyword, language }) ?? [[], 1];
    const own = words.slice(at, at + length);
    clauses.push([{ text: textOf(keyword, own), terms: own.flatMap(ownTerms) }, ...others.slice(0, MOST_OTHERS)]);
    at += length;
  }
  return { keyword: foldedPhrase(keyword), clauses: withBeginning(clauses) };
}

/** A single Chinese character is seldom a word of its own: 车 is meant to find 车展. */
function withBeginning(clauses: Clause[]): Clause[] {
  const [only] = clauses;
  if (!only || clauses.length > 1) return clauses;
  const [{ text, terms }, ...others] = only;
  return [[{ text, terms: terms.map((term) => ({ ...term, prefix: /^\p{Script=Han}$/u.test(text) })) }, ...others]];
}

function textOf(keyword: string, words: readonly Word[]): string {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? foldedPhrase(keyword.slice(first.start, last.start + last.length)) : '';
}

/** What stands at a place, and how many words it takes. */
type Found = [others: readonly Phrasing[], length: number];

function conceptAt(words: readonly Word[], at: number, { concepts }: Language): Found | undefined {
  return concepts.at(
    words.map(({ term }) => term),
    at,
  );
}

/** Words of letters that are how Chinese words sound, or their initials where no text has the letters themselves. */
function pinyinAt(
  words: readonly Word[],
  at: number,
  { keyword, language }: { keyword: string; language: Language },
): Found | undefined {
  const { lang, words: known, segmenter } = language;
  if (lang !== 'cn') return undefined;
  const spelled = words.slice(at, at + MOST_JOINED).map(({ start, length }) => keyword.slice(start, start + length));
  const letters = spelled.findIndex((word) => !/^[a-z]+\d*$/i.test(word));
  const most = letters < 0 ? spelled.length : letters;
  for (let length = most; length > 0; length -= 1) {
    const joined = spelled.slice(0, length).join('').toLowerCase();
    const found = known.bySound(joined, { initials: length === 1 && !known.has(joined) });
    if (found.length > 0) return [found.map((text) => phrasingOf(segmenter, text)), length];
  }
  return undefined;
}

/** Every word that a text may be found by, each once. */
export function termsOf({ clauses }: Reading): QueryTerm[] {
  const all = clauses.flatMap((clause) => clause.flatMap(({ terms }) => terms));
  return [...new Map(all.map((term) => [`${term.term} ${term.prefix}`, term])).values()];
}

/** A `tsquery` literal; empty where nothing is asked for. */
export function literalOf({ clauses }: Reading): string {
  const either = (clause: Clause) =>
    clause.flatMap(({ terms }) => (terms.length === 0 ? [] : [`( ${queryLiteral(terms)} )`])).join(' | ');
  return clauses.map((clause) => `( ${either(clause)} )`).join(' & ');
}

/** The whole keyword in each of its words, without spaces, as typed first; no more than {@link MOST_WHOLE}. */
export function wholePhrasings({ keyword, clauses }: Reading): string[] {
  const joined = clauses.reduce<string[]>(
    (beginnings, clause) =>
      beginnings.flatMap((beginning) => clause.map(({ text }) => beginning + spaceless(text))).slice(0, MOST_WHOLE),
    [''],
  );
  return [...new Set([spaceless(keyword), ...joined])].slice(0, MOST_WHOLE);
}

const MOST_WHOLE = 24;

/** The keyword as it was typed, and as it reads where its letters were Pinyin: what facts are asked for with. */
export function wholeKeywords({ keyword, clauses }: Reading): string[] {
  const spoken = clauses.map(([typed, ...others]) => others[0]?.text ?? typed.text).join('');
  return [...new Set([keyword, spoken])];
}

export const spaceless = (text: string): string => foldedPhrase(text).replace(/[\s\-‐–·]+/g, '');
