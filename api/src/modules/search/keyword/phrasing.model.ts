import type { QueryTerm } from '../../../model/search-literals.ts';
import { foldedPhrase, ownTerms, significantWords } from '../../../model/search-words.ts';
import type { Segmenter } from '../../../model/segmenter.ts';

/** One way to say a part of a keyword. */
export interface Phrasing {
  /** Folded. */
  text: string;
  /** A text must hold all of them. */
  terms: readonly QueryTerm[];
}

/** A phrase in the words that texts are searched by. */
export function phrasingOf(segmenter: Segmenter, text: string): Phrasing {
  return { text: foldedPhrase(text), terms: significantWords(segmenter, text).flatMap(ownTerms) };
}
