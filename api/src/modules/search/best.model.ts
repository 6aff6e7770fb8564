import type { SearchType } from 'shared/contract/site/search';
import { tokensOf } from '../../model/search-words.ts';
import type { Segmenter } from '../../model/segmenter.ts';
import { spaceless, wholePhrasings, type Reading } from './keyword/reading.model.ts';
import type { Phrasing } from './keyword/phrasing.model.ts';

interface Candidate {
  type: SearchType;
  id: string;
  title: string;
  names: readonly string[];
  published: Date;
  rank: number;
}

/** What a keyword asks for, in the words of a language. */
export interface Request {
  reading: Reading;
  segmenter: Segmenter;
  /** Milliseconds since the epoch. */
  now: number;
}

/** What a kind is worth between two titles that match alike: things and pages before what was written about them. */
const KIND_WORTH: Readonly<Record<SearchType, number>> = {
  vehicle: 0.5,
  page: 0.45,
  figure: 0.4,
  person: 0.4,
  answer: 0.3,
  place: 0.3,
  job: 0.25,
  event: 0.2,
  report: 0.3,
  news: 0.2,
  announcement: 0.1,
  pack: 0.05,
  media: 0,
};
const NEWEST_WORTH = 0.1;
const YEAR_MS = 365 * 86_400_000;
/** Titles that are the keyword as it was typed, in other words, and that hold it. */
const EXACT = { typed: 2, meant: 1.8, within: 0.4 } as const;
/** Another name of a thing is worth a little less than its own. */
const NAME_WORTH = 0.95;

/** Titles that are the keyword, then those that are mostly made of it, then texts; never below 0. */
function scorerOf({ reading, segmenter, now }: Request): (candidate: Candidate) => number {
  const [typed = '', ...meant] = wholePhrasings(reading);
  const titleScore = (title: string): number => {
    const named = spaceless(title);
    const exact =
      named === typed ? EXACT.typed : meant.includes(named) ? EXACT.meant : named.includes(typed) ? EXACT.within : 0;
    return exact + sharesOf(title, { reading, segmenter });
  };
  return ({ title, names, type, rank, published }) => {
    const worth = Math.max(titleScore(title), ...names.map((name) => NAME_WORTH * titleScore(name)));
    const age = Math.max(0, now - published.getTime()) / YEAR_MS;
    const recent = published.getTime() === 0 ? 0 : NEWEST_WORTH / (1 + age);
    return worth + KIND_WORTH[type] + recent + Math.min(1, rank) * 0.5;
  };
}

/** 1 for a title that has every part of the keyword, and the share of the title that they are. */
function sharesOf(title: string, { reading, segmenter }: Pick<Request, 'reading' | 'segmenter'>): number {
  const tokens = tokensOf(segmenter, title);
  const terms = new Set(tokens.map(({ term }) => term));
  const holds = ({ terms: wanted }: Phrasing) =>
    wanted.length > 0 && wanted.every(({ term, prefix }) => terms.has(term) || (prefix && title.includes(term)));
  const found = reading.clauses.flatMap((part) => {
    const phrasing = part.find(holds);
    return phrasing ? [phrasing] : [];
  });
  const used = new Set(found.flatMap((phrasing) => phrasing.terms.map(({ term }) => term)));
  const covered = new Set<number>();
  for (const { start, length } of tokens.filter((token) => used.has(token.term))) {
    for (let at = start; at < start + length; at += 1) covered.add(at);
  }
  const whole = reading.clauses.length > 0 && found.length === reading.clauses.length ? 1 : 0;
  return whole + (title.length === 0 ? 0 : covered.size / title.length);
}

/** The best of all kinds, best first; of equals the newer, then by name, so that an order is the same each time. */
export function bestOf<C extends Candidate>(candidates: readonly C[], request: Request, most: number): C[] {
  const scoreOf = scorerOf(request);
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.candidate.published.getTime() - a.candidate.published.getTime() ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    )
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
