import type { JobSearch } from 'shared/contract/talent/job';
import { jobQuery, type JobQuery } from './job-query.ts';

/** What somebody looks for on any day: days, order and page are of one visit only. */
export function searchOf({ keyword, track, function: field, city, brand, kind }: JobQuery): JobSearch {
  return { searchKeyword: keyword, track, function: field, city, brand, kind };
}

/** Null for one that names something that is not there. */
export function searchIn(texts: Readonly<Record<string, string>>): JobSearch | null {
  const query = jobQuery.parse(texts);
  return query && searchOf(query);
}

/** As parameters of the list of vacancies, in their order; empty ones mean all. */
export function searchTexts({ searchKeyword: keyword, track, function: field, city, brand, kind }: JobSearch) {
  return { keyword, track, function: field, city, brand, kind };
}

/** As a form carries it: what means all is left out, so that equal searches read alike. */
export function searchLine(search: JobSearch): string {
  const said = Object.entries(searchTexts(search)).filter(([, value]) => value !== '');
  return new URLSearchParams(said).toString();
}

export const searchFromLine = (line: string): JobSearch | null =>
  searchIn(Object.fromEntries(new URLSearchParams(line)));
