import type { SearchType } from 'shared/contract/site/search';
import { marksOf } from '../../model/highlight.ts';
import type { QueryTerm } from '../../model/search-literals.ts';
import { foldedPhrase } from '../../model/search-words.ts';
import type { Segmenter } from '../../model/segmenter.ts';

interface Candidate {
  type: SearchType;
  id: string;
  title: string;
  published: Date;
  rank: number;
}

export interface Keyword {
  keyword: string;
  terms: readonly QueryTerm[];
  segmenter: Segmenter;
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

/** Titles that are the keyword, then those that are mostly made of it, then texts; never below 0. */
export function scoreOf(candidate: Candidate, request: Keyword, now: number): number {
  const { title, type, rank, published } = candidate;
  const [typed, named] = [foldedPhrase(request.keyword), foldedPhrase(title)];
  const marked = marksOf(request.segmenter, title, request.terms).reduce((sum, [, length]) => sum + length, 0);
  const covered = title.length === 0 ? 0 : marked / title.length;
  const found = request.terms.filter((term) => marksOf(request.segmenter, title, [term]).length > 0).length;
  const whole = request.terms.length > 0 && found === request.terms.length ? 1 : 0;
  const exact = named === typed ? 2 : named.includes(typed) ? 0.4 : 0;
  const age = Math.max(0, now - published.getTime()) / YEAR_MS;
  const recent = published.getTime() === 0 ? 0 : NEWEST_WORTH / (1 + age);
  return exact + whole + covered + KIND_WORTH[type] + recent + Math.min(1, rank) * 0.5;
}

/** The best of all kinds, best first; of equals the newer, then by name, so that an order is the same each time. */
export function bestOf<C extends Candidate>(
  candidates: readonly C[],
  request: Keyword,
  { now, most }: { now: number; most: number },
): C[] {
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, request, now) }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        b.candidate.published.getTime() - a.candidate.published.getTime() ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    )
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
