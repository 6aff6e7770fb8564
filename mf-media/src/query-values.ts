import { MOST_CHAPTERS } from 'shared/contract/media/media';
import { ALERT_OUTCOMES } from 'shared/contract/section/alert-page';
import { LAST_KEYED_PAGE, LAST_PAGE } from 'shared/contract/section/last-page';
import type { QueryValuesOf } from 'shared/contract/section/query-values';
import { ALL_TIME, COLOURS, DAYS, KINDS, ORIENTATIONS, SORTS, TOPICS, VIEWS } from './model/library-choice.ts';
import { PLAYED } from './model/film-query.ts';
import { REFUSALS, SIZES } from './model/picks-query.ts';
import { PRESS_KINDS } from './model/press-choice.ts';
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
  entry: { chapter: MOST_CHAPTERS, play: PLAYED },
  embed: { id: 'id', play: PLAYED },
  newsroom: { kind: PRESS_KINDS, brand: 'id', page: LAST_KEYED_PAGE },
  material: { id: 'id' },
  live: { id: 'id' },
  alerts: { kind: PRESS_KINDS, brand: 'id', act: ['confirm'], done: ALERT_OUTCOMES, again: ['1'] },
  topic: { id: 'id', tag: 99 },
  download: { still: ['1'] },
  terms: { resolution: SIZES, refused: REFUSALS },
} as const satisfies QueryValuesOf<typeof routes>;
