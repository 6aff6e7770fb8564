import { LANGS, type Lang } from 'shared/contract/text/lang';
import type { Row } from '../../../db/content-rows.ts';
import type { SearchText } from '../../search/search-entry.service.ts';

export type RowOf<T extends Row['table']> = Extract<Row, { table: T }>['values'];

export function rowsOf<T extends Row['table']>(rows: readonly Row[], table: T): RowOf<T>[] {
  return rows.filter((row) => row.table === table).map(({ values }) => values as RowOf<T>);
}

/** A column of words in both languages, as the row holds it. */
export const wordsIn = <T = string>(column: string): Record<Lang, T> => JSON.parse(column) as Record<Lang, T>;

/** What has no day of its own is as old as can be, and its results show no day. */
export const UNDATED = new Date(0);

type Common = Pick<SearchText, 'type' | 'id'> & Partial<Pick<SearchText, 'published' | 'picture' | 'expires'>>;
type Wording = Pick<SearchText, 'title' | 'url'> & Partial<Pick<SearchText, 'summary' | 'body' | 'tags'>>;

/** One text for each language. */
export function inEachLanguage(common: Common, wordingOf: (lang: Lang) => Wording): SearchText[] {
  return LANGS.map((language) => ({
    published: UNDATED,
    category: '',
    tags: [],
    summary: '',
    body: '',
    ...common,
    ...wordingOf(language),
    language,
  }));
}
