import { LAST_KEYED_PAGE, LAST_PAGE } from './last-page.ts';

/** One parameter of a page's query: what its text means. Addresses leave the fallback out. */
export interface QueryParam<Value> {
  /** What nobody has chosen. */
  readonly fallback: Value;
  /** Undefined for a text that names nothing. */
  read(text: string): Value | undefined;
  /** It only narrows what the page shows, so that search engines are told the page without it. */
  readonly narrows?: true;
}

export type QueryParams = Readonly<Record<string, QueryParam<unknown>>>;

/** What the parameters of a query mean together. */
export type QueryChoice<Params extends QueryParams> = {
  -readonly [Name in keyof Params]: Params[Name] extends QueryParam<infer Value> ? Value : never;
};

type Texts = Readonly<Record<string, string>>;

/** Reads and writes the query of one page, so that every view of it has one address. */
export interface PageQuery<Params extends QueryParams> {
  /** Nothing chosen. */
  readonly initial: QueryChoice<Params>;
  /** Null for a query that names something that is not there: such an address is of no page. */
  parse(query: Texts): QueryChoice<Params> | null;
  /** For scripts, whose page the server has answered already: a text that names nothing is the fallback. */
  read(search: string): QueryChoice<Params>;
  /** For `paths`: fallbacks are empty. */
  texts(choice: QueryChoice<Params>): { [Name in keyof Params]: string };
  /** Whether the choice only narrows the page that search engines are told of. */
  isNarrowed(choice: QueryChoice<Params>): boolean;
}

/**
 * The first value that an address gives for a name. Links of old mailings write names in other cases (spec G-3): the exact
 * name goes first.
 */
export function valueOf(given: readonly (readonly [string, string])[], name: string): string | undefined {
  const chosen = given.filter(([, value]) => value !== '');
  const named = (same: (other: string) => boolean) => chosen.find(([other]) => same(other))?.[1];
  return named((other) => other === name) ?? named((other) => other.toLowerCase() === name.toLowerCase());
}

/** One of some values; a value that is the fallback may be written out. */
export function oneOf<const Value extends string | number, const Fallback extends string | number | null>(
  values: readonly Value[],
  fallback: Fallback,
): QueryParam<Value | Fallback> {
  return { fallback, read: (text) => values.find((value) => String(value) === text) };
}

/** The longest id that the service knows, in characters (UTF-16). */
export const LONGEST_ID = 64;

/** What the service calls something; whether it has that, the load finds out. */
export const id: QueryParam<string> = {
  fallback: '',
  read: (text) => (text.trim().length <= LONGEST_ID ? text.trim() : undefined),
};

/**
 * The place of something in a list, from 1; 0 is none. For choices whose names differ by language: the switch of the
 * language keeps the query.
 */
export const place: QueryParam<number> = {
  fallback: 0,
  read: (text) => (/^[1-9]\d?$/.test(text) ? Number(text) : undefined),
};

const pageUpTo = (last: number): QueryParam<number> => ({
  fallback: 1,
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= last ? Number(text) : undefined),
});

/** From 1, as far as the service counts. */
export const pageNumber = pageUpTo(LAST_PAGE);

/** Of a list that is read from a key. */
export const keyedPageNumber = pageUpTo(LAST_KEYED_PAGE);

/** A year of four digits; 0 is any. */
export const year: QueryParam<number> = {
  fallback: 0,
  read: (text) => (/^[12]\d{3}$/.test(text) ? Number(text) : undefined),
};

/** `yyyy-MM` of this century; empty is the usual one. */
export const month: QueryParam<string> = {
  fallback: '',
  read: (text) => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined),
};

/** What somebody types: never wrong, only cut to `longest` characters (UTF-16). */
export function typedText(longest: number): QueryParam<string> {
  return { fallback: '', read: (text) => text.trim().slice(0, longest).trim() };
}

/** A parameter that makes no page of its own. */
export function narrowing<Value>(param: QueryParam<Value>): QueryParam<Value> {
  return { ...param, narrows: true };
}

/** The query of a page by its parameters, whose order is that of the route's row. */
export function pageQuery<const Params extends QueryParams>(params: Params): PageQuery<Params> {
  type Choice = QueryChoice<Params>;
  const rows = Object.entries(params);
  const meaning = ([, param]: (typeof rows)[number], text: string | undefined) =>
    text ? param.read(text) : param.fallback;
  const isSet = (choice: Choice, [name, { fallback }]: (typeof rows)[number]) => choice[name] !== fallback;
  const from = (value: (row: (typeof rows)[number]) => unknown) =>
    Object.fromEntries(rows.map((row) => [row[0], value(row)]));
  return {
    initial: from(([, { fallback }]) => fallback) as Choice,
    parse(query) {
      const choice = from((row) => meaning(row, query[row[0]]));
      return Object.values(choice).includes(undefined) ? null : (choice as Choice);
    },
    read(search) {
      const given = [...new URLSearchParams(search)];
      return from((row) => meaning(row, valueOf(given, row[0])) ?? row[1].fallback) as Choice;
    },
    texts: (choice) =>
      from((row) => (isSet(choice, row) ? String(choice[row[0]]) : '')) as Record<keyof Params, string>,
    isNarrowed: (choice) => rows.some((row) => row[1].narrows === true && isSet(choice, row)),
  };
}
