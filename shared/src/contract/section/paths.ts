import { pageHref } from '../site/site-link.ts';
import type { Lang } from '../text/lang.ts';
import type { PageRoute, RouteTable } from './route.ts';

/** Names of the parts of a pattern that vary: `step` of `/book/:step`. */
type ParamIn<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamIn<`/${More}`>
    : Rest
  : never;

/** A parameter that is empty or undefined is left out of the address. */
export type QueryValue = string | number | undefined;

type Given<Route extends PageRoute> = { readonly [Name in ParamIn<Route['pattern']>]: string } & {
  readonly [Name in Route['query'][number]]?: QueryValue;
};

/** Nothing where a page takes nothing, something optional where all of it is optional. */
type Arguments<Route extends PageRoute> = [ParamIn<Route['pattern']>] extends [never]
  ? [Route['query'][number]] extends [never]
    ? []
    : [given?: Given<Route>]
  : [given: Given<Route>];

/** The addresses of one page, typed by its row: parameters that it does not take do not compile. */
export interface PagePath<Route extends PageRoute> {
  /** Below the language segment, as canonical addresses are. */
  address(...given: Arguments<Route>): string;
  /** Path for a link. */
  href(lang: Lang, ...given: Arguments<Route>): string;
}

export type Paths<Routes extends RouteTable> = { readonly [Row in keyof Routes]: PagePath<Routes[Row]> };

/**
 * The address of a page below the language segment: parts of the pattern filled in, then the parameters that have a
 * value, in the order in which the row declares them, so that one page has one address.
 */
export function addressOf(
  { pattern, query }: Pick<PageRoute, 'pattern' | 'query'>,
  given: Readonly<Record<string, QueryValue>> = {},
): string {
  const path = pattern.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(given[name] ?? ''));
  const pairs = query.flatMap((name) => {
    const value = given[name] ?? '';
    return value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** The addresses of a section, from its route table: a link to a page that is not there does not compile. */
export function pathsOf<const Routes extends RouteTable>(routes: Routes): Paths<Routes> {
  const paths = Object.entries(routes).map(([row, route]) => {
    const address = (given?: Readonly<Record<string, QueryValue>>) => addressOf(route, given);
    const href = (lang: Lang, given?: Readonly<Record<string, QueryValue>>) => pageHref(lang, address(given));
    return [row, { address, href }] as const;
  });
  return Object.fromEntries(paths) as unknown as Paths<Routes>;
}
