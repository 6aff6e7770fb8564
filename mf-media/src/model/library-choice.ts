import type { CallBody } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import { narrowing, oneOf, pageNumber, pageQuery, type QueryParam } from 'shared/contract/section/query';
import type { MediaKind } from 'shared/contract/media/media';
import { paths } from '../paths.ts';

// The contract's own list would bring its validator into the browser.
export const KINDS = ['video', 'image', 'pack'] as const satisfies readonly MediaKind[];
/** Within so many days (spec STATE-time-filter). */
export const DAYS = [1, 7, 30, 90, 180] as const;
/** May be written out. */
export const ALL_TIME = '-1';
export const PAGE_SIZE = 12;

/** Null is all of them: the value −1 of the time filter, or no value (spec G-16). */
export interface LibraryChoice {
  type: MediaKind | null;
  days: (typeof DAYS)[number] | null;
  /** From 1. */
  page: number;
}

export const EVERYTHING: LibraryChoice = { type: null, days: null, page: 1 };

const days: QueryParam<LibraryChoice['days']> = {
  fallback: null,
  read: (text) => (text === ALL_TIME ? null : DAYS.find((one) => String(one) === text)),
};

/** Every kind is a page of its own. */
export const libraryQuery = pageQuery({ type: oneOf(KINDS, null), days: narrowing(days), page: pageNumber });

/** Below the language segment; what is default is left out, so that every view has one address. */
export function pathOf(choice: LibraryChoice): string {
  return paths.library.address(libraryQuery.texts(choice));
}

export function hrefOf(lang: Lang, choice: LibraryChoice): string {
  return paths.library.href(lang, libraryQuery.texts(choice));
}

/** What the service is asked for; all time is sent as empty (spec STATE-time-filter). */
export function filterOf({ type, days, page }: LibraryChoice): CallBody<'media/page'> {
  return { type: type ?? '', time: days ?? '', pageNo: page, pageSize: PAGE_SIZE };
}
