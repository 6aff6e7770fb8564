import { LAST_PAGE, type QueryValuesOf } from 'shared/contract/section/query-values';
import { JOB_CITIES, JOB_FUNCTIONS, JOB_TRACKS } from 'shared/contract/talent/job';
import { STATUSES, TRACKS } from './model/programme-choice.ts';
import type { routes } from './routes.ts';

/** What the parameters of the pages may say, for the web process: no browser loads it. What loads refuse, and no more. */
export const queryValues = {
  programmes: { track: TRACKS, status: STATUSES },
  jobs: { track: JOB_TRACKS, function: JOB_FUNCTIONS, city: JOB_CITIES, page: LAST_PAGE },
  job: { id: 'id' },
} as const satisfies QueryValuesOf<typeof routes>;
