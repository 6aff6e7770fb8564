import type { GlossaryEntry } from 'shared/contract/invest/investor';
import type { Lang } from 'shared/contract/text/lang';

/** A word that the glossary explains, and the place of its entry. */
export type GlossaryTerm = Pick<GlossaryEntry, 'id' | 'term'>;

/** A run of a text: plain, or a word of the glossary as the text writes it. */
export type TextRun = string | { id: string; term: string };

const escaped = (term: string): string => term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A term as sentences write it: in any case, and in the plural in English; as a whole word where words have spaces. */
const patternOf = (term: string, lang: Lang): string =>
  lang === 'cn' ? escaped(term) : String.raw`(?<![\w-])${escaped(term)}s?(?![\w-])`;

/**
 * Marks words of the glossary where they first occur in texts that are read one after the other; a longer word comes before a
 * shorter one that is part of it.
 * @returns a function for each next text; what it has marked once it does not mark again
 */
export function firstTerms(glossary: readonly GlossaryTerm[], lang: Lang): (text: string) => TextRun[] {
  const left = new Map(glossary.map((entry) => [entry.id, entry]));
  return (text) => {
    const parts: TextRun[] = [];
    let from = 0;
    for (let found = nextIn(text, from, { left, lang }); found; found = nextIn(text, from, { left, lang })) {
      const { id, index, term } = found;
      if (index > from) parts.push(text.slice(from, index));
      parts.push({ id, term });
      left.delete(id);
      from = index + term.length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
  };
}

interface Search {
  left: ReadonlyMap<string, GlossaryTerm>;
  lang: Lang;
}

function nextIn(text: string, from: number, { left, lang }: Search) {
  const found = [...left.values()].flatMap(({ id, term }) => {
    const pattern = new RegExp(patternOf(term, lang), 'giu');
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    return match ? [{ id, index: match.index, term: match[0] }] : [];
  });
  return found.toSorted((a, b) => a.index - b.index || b.term.length - a.term.length)[0];
}
