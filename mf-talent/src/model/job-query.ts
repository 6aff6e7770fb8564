import { narrowing, oneOf, pageNumber, pageQuery } from 'shared/contract/section/query';
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

/** Every choice leaves it the list of vacancies. */
export const jobQuery = pageQuery({
  track: narrowing(oneOf(JOB_TRACKS, '')),
  function: narrowing(oneOf(JOB_FUNCTIONS, '')),
  city: narrowing(oneOf(JOB_CITIES, '')),
  page: pageNumber,
});

/** Path below the language segment; what means all is left out, so that every view has one address. */
export function jobsAddress(query: JobQuery): string {
  return paths.jobs.address(jobQuery.texts(query));
}
