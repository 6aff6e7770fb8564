import { JOB_CITIES, JOB_FUNCTIONS, JOB_TRACKS } from 'shared/contract/job';

/** By what vacancies are chosen, in the order of the form and of the address. */
export const FACETS = ['track', 'function', 'city'] as const;

/** What somebody looks for; empty means all. */
export interface JobQuery {
  track: (typeof JOB_TRACKS)[number] | '';
  function: (typeof JOB_FUNCTIONS)[number] | '';
  city: (typeof JOB_CITIES)[number] | '';
  page: number;
}

export const EVERY_JOB: JobQuery = { track: '', function: '', city: '', page: 1 };

export const JOBS_PER_PAGE = 12;
const LAST_PAGE = 1000;

/** Reads an address; anything unknown means all. */
export function jobQueryOf(query: Readonly<Record<string, string>>): JobQuery {
  const page = Number(query['page']);
  return {
    track: JOB_TRACKS.find((track) => track === query['track']) ?? '',
    function: JOB_FUNCTIONS.find((one) => one === query['function']) ?? '',
    city: JOB_CITIES.find((city) => city === query['city']) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Path below the language segment; what means all is left out, so that every view has one address. */
export function jobsAddress(query: JobQuery): string {
  const chosen = FACETS.flatMap((facet) => (query[facet] === '' ? [] : [[facet, query[facet]]]));
  const page = query.page > 1 ? [['page', String(query.page)]] : [];
  const text = new URLSearchParams([...chosen, ...page]).toString();
  return text === '' ? '/talent/jobs' : `/talent/jobs?${text}`;
}

export function jobAddress(id: string): string {
  return `/talent/job?${new URLSearchParams({ id })}`;
}
