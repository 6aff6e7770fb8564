import { folded, termOf } from '../../../model/segmenter.ts';
import type { Language } from './reading.model.ts';

const LATIN = /[a-z]+/giu;
const HAN = /\p{Script=Han}+/gu;
/** Characters of a word that an input method may have offered for another of the same sound. */
const HAN_LENGTHS = [4, 3, 2] as const;

/** The keyword with words that nobody knows made into ones that are one slip away; undefined where there is nothing to make better. */
export function correctedKeyword(keyword: string, language: Language): string | undefined {
  const corrected = keyword
    .replace(LATIN, (word) => nearWord(word, language) ?? word)
    .replace(HAN, (run) => (language.lang === 'cn' ? sameSounding(run, language) : run));
  return corrected === keyword ? undefined : corrected;
}

function nearWord(typed: string, { words, concepts }: Language): string | undefined {
  const word = folded(typed);
  const isKnown = words.hasForm(termOf(word)) || concepts.at([termOf(word)], 0) !== undefined;
  if (isKnown || words.bySound(word, { initials: true }).length > 0) return undefined;
  return words.near(word);
}

/** A word of the titles in place of characters that sound like it and are no word of any. */
function sameSounding(run: string, { words, segmenter, soundOf }: Language): string {
  const known = segmenter.words(run).filter(({ term, length }) => length > 1 && words.has(term));
  const isTaken = (at: number, length: number) =>
    known.some((word) => at < word.start + word.length && word.start < at + length);
  for (const length of HAN_LENGTHS) {
    for (let at = 0; at + length <= run.length; at += 1) {
      const piece = run.slice(at, at + length);
      const meant = isTaken(at, length) ? undefined : words.bySound(soundOf(piece).pinyin, { initials: false })[0];
      if (meant !== undefined && meant !== piece) return run.slice(0, at) + meant + run.slice(at + length);
    }
  }
  return run;
}
