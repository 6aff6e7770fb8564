import { foldedPhrase } from './search-words.ts';

/** What words are looked for in: folded, each word between spaces. */
export function wordsText(texts: readonly string[]): string {
  return ` ${spaced(texts.join(' '))} `;
}

const HAN = /\p{Script=Han}/u;

/**
 * Every word of the keyword must be in a text of {@link wordsText}: Chinese anywhere, others from their beginning on, so that
 * `car` does not find `scar`. Nothing but signs is in no text.
 */
export function holdsWords(text: string, keyword: string): boolean {
  const words = spaced(keyword);
  if (words === '') return keyword.trim() === '';
  return words.split(' ').every((word) => text.includes(HAN.test(word) ? word : ` ${word}`));
}

const spaced = (text: string): string =>
  foldedPhrase(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
