import type { QueryValuesOf } from 'shared/contract/section/query-values';
import type { routes } from './routes.ts';

/** What the parameters of the pages may say, for the web process: no browser loads it. What loads refuse, and no more. */
export const queryValues = { book: { month: 'month' } } as const satisfies QueryValuesOf<typeof routes>;
