import { z } from 'zod';
import { jobSearch, type JobSearch } from 'shared/contract/talent/job';
import { MOST_SEARCHES } from 'shared/contract/talent/job-alert';
import { searchFromLine, searchIn, searchLine } from '../../model/job-search.ts';

/** `added` came with the link of a mail, and is not kept before it is saved. */
export const searchChoices = z.object({
  searches: z.array(jobSearch).max(MOST_SEARCHES),
  added: jobSearch.nullable(),
});
export type SearchChoices = z.output<typeof searchChoices>;

/** Names of the fields: a form of this site brings the first value of a field only. */
export const searchField = (index: number): string => `search-${index}`;

/** One more than can be kept, so that somebody who ticks too many is told. */
export const SEARCH_FIELDS: readonly string[] = Array.from({ length: MOST_SEARCHES + 1 }, (_, index) =>
  searchField(index),
);

/** The searches of a form; what was tampered with is left out. */
export function searchesIn(fields: Readonly<Record<string, string>>): JobSearch[] {
  const lines = SEARCH_FIELDS.flatMap((name) => fields[name] ?? []);
  return lines.flatMap((line) => searchFromLine(line) ?? []);
}

const everyVacancy = (): JobSearch => jobSearch.parse({});

/** What the list of vacancies, or whatever links here, asks for. */
export const searchAsked = (query: Readonly<Record<string, string>>): SearchChoices => ({
  searches: [searchIn(query) ?? everyVacancy()],
  added: null,
});

/** What a reader has, and what the link asks for besides, unless it is there already or names nothing. */
export function searchOffered({ searches }: SearchChoices, query: Readonly<Record<string, string>>): SearchChoices {
  const requested = searchIn(query);
  const line = requested === null ? '' : searchLine(requested);
  const isNew = line !== '' && searches.every((search) => searchLine(search) !== line);
  return { searches, added: isNew ? requested : null };
}
