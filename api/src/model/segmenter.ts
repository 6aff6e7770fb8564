import { stemmer } from 'stemmer';
import { simplified } from './simplified.ts';

/** A word of a text. `start` and `length` are UTF-16 units of the text; `term` is what is compared. */
export interface Token {
  term: string;
  start: number;
  length: number;
}

/** A word with the shorter words inside it: 广州车展 holds 广州 and 车展. */
export interface Word extends Token {
  parts: readonly Token[];
}

/** Cuts a run of Chinese characters into words that together are the run, each with the words inside it. */
export type HanCutter = (run: string) => { text: string; parts: { text: string; at: number }[] }[];

export interface Segmenter {
  words(text: string): Word[];
}

/** Longer "words" are no words; the database takes 2,046 bytes at most. */
const LONGEST_TERM = 64;

/*
 * Chinese runs, numbers with separators, and everything else that is written in letters and digits: `辰岳S7` is 辰岳 and
 * s7. An apostrophe belongs to its word, so that `group’s` is `group`.
 */
const RUNS =
  /(?<han>\p{Script=Han}+)|\p{Nd}+(?:[.,]\p{Nd}+)+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:['’](?:(?!\p{Script=Han})[\p{L}\p{M}])+)*/gu;

export function segmenterOf(cutHan: HanCutter): Segmenter {
  return {
    words: (text) =>
      [...text.matchAll(RUNS)].flatMap(({ 0: run, index, groups }) =>
        groups?.['han'] === undefined ? latinWord(run, index) : hanWords(cutHan, run, index),
      ),
  };
}

function hanWords(cutHan: HanCutter, run: string, at: number): Word[] {
  let start = at;
  return cutHan(simplified(run)).map(({ text, parts }) => {
    const from = start;
    start += text.length;
    const inside = parts.map((part) => ({ term: part.text, start: from + part.at, length: part.text.length }));
    return { term: text, start: from, length: text.length, parts: inside };
  });
}

function latinWord(run: string, start: number): Word[] {
  const term = termOf(run);
  return term === '' ? [] : [{ term, start, length: run.length, parts: [] }];
}

/** Nothing in it but letters, digits and signs that have one spelling: most words of an English text. */
const PLAIN = /^[ -~]*$/;

/** One spelling of a text however it was typed: full-width, capital, accented and traditional characters are plain ones. */
export function folded(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return simplified(text)
    .toWellFormed()
    .normalize('NFKD')
    .replace(/[\p{M}\0]+/gu, '')
    .toLowerCase()
    .replaceAll('’', "'");
}

/** What stands for a word that is not Chinese: folded, without its ending and apostrophes. */
export function termOf(word: string): string {
  const bare = folded(word).replace(/'s$/, '').replace(/[',]/g, '');
  const term = /^[a-z]{3,}$/.test(bare) ? stemmer(bare) : bare;
  return term.length <= LONGEST_TERM ? term : Array.from(term).slice(0, LONGEST_TERM).join('');
}
