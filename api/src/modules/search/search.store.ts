import { sql, type RawBuilder } from 'kysely';
import type { Lang } from 'shared/contract/text/lang';
import { COUNT_LIMIT, type SearchSort, type SearchType } from 'shared/contract/site/search';
import type { Db } from '../../db/client.ts';

/** Newest matches that are ranked, of titles and of whole texts: the cost of a frequent word ends here. */
export const RANKED = 200;

export interface Scope {
  type: SearchType;
  lang: Lang;
  /** Nothing published later is found: the embargo. */
  until: Date;
  /** A `tsquery` literal, never empty. */
  query: string;
  sort: SearchSort;
}

export interface Candidate {
  id: string;
  published: Date;
  category: string;
}

/** News and packs are never over, and their titles are read from an index that does not know when they would be. */
const isOver = ({ type, until }: Pick<Scope, 'type' | 'until'>) =>
  type === 'news' || type === 'pack' ? sql`false` : sql`expires <= ${until}`;

const inScope = (scope: Scope) =>
  sql`type = ${scope.type} and language = ${scope.lang} and published <= ${scope.until} and not ${isOver(scope)}`;

/**
 * What keeps a scan from being planned together with the order of its rows. The database does not know how rare a word is that
 * is none of the most frequent: it would look for one that few texts have in all of them, the newest first.
 */
export const apart = (isFew: boolean) => (isFew ? sql`offset 0` : sql``);

/**
 * By day: the newest that match, which are the first of all. By relevance: the newest whose title matches and, where these are
 * not enough, the newest that match at all, in the order in which they are shown: title matches first, then by closeness of the
 * words, then the newest. Texts that match are fetched to be put in order, however many they are; a word that many titles have
 * is in so many texts that nobody would get as far.
 * @param total of {@link countMatches}
 */
export async function findCandidates(db: Db, scope: Scope, total: number): Promise<Candidate[]> {
  const fence = apart(total <= COUNT_LIMIT);
  if (scope.sort === 'newest') return findNewest(db, scope, fence);
  const query = sql`${scope.query}::tsquery`;
  const columns = sql`select id, published, category, body_tsv from search_entry`;
  const newest = sql`order by published desc, id desc limit ${sql.lit(RANKED)}`;
  // Titles are read from an index that has no more of a row; each match is then looked up. `offset 0` keeps the look-up
  // from being planned as a scan of the whole table. The other tier reads the rows, and brings what ranking needs.
  const found = await sql<Candidate>`
    with in_title as materialized (
      select id from search_entry where ${inScope(scope)} and title_tsv @@ ${query} ${newest}
    ),
    in_text as materialized (
      select * from (${columns} where ${inScope(scope)} and body_tsv @@ ${query} ${fence}) as match
      where (select count(*) from in_title) < ${sql.lit(RANKED)} ${newest}
    )
    select id, published, category from (
      select entry.*, true as titled from in_title cross join lateral (
        ${columns} where type = ${scope.type} and language = ${scope.lang} and id = in_title.id offset 0
      ) as entry
      union all
      select *, false as titled from in_text where id not in (select id from in_title)
    ) as candidate
    order by titled desc, ts_rank_cd(body_tsv, ${query}) desc, published desc, id desc
  `.execute(db);
  return found.rows;
}

async function findNewest(db: Db, scope: Scope, fence: RawBuilder<unknown>): Promise<Candidate[]> {
  const found = await sql<Candidate>`
    select * from (
      select id, published, category from search_entry
      where ${inScope(scope)} and body_tsv @@ ${scope.query}::tsquery ${fence}
    ) as match order by published desc, id desc limit ${sql.lit(RANKED)}
  `.execute(db);
  return found.rows;
}

/** How many match, counting no further than {@link COUNT_LIMIT} + 1. */
export async function countMatches(db: Db, scope: Scope): Promise<number> {
  const counted = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from search_entry where ${inScope(scope)} and body_tsv @@ ${scope.query}::tsquery
      limit ${sql.lit(COUNT_LIMIT + 1)}
    ) as matches
  `.execute(db);
  return counted.rows[0]?.total ?? 0;
}

export interface RemainingQuery {
  /** Shown already. */
  except: readonly string[];
  offset: number;
  limit: number;
}

/** What comes after the ranked results: the other matches, newest first. */
export async function findRemaining(
  db: Db,
  scope: Scope,
  { except, offset, limit }: RemainingQuery,
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from search_entry
    where ${inScope(scope)} and body_tsv @@ ${scope.query}::tsquery and id <> all(${[...except]}::text[])
    order by published desc, id desc limit ${limit} offset ${offset}
  `.execute(db);
  return found.rows.map(({ id }) => id);
}

/** The texts of results with what their tab shows beside, in no order. */
export function findEntries(db: Db, { type, lang }: Pick<Scope, 'type' | 'lang'>, ids: readonly string[]) {
  return db
    .selectFrom('search_entry')
    .leftJoin('article', (join) =>
      join.onRef('article.base_id', '=', 'search_entry.id').on('search_entry.type', '=', 'news'),
    )
    .leftJoin('media_item', (join) =>
      join.onRef('media_item.id', '=', 'search_entry.id').on('search_entry.type', '=', 'pack'),
    )
    .where('search_entry.type', '=', type)
    .where('search_entry.language', '=', lang)
    .where('search_entry.id', 'in', [...ids])
    .select((eb) => [
      ...(['search_entry.id', 'search_entry.published', 'search_entry.category', 'search_entry.title'] as const),
      ...(['search_entry.summary', 'search_entry.body', 'media_item.file_count', 'media_item.size'] as const),
      'search_entry.url',
      eb.fn.coalesce('article.picture', 'search_entry.picture', 'media_item.picture').as('picture'),
    ])
    .execute();
}
