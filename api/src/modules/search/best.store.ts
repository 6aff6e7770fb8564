import { sql } from 'kysely';
import { COUNT_LIMIT, SEARCH_TYPES, type SearchType } from 'shared/contract/site/search';
import type { Db } from '../../db/client.ts';
import type { Scope } from './search.store.ts';

/** Newest matches of each kind that are compared with those of the others, by title and by whole text. */
const COMPARED = 40;

export type EverythingScope = Omit<Scope, 'type' | 'sort'>;

export interface Contender {
  type: SearchType;
  id: string;
  title: string;
  names: string[];
  published: Date;
  /** Closeness and place of the words, from 0. */
  rank: number;
}

const KINDS = sql`unnest(${sql.lit(`{${SEARCH_TYPES.join(',')}}`)}::text[]) as kind (type)`;

const found = ({ lang, until }: EverythingScope) =>
  sql`search_entry.type = kind.type and language = ${lang} and published <= ${until} and expires > ${until}`;

/** The newest matches of each kind, in no order: each kind is asked for by itself, so that a frequent one hides no other. */
export async function findContenders(db: Db, scope: EverythingScope): Promise<Contender[]> {
  const query = sql`${scope.query}::tsquery`;
  const columns = sql`select id, title, names, published, body_tsv from search_entry where ${found(scope)}`;
  const newest = sql`order by published desc, id desc limit ${sql.lit(COMPARED)}`;
  const rows = await sql<Contender>`
    select kind.type, entry.id, title, names, published, ts_rank_cd(body_tsv, ${query}, 1) as rank
    from ${KINDS} cross join lateral (
      (${columns} and title_tsv @@ ${query} ${newest}) union (${columns} and body_tsv @@ ${query} ${newest})
    ) as entry
  `.execute(db);
  return rows.rows;
}

/** How many of each kind match, counting no further than {@link COUNT_LIMIT} + 1. */
export async function countEach(db: Db, scope: EverythingScope): Promise<{ type: SearchType; total: number }[]> {
  const rows = await sql<{ type: SearchType; total: number }>`
    select kind.type, count(*) as total from ${KINDS} cross join lateral (
      select 1 from search_entry where ${found(scope)} and body_tsv @@ ${scope.query}::tsquery
      limit ${sql.lit(COUNT_LIMIT + 1)}
    ) as matches
    group by kind.type
  `.execute(db);
  return rows.rows;
}

/** Whether a keyword finds anything of any kind. */
export async function isAnythingFound(db: Db, { lang, until, query }: EverythingScope): Promise<boolean> {
  const rows = await sql<{ one: number }>`
    select 1 as one from search_entry
    where language = ${lang} and published <= ${until} and expires > ${until} and body_tsv @@ ${query}::tsquery limit 1
  `.execute(db);
  return rows.rows.length > 0;
}
