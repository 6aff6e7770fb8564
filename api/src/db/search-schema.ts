import type { Lang } from 'shared/contract/text/lang';
import type { SearchType } from 'shared/contract/site/search';
import type { Stamp } from './column-kinds.ts';

/*
 * The tables of 0011-search.sql, 0056-search-everything.sql and 0065-search-words.sql. Vectors are literals, see
 * model/search-literals.ts.
 */

export interface SearchEntryTable {
  type: SearchType;
  id: string;
  language: Lang;
  published: Stamp;
  category: string;
  title: string;
  summary: string;
  body: string;
  title_tsv: string;
  body_tsv: string;
  terms: string[];
  /** Other names of it. */
  names: string[];
  source: string;
  url: string;
  picture: string | null;
  expires: Stamp;
}

export interface SearchTermTable {
  language: Lang;
  term: string;
  df: number;
  published: Stamp;
  /** As it sounds, and its initials; empty for what is not Chinese. */
  pinyin: string;
  initials: string;
}

export interface SearchTables {
  search_entry: SearchEntryTable;
  search_term: SearchTermTable;
}
