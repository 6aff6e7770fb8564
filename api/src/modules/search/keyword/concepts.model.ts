import type { Lang } from 'shared/contract/text/lang';
import type { PackConcept } from 'shared/contract/pack/search-words';
import { significantWords } from '../../../model/search-words.ts';
import type { Segmenter } from '../../../model/segmenter.ts';
import { phrasingOf, type Phrasing } from './phrasing.model.ts';

/** Words that mean the same, as the pack has them, in both languages; the other ones are those of the site's. */
export class Concepts {
  readonly #others: ReadonlyMap<string, readonly Phrasing[]>;
  /** Of the longest phrase, in words. */
  readonly #longest: number;

  constructor(concepts: readonly PackConcept[], lang: Lang, segmenter: Segmenter) {
    const keyOf = (phrase: string) => significantWords(segmenter, phrase).map(({ term }) => term);
    const rows = concepts.flatMap((concept): (readonly [string[], readonly Phrasing[]])[] => {
      const own = concept[lang].map((phrase) => phrasingOf(segmenter, phrase));
      return [...concept.cn, ...concept.en].map((phrase) => [keyOf(phrase), own]);
    });
    this.#others = new Map(rows.map(([key, own]) => [key.join(' '), own]));
    this.#longest = Math.max(0, ...rows.map(([key]) => key.length));
  }

  /** The longest phrase that begins at a word, in other words, and how many words it has. */
  at(terms: readonly string[], start: number): [others: readonly Phrasing[], length: number] | undefined {
    for (let length = Math.min(this.#longest, terms.length - start); length > 0; length -= 1) {
      const others = this.#others.get(terms.slice(start, start + length).join(' '));
      if (others) return [others, length];
    }
    return undefined;
  }
}
