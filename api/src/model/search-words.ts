import type { QueryTerm } from './search-literals.ts';
import { folded, termOf, type Segmenter, type Token, type Word } from './segmenter.ts';

/** Words that tell nothing about a text; a query leaves them out unless it has no others. */
const STOP_WORDS = new Set([
  ...'a an and are as at be been but by for from had has have he her his how if in into is it its no not of on or she'.split(
    ' ',
  ),
  ...'so than that the their them then there these they this to us was we were what when which who why will with you'.split(
    ' ',
  ),
  ...'的 了 在 是 和 与 及 或 也 就 都 而 为 被 把 从 对 向 以 于 之 其 这 那 有 个'.split(' '),
]);
const STOP_TERMS = new Set([...STOP_WORDS].map(termOf));

/** Every word of a text in its order, the words inside a word before it. */
export function tokensOf(segmenter: Segmenter, text: string): Token[] {
  return segmenter.words(text).flatMap((word) => [...word.parts, word]);
}

/** The words of a keyword, each once, without those that tell nothing unless there are no others. */
export function significantWords(segmenter: Segmenter, keyword: string): Word[] {
  const all = [...Map.groupBy(segmenter.words(keyword), ({ term }) => term).values()].flatMap((same) => same[0] ?? []);
  const significant = all.filter(({ term }) => !STOP_TERMS.has(term));
  return significant.length > 0 ? significant : all;
}

/**
 * What a text must hold for a word. A compound that its parts cover is searched by its parts, so that 广州车展 also
 * finds 广州国际车展; 新能源 is not covered by 能源 and stays whole.
 */
export function ownTerms(word: Word): QueryTerm[] {
  const tokens = isCovered(word) ? word.parts : [word];
  return [...new Set(tokens.map(({ term }) => term))].map((term) => ({ term, prefix: false }));
}

function isCovered({ start, length, parts }: Word): boolean {
  let reached = start;
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    if (part.start > reached) return false;
    reached = Math.max(reached, part.start + part.length);
  }
  return reached === start + length;
}

/** What a title offers to those who type: its words as written, and the phrases of the pack's dictionary in it. */
export function suggestedTerms(segmenter: Segmenter, title: string, phrases: readonly string[]): string[] {
  const plain = foldedPhrase(title);
  const words = tokensOf(segmenter, title)
    .map(({ start, length }) => foldedPhrase(title.slice(start, start + length)).replace(/'s$/, ''))
    .filter((word) => /^..+$/u.test(word) && /\p{L}/u.test(word) && !STOP_WORDS.has(word));
  return [...new Set([...words, ...phrases.map(foldedPhrase).filter((phrase) => holds(plain, phrase))])];
}

/** Latin phrases count between word boundaries only: `s1` is not in `s10`. */
function holds(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase);
  if (at < 0 || phrase === '') return false;
  const around = [
    text.slice(at - 1, at) + (phrase[0] ?? ''),
    (phrase.at(-1) ?? '') + text.slice(at + phrase.length).slice(0, 1),
  ];
  return !around.some((pair) => /^[a-z0-9]{2}$/.test(pair));
}

/** A phrase as suggestions compare it. */
export function foldedPhrase(text: string): string {
  return folded(text).trim().replace(/\s+/g, ' ');
}
