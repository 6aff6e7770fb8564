import { LAST_PAGE } from 'shared/contract/section/last-page';
import type { QueryValuesOf } from 'shared/contract/section/query-values';
import {
  JOB_BRANDS,
  JOB_CITIES,
  JOB_DAYS,
  JOB_FUNCTIONS,
  JOB_KINDS,
  JOB_SORTS,
  JOB_TRACKS,
} from 'shared/contract/talent/job';
import { STATUSES, TRACKS } from './model/programme-choice.ts';
import { OPTIONS } from './model/role-fit.ts';
import { OUTCOMES } from './pages/alerts/alerts-view.ts';
import type { routes } from './routes.ts';

/** What the parameters of the pages may say, for the web process: no browser loads it. What loads refuse, and no more. */
export const queryValues = {
  programmes: { track: TRACKS, status: STATUSES },
  programme: { id: 'id' },
  jobs: {
    track: JOB_TRACKS,
    function: JOB_FUNCTIONS,
    city: JOB_CITIES,
    brand: JOB_BRANDS,
    kind: JOB_KINDS,
    days: JOB_DAYS,
    sort: JOB_SORTS,
    page: LAST_PAGE,
  },
  alerts: {
    track: JOB_TRACKS,
    function: JOB_FUNCTIONS,
    city: JOB_CITIES,
    brand: JOB_BRANDS,
    kind: JOB_KINDS,
    act: ['confirm'],
    done: OUTCOMES,
    again: ['1'],
  },
  job: { id: 'id' },
  fit: { q1: OPTIONS, q2: OPTIONS, q3: OPTIONS, q4: OPTIONS, q5: OPTIONS },
  apply: { id: 'id' },
} as const satisfies QueryValuesOf<typeof routes>;
