import type { CallRow } from './call-row.ts';
import { CALLS } from './calls.ts';

/*
 * What clients know of calls without their schemas. Builds for browsers run this file and take its values in place of
 * it (`shared/build/values-loader.ts`): lists of names, because a call that is in none is a POST that changes something,
 * is never sent again, and tells the visitor when it fails.
 */

const namesOf = (fits: (row: CallRow) => boolean): readonly string[] =>
  Object.entries<CallRow>(CALLS)
    .filter(([, row]) => fits(row))
    .map(([name]) => name);

export const GET_CALLS: readonly string[] = namesOf(({ method }) => method === 'GET');

/** What may arrive twice: reads, and writes that happen once however often they are sent. */
export const REPEATABLE_CALLS: readonly string[] = namesOf(({ effect }) => effect !== 'write');

/** Calls whose failure is only logged, so that lists fall back to empty without a message (spec ERR-logged-only). */
export const LOGGED_ONLY: readonly string[] = namesOf(({ failure }) => failure === 'logged');
