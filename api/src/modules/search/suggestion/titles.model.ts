import { SUGGESTED, type Mark, type SuggestedKind } from 'shared/contract/site/search';
import { foldedPhrase } from '../../../model/search-words.ts';
import { folded } from '../../../model/segmenter.ts';
import type { Sound } from '../keyword/vocabulary.model.ts';

/** A title that suggestions may offer, as the index of the search has it. */
export interface TitleRow {
  kind: SuggestedKind;
  title: string;
  /** Other names of it. */
  names: readonly string[];
  /** Below the language segment. */
  url: string;
  /** Of the pack. */
  picture: string | null;
  published: Date;
  /** From then on it is over. */
  expires: Date;
}

export interface FoundTitle {
  row: TitleRow;
  titleMarks: Mark[];
}
export interface FoundGroup {
  kind: SuggestedKind;
  found: FoundTitle[];
}

interface Known extends Sound {
  row: TitleRow;
  /** As long as the title, so that places are the same in both; empty where folding changes the length. */
  plain: string;
  names: readonly string[];
}

/** Spec LIM-search-keyword. */
const MOST_WORDS = 16;
/** How well a title fits: it begins so, a word of it does, another name does, it sounds so. */
const FIT = { start: 4, word: 3, name: 2, sound: 1 } as const;

/** The titles of one language, in the memory of the service: read once for each version of the content. */
export class Titles {
  readonly #known: readonly Known[];

  constructor(rows: readonly TitleRow[], soundOf: (phrase: string) => Sound) {
    this.#known = rows.map((row) => {
      const plain = folded(row.title);
      const names = [foldedPhrase(row.title), ...row.names.map(foldedPhrase)];
      return { row, plain: plain.length === row.title.length ? plain : '', names, ...soundOf(row.title) };
    });
  }

  /** What is out at a moment and holds every word of a keyword, each kind by itself: the best first, of equals the newest. */
  matching(keyword: string, moment: Date): FoundGroup[] {
    const words = [...new Set(foldedPhrase(keyword).split(' '))].slice(0, MOST_WORDS);
    const letters = words.join('');
    const fitting = this.#known
      .filter(({ row }) => row.published <= moment && row.expires > moment)
      .map((known) => ({ known, fit: fitOf(known, words, letters) }))
      .filter(({ fit }) => fit > 0)
      .toSorted((a, b) => b.fit - a.fit || newestFirst(a.known.row, b.known.row))
      .map(({ known: { row, plain } }) => ({ row, titleMarks: marksIn(plain, words) }));
    const kinds = Object.entries(SUGGESTED) as [SuggestedKind, number][];
    return kinds
      .map(([kind, most]) => ({ kind, found: onceEach(fitting.filter(({ row }) => row.kind === kind)).slice(0, most) }))
      .filter(({ found }) => found.length > 0);
  }
}

/** The first of several that lead to one address. */
const onceEach = (found: readonly FoundTitle[]): FoundTitle[] =>
  [...Map.groupBy(found, ({ row }) => row.url).values()].flatMap(([first]) => first ?? []);

const newestFirst = (a: TitleRow, b: TitleRow): number =>
  b.published.getTime() - a.published.getTime() || a.title.length - b.title.length || (a.url < b.url ? -1 : 1);

function fitOf({ names, pinyin, initials }: Known, words: readonly string[], letters: string): number {
  const [title = '', ...others] = names;
  const holdsAll = (name: string) => words.every((word) => placeOf(name, word) >= 0);
  if (holdsAll(title)) return title.startsWith(words[0] ?? '') ? FIT.start : FIT.word;
  if (others.some(holdsAll)) return FIT.name;
  const sounds = pinyin !== '' && /^[a-z][a-z0-9]+$/.test(letters);
  return sounds && (pinyin.startsWith(letters) || initials.startsWith(letters)) ? FIT.sound : 0;
}

/** Where a word begins; letters within a word are no beginning, Chinese characters always are. -1: nowhere. */
function placeOf(text: string, word: string): number {
  const isWithin = (at: number) => /[a-z0-9]/.test(word[0] ?? '') && /[a-z0-9]/.test(text[at - 1] ?? '');
  let at = text.indexOf(word);
  while (at > 0 && isWithin(at)) at = text.indexOf(word, at + 1);
  return at;
}

/** Neighbours are one mark. */
function marksIn(plain: string, words: readonly string[]): Mark[] {
  const places = words.map((word): Mark => [placeOf(plain, word), word.length]).filter(([at]) => at >= 0);
  return places
    .toSorted(([a], [b]) => a - b)
    .reduce<Mark[]>((marks, [start, length]) => {
      const last = marks.at(-1);
      if (last && start <= last[0] + last[1]) last[1] = Math.max(last[1], start + length - last[0]);
      else marks.push([start, length]);
      return marks;
    }, []);
}
