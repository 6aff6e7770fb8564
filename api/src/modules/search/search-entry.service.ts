import type { Lang } from 'shared/contract/text/lang';
import type { SearchType } from 'shared/contract/site/search';
import type { SearchEntryTable } from '../../db/search-schema.ts';
import { vectorLiteral, type PositionedTerm, type Weight } from '../../model/search-literals.ts';
import { foldedPhrase, suggestedTerms, tokensOf } from '../../model/search-words.ts';
import type { Segmenter } from '../../model/segmenter.ts';

/** Room for a title's words in the index of titles, whose rows take 2,700 bytes (a third of a page). */
const TITLE_BYTES = 2000;
/** What a word takes beside its letters: its entry, its position and what aligns them. */
const WORD_BYTES = 10;

/** What makes texts searchable: the segmenter with the pack's words, and the phrases that suggestions may offer. */
export interface SearchDictionary {
  segmenter: Segmenter;
  phrases: Readonly<Record<Lang, readonly string[]>>;
}

export interface SearchText {
  type: SearchType;
  id: string;
  language: Lang;
  published: Date;
  category: string;
  title: string;
  tags: readonly string[];
  summary: string;
  /** Plain text. */
  body: string;
  /** What visitors call it besides, found like its title. */
  names?: readonly string[];
  /** Below the language segment, or a document; news are where their column has its page. */
  url?: string;
  picture?: string | null;
  /** From then on it is over, and not found. */
  expires?: Date;
}

interface SearchMoments {
  published: Date;
  expires: Date;
}

/** A moment that never comes. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/** The row that search finds a text by; `body_tsv` holds the title too, so that words may be found in different parts. */
export function searchEntry(
  { segmenter, phrases }: SearchDictionary,
  { tags, names = [], url = '', picture = null, expires = NEVER, ...text }: SearchText,
): Omit<SearchEntryTable, 'source' | 'published' | 'expires'> & SearchMoments {
  const placed = (part: string, weight: Weight): PositionedTerm[] =>
    tokensOf(segmenter, part).map(({ term }) => ({ term, weight }));
  const title = [text.title, ...names].flatMap((name) => placed(name, 'A'));
  return {
    ...text,
    url,
    picture,
    expires,
    title_tsv: vectorLiteral(startOf(title)),
    body_tsv: vectorLiteral([
      ...title,
      ...tags.flatMap((tag) => placed(tag, 'B')),
      ...placed(text.summary, 'C'),
      ...placed(text.body, 'D'),
    ]),
    names: [...names],
    terms: [...new Set([...suggestedTerms(segmenter, text.title, phrases[text.language]), ...names.map(foldedPhrase)])],
  };
}

/** As many words from the start as the index has room for; an endless title is found by the others as a text. */
function startOf(title: readonly PositionedTerm[]): readonly PositionedTerm[] {
  let bytes = 0;
  const end = title.findIndex(({ term }) => (bytes += Buffer.byteLength(term) + WORD_BYTES) > TITLE_BYTES);
  return end < 0 ? title : title.slice(0, end);
}
