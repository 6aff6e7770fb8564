import { paths } from '../paths.ts';
import { JOB_CITIES, JOB_FUNCTIONS, JOB_TRACKS } from 'shared/contract/talent/job';

/** By what vacancies are chosen, in the order of the form and of the address. */
export const FACETS = ['track', 'function', 'city'] as const;

/** What somebody looks for; empty means all. */
export interface JobQuery {
  track: (typeof JOB_TRACKS)[number] | '';
  function: (typeof JOB_FUNCTIONS)[number] | '';
  city: (typeof JOB_CITIES)[number] | '';
  page: number;
}

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
  return paths.jobs.address({ ...query, page: query.page > 1 ? query.page : '' });
}
