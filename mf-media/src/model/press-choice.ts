import type { CallBody } from 'shared/contract/call/calls';
import type { PressKind } from 'shared/contract/media/press';
import { id, keyedPageNumber, narrowing, oneOf, pageQuery, type QueryChoice } from 'shared/contract/section/query';
import { BASE } from 'shared/contract/site/site';
import type { Lang } from 'shared/contract/text/lang';
import { paths } from '../paths.ts';

// The contract's own list would bring its validator into the browser.
export const PRESS_KINDS = ['release', 'kit', 'speech', 'facts'] as const satisfies readonly PressKind[];
export const PRESS_PAGE_SIZE = 12;

const params = {
  /** Every kind is a page of its own. */
  kind: oneOf(PRESS_KINDS, ''),
  brand: narrowing(id),
  page: keyedPageNumber,
};

export const pressQuery = pageQuery(params);
/** What the newsroom is narrowed by; empty means all. */
export type PressChoice = QueryChoice<typeof params>;

const ID = /^(?:[a-z0-9-]{3,64})?$/;

/** Null for an address that names something that cannot be. */
export function readPressChoice(query: Readonly<Record<string, string>>): PressChoice | null {
  const choice = pressQuery.parse(query);
  return choice && ID.test(choice.brand) ? choice : null;
}

export const newsroomAddress = (choice: PressChoice): string => paths.newsroom.address(pressQuery.texts(choice));
export const newsroomHref = (lang: Lang, choice: PressChoice): string =>
  paths.newsroom.href(lang, pressQuery.texts(choice));

export const pressFilterOf = ({ kind, brand, page }: PressChoice): CallBody<'press/page'> => ({
  kind,
  brand,
  pageNo: page,
  pageSize: PRESS_PAGE_SIZE,
});

/** Formats in which a choice can be followed, as feeds end. */
export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;

/** A choice as a feed: whoever subscribes hears of what is new. */
export function pressFeed(lang: Lang, { kind, brand }: PressChoice, format: (typeof FEED_FORMATS)[number]): string {
  const name = kind === '' ? 'press' : `press-${kind}`;
  return `${BASE}/${lang}/feeds/${name}.${format}${brand === '' ? '' : `?brand=${brand}`}`;
}
