import { sql } from 'kysely';
import { COUNT_LIMIT, SEARCH_TYPES, type SearchType } from 'shared/contract/site/search';
import type { Db } from '../../db/client.ts';
import { apart, type Scope } from './search.store.ts';

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

/** News grow without end; the others have indexes of their own (0072-search-other-kinds.sql), where no news are in the way. */
const OTHERS = SEARCH_TYPES.filter((type) => type !== 'news');
const KINDS = sql`unnest(${sql.lit(`{${OTHERS.join(',')}}`)}::text[]) as kind (type)`;

const isOut = ({ lang, until }: EverythingScope) =>
  sql`language = ${lang} and published <= ${until} and expires > ${until}`;
const ofKind = sql`type <> 'news' and search_entry.type = kind.type`;
const ofNews = sql`type = 'news'`;

/**
 * The newest matches of each kind, in no order: each kind is asked for by itself, so that a frequent one hides no other. News are
 * found by their texts where not enough have it in their titles.
 * @param news how many of them match, of {@link countEach}
 */
export async function findContenders(db: Db, scope: EverythingScope, news: number): Promise<Contender[]> {
  const query = sql`${scope.query}::tsquery`;
  const columns = sql`select id, title, names, published, body_tsv from search_entry where ${isOut(scope)}`;
  const rank = sql`ts_rank_cd(body_tsv, ${query}, 1) as rank`;
  const newest = sql`order by published desc, id desc limit ${sql.lit(COMPARED)}`;
  const rows = await sql<Contender>`
    with titled as materialized (${columns} and ${ofNews} and title_tsv @@ ${query} ${newest})
    select kind.type, entry.id, title, names, published, ${rank}
    from ${KINDS} cross join lateral (
      (${columns} and ${ofKind} and title_tsv @@ ${query} ${newest})
      union (${columns} and ${ofKind} and body_tsv @@ ${query} ${newest})
    ) as entry
    union all
    select 'news', id, title, names, published, ${rank} from (
      select * from titled
      union (
        select * from (${columns} and ${ofNews} and body_tsv @@ ${query} ${apart(news <= COUNT_LIMIT)}) as match
        where (select count(*) from titled) < ${sql.lit(COMPARED)} ${newest}
      )
    ) as article
  `.execute(db);
  return rows.rows;
}

/** How many of each kind match, counting no further than {@link COUNT_LIMIT} + 1. */
export async function countEach(db: Db, scope: EverythingScope): Promise<{ type: SearchType; total: number }[]> {
  const matches = sql`
    select 1 from search_entry where ${isOut(scope)} and body_tsv @@ ${scope.query}::tsquery
  `;
  const most = sql`limit ${sql.lit(COUNT_LIMIT + 1)}`;
  const rows = await sql<{ type: SearchType; total: number }>`
    select kind.type, count(*) as total
    from ${KINDS} cross join lateral (${matches} and ${ofKind} ${most}) as matches group by kind.type
    union all
    select 'news', count(*) as total from (${matches} and ${ofNews} ${most}) as matches having count(*) > 0
  `.execute(db);
  return rows.rows;
}

/** Whether a keyword finds anything of any kind. */
export async function isAnythingFound(db: Db, { lang, until, query }: EverythingScope): Promise<boolean> {
  // By its words, whatever the statistics hope to meet soon in the table: what nothing has is in no row of it.
  const rows = await sql<{ one: number }>`
    with match as materialized (
      select 1 as one from search_entry where ${isOut({ lang, until, query })} and body_tsv @@ ${query}::tsquery
    )
    select one from match limit 1
  `.execute(db);
  return rows.rows.length > 0;
}
