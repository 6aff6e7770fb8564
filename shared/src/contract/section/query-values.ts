import { isDay } from '../text/calendar-day.ts';
import { LONGEST_ID } from './query.ts';

/**
 * What a parameter of a page may say, as data: a whole number from 1 up to this one, one of some words, some of them by
 * comma in their order (or one word instead), or a common form. It lies in `release.json`, so that the web process refuses
 * other values without asking the section.
 */
export type QueryValues =
  number | readonly (string | number)[] | { someOf: readonly string[]; or?: string } | 'year' | 'month' | 'day' | 'id';

/** By name; parameters that are not here may say anything, as words that somebody types. */
export type QueryValuesByName = Readonly<Record<string, QueryValues>>;

/** Which parameters of which pages say what; checked by the compiler against the section's routes. */
export type QueryValuesOf<Routes extends Readonly<Record<string, { query: readonly string[] }>>> = {
  readonly [Row in keyof Routes]?: { readonly [Name in Routes[Row]['query'][number]]?: QueryValues };
};

const FORMS = {
  year: (text) => /^[12]\d{3}$/.test(text),
  month: (text) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text),
  day: isDay,
  id: (text) => text.trim().length <= LONGEST_ID,
} satisfies Record<Extract<QueryValues, string>, (text: string) => boolean>;

function isSomeOf(text: string, { someOf, or }: Extract<QueryValues, { someOf: unknown }>): boolean {
  const named = text.split(',');
  return text === or || someOf.filter((word) => named.includes(word)).join(',') === text;
}

/** Whether a parameter may say so. Forms of releases that are younger than the reader take anything. */
export function fits(text: string, values: QueryValues | undefined): boolean {
  if (values === undefined) return true;
  if (typeof values === 'number') return /^[1-9]\d{0,8}$/.test(text) && Number(text) <= values;
  if (typeof values === 'string') return FORMS[values]?.(text) ?? true;
  if ('someOf' in values) return isSomeOf(text, values);
  return Array.isArray(values) ? values.some((value) => String(value) === text) : true;
}
