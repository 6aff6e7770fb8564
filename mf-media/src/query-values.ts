import { LAST_PAGE, type QueryValuesOf } from 'shared/contract/section/query-values';
import { ALL_TIME, COLOURS, DAYS, KINDS, ORIENTATIONS, SORTS, TOPICS, VIEWS } from './model/library-choice.ts';
import { REFUSALS, SIZES } from './model/picks-query.ts';
import type { routes } from './routes.ts';

/** What the parameters of the pages may say, for the web process: no browser loads it. What loads refuse, and no more. */
export const queryValues = {
  library: {
    type: KINDS,
    days: [ALL_TIME, ...DAYS],
    brand: 'id',
    vehicle: 'id',
    topic: TOPICS,
    orientation: ORIENTATIONS,
    colour: COLOURS,
    year: 'year',
    sort: SORTS,
    view: VIEWS,
    page: LAST_PAGE,
  },
  topic: { id: 'id', tag: 99 },
  terms: { resolution: SIZES, refused: REFUSALS },
} as const satisfies QueryValuesOf<typeof routes>;
