import { termOf } from '../../../model/segmenter.ts';
import { spellingsNear } from './spelling.model.ts';

/** How a Chinese phrase sounds; empty for what has no Chinese character. */
export interface Sound {
  /** Syllables without tones and whatever is no Chinese beside them, in small letters without spaces: `chenyues7`. */
  pinyin: string;
  /** The first letter of each syllable, the rest as it is: `cys7`. */
  initials: string;
}

/** A word of the titles that are out, or one that the pack has for them. */
export interface VocabularyRow extends Sound {
  /** Folded. */
  term: string;
  /** Texts whose title has it. */
  df: number;
  published: Date;
}

/** What a vocabulary knows at a moment. */
export interface KnownWords {
  has(word: string): boolean;
  /** Whether any form of a word of letters is known, by what is left without its ending. */
  hasForm(term: string): boolean;
  /** Chinese words that sound so, or whose initials these are, the most frequent first. */
  bySound(letters: string, allowed: { initials: boolean }): string[];
  /** The most frequent word of letters that is one slip away; undefined for a word that is known, and without any. */
  near(word: string): string | undefined;
}

/** Several words have the same initials: more than these are guesses. */
const MOST_BY_INITIALS = 3;
const MOST_BY_SOUND = 4;
const SHORTEST_NEAR = 4;

/** The words of one language, in the memory of the service: read once for each version of the content. */
export class Vocabulary {
  readonly #byTerm: ReadonlyMap<string, VocabularyRow>;
  readonly #byPinyin: Map<string, VocabularyRow[]>;
  readonly #byInitials: Map<string, VocabularyRow[]>;
  readonly #byForm: Map<string, VocabularyRow[]>;

  /** @param rows the most frequent first */
  constructor(rows: readonly VocabularyRow[]) {
    // The first of several with one word counts.
    this.#byTerm = new Map(rows.toReversed().map((row) => [row.term, row]));
    const sounding = rows.filter(({ pinyin }) => pinyin !== '');
    this.#byPinyin = Map.groupBy(sounding, ({ pinyin }) => pinyin);
    this.#byInitials = Map.groupBy(sounding, ({ initials }) => initials);
    this.#byForm = Map.groupBy(
      rows.filter(({ term }) => /^[a-z]+$/.test(term)),
      ({ term }) => termOf(term),
    );
  }

  /** Nothing that is published later is known: the embargo. */
  until(moment: Date): KnownWords {
    const isOut = (row: VocabularyRow | undefined) => row !== undefined && row.published <= moment;
    const termsIn = (rows: readonly VocabularyRow[] | undefined, most: number) =>
      (rows ?? []).filter(isOut).slice(0, most);
    const bySound = (letters: string, { initials }: { initials: boolean }): VocabularyRow[] => {
      const whole = termsIn(this.#byPinyin.get(letters), MOST_BY_SOUND);
      if (whole.length > 0 || !initials || letters.length > 6) return whole;
      return termsIn(this.#byInitials.get(letters), MOST_BY_INITIALS);
    };
    const has = (word: string) => isOut(this.#byTerm.get(word));
    return {
      has,
      hasForm: (term) => this.#byForm.get(term)?.some(isOut) ?? false,
      bySound: (letters, allowed) => {
        const found = bySound(letters, allowed).map(({ term }) => term);
        return found.length > 0 ? found : this.#joined(letters, moment);
      },
      near: (word) => {
        if (has(word) || word.length < SHORTEST_NEAR) return undefined;
        const near = spellingsNear(word).flatMap((spelling) => {
          const row = this.#byTerm.get(spelling) ?? this.#byPinyin.get(spelling)?.find(isOut);
          return row && isOut(row) ? [{ term: row.term, worth: row.df * (spelling[0] === word[0] ? 4 : 1) }] : [];
        });
        return near.toSorted((a, b) => b.worth - a.worth || (a.term < b.term ? -1 : 1))[0]?.term;
      },
    };
  }

  /** Two words that were typed as one, `chenyueqiche`. */
  #joined(letters: string, moment: Date): string[] {
    const first = (sound: string) => this.#byPinyin.get(sound)?.find(({ published }) => published <= moment)?.term;
    for (let end = letters.length - 2; end > 1; end -= 1) {
      const [before, after] = [first(letters.slice(0, end)), first(letters.slice(end))];
      if (before !== undefined && after !== undefined) return [before + after];
    }
    return [];
  }
}
