import { z } from 'zod';
import { MOST_SEARCHES } from 'shared/contract/talent/job-alert';
import { jobSearch, type JobSearch } from 'shared/contract/talent/job';
import type { PrivateData } from '../../private-data/private-data.service.ts';
import type { Subscriber } from '../subscriber.store.ts';

/** Where searches are sealed for: their words are what somebody typed. */
const aad = (id: string) => ({ table: 'subscriber', column: 'sealed_searches', id });

const stored = z.array(z.unknown());

export const sealSearches = (data: PrivateData, id: string, searches: readonly JobSearch[]): string =>
  data.seal(JSON.stringify(searches), aad(id));

/** What is stored; a search for something that the site no longer has is left out. */
export function searchesOf(data: PrivateData, { id, sealed_searches }: Pick<Subscriber, 'id' | 'sealed_searches'>) {
  if (sealed_searches === null) return [];
  const found = stored.parse(JSON.parse(data.open(sealed_searches, aad(id))));
  return found.flatMap((one) => jobSearch.safeParse(one).data ?? []);
}

/** Both, each once, of too many the newest. */
export function merged(before: readonly JobSearch[], added: JobSearch): JobSearch[] {
  const searches = new Map([...before, added].map((search) => [JSON.stringify(search), search]));
  return [...searches.values()].slice(-MOST_SEARCHES);
}

/** A search as the parameters of pages say it. */
export function searchTexts({ searchKeyword, ...search }: JobSearch): Record<string, string> {
  return { keyword: searchKeyword, ...search };
}
