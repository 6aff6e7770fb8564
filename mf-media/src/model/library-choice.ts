import type { CallBody } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { MediaKind } from 'shared/contract/media/media';
import { paths } from '../paths.ts';

// The contract's own list would bring its validator into the browser.
export const KINDS = ['video', 'image', 'pack'] as const satisfies readonly MediaKind[];
/** Within so many days (spec STATE-time-filter). */
export const DAYS = [1, 7, 30, 90, 180] as const;
export const PAGE_SIZE = 12;
const LAST_PAGE = 1000;

/** Null is all of them: the value −1 of the time filter, or no value (spec G-16). */
export interface LibraryChoice {
  type: MediaKind | null;
  days: (typeof DAYS)[number] | null;
  /** From 1. */
  page: number;
}

export const EVERYTHING: LibraryChoice = { type: null, days: null, page: 1 };

/** Reads an address; anything unknown means all, and page 1. */
export function choiceOf(query: Readonly<Record<string, string>>): LibraryChoice {
  const page = /^[1-9]\d{0,3}$/.test(query['page'] ?? '') ? Number(query['page']) : 1;
  return {
    type: KINDS.find((kind) => kind === query['type']) ?? null,
    days: DAYS.find((days) => String(days) === query['days']) ?? null,
    page: page <= LAST_PAGE ? page : 1,
  };
}

export function choiceIn(search: string): LibraryChoice {
  return choiceOf(Object.fromEntries(new URLSearchParams(search)));
}

const givenOf = ({ type, days, page }: LibraryChoice) => ({
  type: type ?? '',
  days: days ?? '',
  page: page > 1 ? page : '',
});

/** Below the language segment; what is default is left out, so that every view has one address. */
export function pathOf(choice: LibraryChoice): string {
  return paths.library.address(givenOf(choice));
}

/** The query of a path, with its question mark; empty without one. */
export function searchOf(path: string): string {
  return path.includes('?') ? path.slice(path.indexOf('?')) : '';
}

export function hrefOf(lang: Lang, choice: LibraryChoice): string {
  return paths.library.href(lang, givenOf(choice));
}

/** What the service is asked for; all time is sent as empty (spec STATE-time-filter). */
export function filterOf({ type, days, page }: LibraryChoice): CallBody<'media/page'> {
  return { type: type ?? '', time: days ?? '', pageNo: page, pageSize: PAGE_SIZE };
}
