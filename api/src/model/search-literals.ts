/*
 * Words as PostgreSQL reads and keeps them, written here and not by `to_tsvector`: its parsers know no Chinese, and the
 * two engines do not have the same ones (docs/decisions/0003-one-driver-two-engines.md).
 */

/** A: title, B: tags, C: summary, D: text. */
export type Weight = 'A' | 'B' | 'C' | 'D';

export interface PositionedTerm {
  term: string;
  weight: Weight;
}

export interface QueryTerm {
  term: string;
  /** Also finds words that begin with it. */
  prefix: boolean;
}

/** What the database keeps of a text: later positions are all the same to it, and 256 of one word are enough. */
const LAST_POSITION = 16_383;
const MOST_POSITIONS = 255;

/** Quotes and backslashes doubled; what no text of the database can hold is left out. */
function quoted(term: string): string {
  const text = term.toWellFormed().replaceAll('\0', '');
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** A `tsvector` literal; the position of a term is its index in the list, from 1. */
export function vectorLiteral(terms: readonly PositionedTerm[]): string {
  const positionsByTerm = new Map<string, string[]>();
  for (const [at, { term, weight }] of terms.slice(0, LAST_POSITION).entries()) {
    const known = positionsByTerm.get(term) ?? [];
    if (known.length === 0) positionsByTerm.set(term, known);
    // D is the weight of a position that names none.
    if (known.length < MOST_POSITIONS) known.push(`${at + 1}${weight === 'D' ? '' : weight}`);
  }
  return [...positionsByTerm].map(([term, positions]) => `${quoted(term)}:${positions.join(',')}`).join(' ');
}

/** A `tsquery` literal for texts that hold every term; empty for no terms, which finds nothing. */
export function queryLiteral(terms: readonly QueryTerm[]): string {
  return terms.map(({ term, prefix }) => `${quoted(term)}${prefix ? ':*' : ''}`).join(' & ');
}
