import type { CallBody } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import {
  id,
  narrowing,
  oneOf,
  pageNumber,
  pageQuery,
  typedText,
  year,
  type QueryChoice,
  type QueryParam,
} from 'shared/contract/section/query';
import type {
  MediaColour,
  MediaFacet,
  MediaKind,
  MediaOrientation,
  MediaSort,
  MediaTopic,
} from 'shared/contract/media/media';
import { paths } from '../paths.ts';

// The contract's own lists would bring its validator into the browser.
export const KINDS = ['video', 'image', 'pack'] as const satisfies readonly MediaKind[];
/** Within so many days (spec STATE-time-filter). */
export const DAYS = [1, 7, 30, 90, 180] as const;
/** May be written out. */
export const ALL_TIME = '-1';
export const TOPICS = [
  'vehicles',
  'concept',
  'aerodynamics',
  'powertrain',
  'manufacturing',
  'pavilion',
  'autoShow',
  'people',
] as const satisfies readonly MediaTopic[];
export const ORIENTATIONS = ['landscape', 'portrait'] as const satisfies readonly MediaOrientation[];
export const COLOURS = [
  'white',
  'silver',
  'grey',
  'blue',
  'green',
  'gold',
  'orange',
  'purple',
] as const satisfies readonly MediaColour[];
export const SORTS = ['newest', 'oldest', 'name'] as const satisfies readonly MediaSort[];
export const VIEWS = ['grid', 'list'] as const;
/** What the form beside kind and time offers, in its order. */
export const FIELDS = [
  'brand',
  'vehicle',
  'topic',
  'colour',
  'orientation',
  'year',
] as const satisfies readonly MediaFacet[];
export const PAGE_SIZE = 12;
/** As many characters as the service looks for. */
export const LONGEST_KEY = 100;

const days: QueryParam<(typeof DAYS)[number] | null> = {
  fallback: null,
  read: (text) => (text === ALL_TIME ? null : DAYS.find((one) => String(one) === text)),
};

const params = {
  /** Every kind is a page of its own. Null is all of them, as no value for the days (spec G-16). */
  type: oneOf(KINDS, null),
  days: narrowing(days),
  key: narrowing(typedText(LONGEST_KEY)),
  brand: narrowing(id),
  vehicle: narrowing(id),
  topic: narrowing(oneOf(TOPICS, '')),
  orientation: narrowing(oneOf(ORIENTATIONS, '')),
  colour: narrowing(oneOf(COLOURS, '')),
  year: narrowing(year),
  sort: narrowing(oneOf(SORTS, 'newest')),
  view: narrowing(oneOf(VIEWS, 'grid')),
  page: pageNumber,
};

export const libraryQuery = pageQuery(params);
export type LibraryChoice = QueryChoice<typeof params>;
export const EVERYTHING: LibraryChoice = libraryQuery.initial;

/** Ids of the service: letters, digits and hyphens; anything else is nobody's. */
const ID = /^(?:[a-z0-9-]{3,64})?$/;

/** Null for an address that names something that is not there. */
export function readChoice(query: Readonly<Record<string, string>>): LibraryChoice | null {
  const choice = libraryQuery.parse(query);
  return choice && ID.test(choice.brand) && ID.test(choice.vehicle) ? choice : null;
}

/** Below the language segment; what is default is left out, so that every view has one address. */
export function pathOf(choice: LibraryChoice): string {
  return paths.library.address(libraryQuery.texts(choice));
}

export function hrefOf(lang: Lang, choice: LibraryChoice): string {
  return paths.library.href(lang, libraryQuery.texts(choice));
}

/** Whether anything but kind, order and look is chosen. */
export function isChosen(choice: LibraryChoice): boolean {
  const { sort, view, type, page } = choice;
  return pathOf(choice) !== pathOf({ ...EVERYTHING, sort, view, type, page });
}

/** What is looked for, without order and paging; all time is sent as empty (spec STATE-time-filter). */
export function conditionsOf({
  type,
  days: within,
  key,
  year: of,
  sort: _sort,
  view: _view,
  page: _page,
  ...facets
}: LibraryChoice): CallBody<'media/ids'> {
  return { ...facets, type: type ?? '', time: within ?? '', searchKeyword: key, year: of === 0 ? '' : of };
}

/** Of an address that names all results of the library: begins the query of that page. */
const ALL_OF = '?';
/** All results of a choice, as the basket's address has them. */
export const allOf = (choice: LibraryChoice): string =>
  ALL_OF + (pathOf({ ...choice, page: 1, sort: EVERYTHING.sort, view: EVERYTHING.view }).split('?')[1] ?? '');

/** The choice that an address of the basket means; null for one that cannot be. */
export const choiceOfAll = (text: string): LibraryChoice | null =>
  text.startsWith(ALL_OF) ? readChoice(Object.fromEntries(new URLSearchParams(text))) : null;

/** What the service is asked for a page of it. */
export const filterOf = (choice: LibraryChoice): CallBody<'media/page'> => ({
  ...conditionsOf(choice),
  sort: choice.sort,
  pageNo: choice.page,
  pageSize: PAGE_SIZE,
});
