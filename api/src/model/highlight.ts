import type { Mark } from 'shared/contract/site/search';
import type { QueryTerm } from './search-literals.ts';
import { tokensOf } from './search-words.ts';
import type { Segmenter } from './segmenter.ts';

/** Characters (UTF-16 units) of an excerpt, and how many of them stand before what was found. */
const WINDOW = 120;
const LEAD = 30;

export interface Marked {
  text: string;
  marks: Mark[];
}

/** Where a text holds words of the query; neighbours are one mark. */
export function marksOf(segmenter: Segmenter, text: string, terms: readonly QueryTerm[]): Mark[] {
  const exact = new Set(terms.map(({ term }) => term));
  const prefixes = terms.filter(({ prefix }) => prefix).map(({ term }) => term);
  const found = tokensOf(segmenter, text).flatMap(({ term, start, length }): Mark[] => {
    if (exact.has(term)) return [[start, length]];
    const prefix = prefixes.find((beginning) => term.startsWith(beginning));
    return prefix === undefined ? [] : [[start, prefix.length]];
  });
  return joined(found.toSorted(([a], [b]) => a - b));
}

function joined(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const [start, length] of marks) {
    const last = result.at(-1);
    if (last && start <= last[0] + last[1]) last[1] = Math.max(last[1], start + length - last[0]);
    else result.push([start, length]);
  }
  return result;
}

/**
 * The part of one of the texts with the most different words of the query, of about 120 characters: of the first text
 * when others have no more. Cut between words, never inside a character that takes two units.
 */
export function excerptOf(segmenter: Segmenter, texts: readonly string[], terms: readonly QueryTerm[]): Marked {
  let best: { excerpt: Marked; words: number } = { excerpt: { text: '', marks: [] }, words: -1 };
  for (const text of texts) {
    const excerpt = cut(text, marksOf(segmenter, text, terms));
    const words = terms.filter((term) => marksOf(segmenter, excerpt.text, [term]).length > 0).length;
    if (words > best.words) best = { excerpt, words };
    if (words === terms.length) break;
  }
  return best.excerpt;
}

function cut(text: string, marks: readonly Mark[]): Marked {
  const best = densest(marks);
  const [from, to] = bounds(text, best);
  const [before, after] = [from > 0 ? '…' : '', to < text.length ? '…' : ''];
  const inside = marks.filter(([start, length]) => start >= from && start + length <= to);
  return {
    text: before + text.slice(from, to) + after,
    marks: inside.map(([start, length]) => [start - from + before.length, length]),
  };
}

/** The mark with the most marked characters in the window that begins at it. */
function densest(marks: readonly Mark[]): Mark {
  const weights = marks.map(([from]) => {
    const inside = marks.filter(([start, length]) => start >= from && start + length <= from + WINDOW - LEAD);
    return inside.reduce((sum, [, length]) => sum + length, 0);
  });
  return marks[weights.indexOf(Math.max(...weights))] ?? [0, 0];
}

function bounds(text: string, [start, length]: Mark): [from: number, to: number] {
  if (text.length <= WINDOW) return [0, text.length];
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  const wanted = Math.max(0, Math.min(start - LEAD, text.length - WINDOW));
  const here = words.containing(wanted);
  const next = here === undefined || here.index === wanted ? wanted : here.index + here.segment.length;
  const from = Math.min(next, start);
  const end = from + WINDOW;
  if (end >= text.length) return [from, text.length];
  const last = words.containing(end)?.index ?? end;
  return [from, Math.max(last, start + length)];
}
