import { addressOf, type QueryValue } from './paths.ts';
import type { PageOffers, PageRoute, RouteTable } from './route.ts';

/** A page as others name it: `invest.notice` is the row `notice` of the section `mf-invest`. */
export type RouteName = `${string}.${string}`;

/** A page of another section that a section links to. Promotion refuses a release whose links nobody answers. */
export interface LinkTarget {
  to: RouteName;
  /** Parameters that the links fill in; the page must take them. */
  query?: readonly string[];
}
/** A section's `links.ts`: everything outside of it that it links to. */
export type LinkTable = Readonly<Record<string, LinkTarget>>;

/** What a link fills in. */
export type LinkGiven<Target extends LinkTarget> = Readonly<
  Partial<Record<Target extends { query: readonly (infer Name extends string)[] } ? Name : never, QueryValue>>
>;

/** An article as far as its address needs it. */
export interface AddressedArticle {
  baseId: string;
  categoryCode: string;
}

/** Finds pages in the route tables of one constellation. Addresses are below the language segment. */
export interface Links {
  /** Null when no section of the constellation has the page. */
  to<Target extends LinkTarget>(target: Target, given?: LinkGiven<Target>): string | null;
  /** The page whose row offers this; null when there is none. */
  offering<Offer extends keyof PageOffers>(
    offer: Offer,
    value: PageOffers[Offer],
    given?: Readonly<Record<string, QueryValue>>,
  ): string | null;
  /** Links to articles are always made with `baseid` (spec G-3). */
  article(article: AddressedArticle): string | null;
}

/** By app name, as the constellation has them. */
export type RouteTables = Readonly<Record<string, RouteTable>>;

/** What a row is called outside of its section. */
export const routeName = (app: string, row: string): RouteName => `${app.replace(/^mf-/, '')}.${row}`;

function isWithin(category: string, family: string): boolean {
  return family === '' || category === family || category.startsWith(`${family}-`);
}

/** The row that shows articles of a category: the one that says the most about it. */
export function articleRoute(routes: readonly PageRoute[], categoryCode: string): PageRoute | undefined {
  const fits = routes.flatMap((route) => {
    const family = route.offers?.articles;
    return family !== undefined && isWithin(categoryCode, family) ? [{ route, family }] : [];
  });
  return fits.toSorted((a, b) => b.family.length - a.family.length)[0]?.route;
}

export function createLinks(tables: RouteTables): Links {
  const named = Object.entries(tables).flatMap(([app, table]) =>
    Object.entries(table).map(([row, route]) => [routeName(app, row), route] as const),
  );
  const byName = new Map<string, PageRoute>(named);
  const routes = [...byName.values()];
  const addressIn = (route: PageRoute | undefined, given?: Readonly<Record<string, QueryValue>>) =>
    route ? addressOf(route, given) : null;
  return {
    to: ({ to }, given) => addressIn(byName.get(to), given),
    offering: (offer, value, given) =>
      addressIn(
        routes.find(({ offers }) => offers?.[offer] === value),
        given,
      ),
    article: ({ baseId, categoryCode }) => addressIn(articleRoute(routes, categoryCode), { baseid: baseId }),
  };
}
