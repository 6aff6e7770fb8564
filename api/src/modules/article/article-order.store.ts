import { sql } from 'kysely';
import type { Lang } from 'shared/contract/text/lang';
import type { Db } from '../../db/client.ts';
import type { ContentDb } from '../../db/content-reads.ts';

/** Where an article stands in a list, newest first. */
export interface ListCursor {
  publish_time: Date;
  base_id: string;
}

/** Articles of a language; empty categories mean all. */
export interface ArticleSet {
  lang: Lang;
  categories: readonly string[];
}

export interface OrderRow {
  publish_time: Date;
  /** Of every so many only. */
  base_id: string | null;
}

/** The publishing times of a whole set, newest first, published or not, with the key of the first of every `step`. */
export async function findOrder(db: Db, { lang, categories }: ArticleSet, step: number): Promise<OrderRow[]> {
  const among = categories.length > 0 ? sql`and category = any(${[...categories]}::text[])` : sql``;
  const found = await sql<OrderRow>`
    select publish_time, case when (row_number() over newest - 1) % ${sql.lit(step)} = 0 then base_id end as base_id
    from article join article_text using (base_id)
    where language = ${lang} ${among}
    window newest as (order by publish_time desc, base_id desc)
    order by publish_time desc, article.base_id desc
  `.execute(db);
  return found.rows;
}

export async function findCategories(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('article').select('category').distinct().execute();
  return rows.map(({ category }) => category);
}

interface ListSegment {
  /** First one of the segment. */
  from: ListCursor;
  offset: number;
  limit: number;
}

export interface ListRow extends ListCursor {
  category: string;
  picture: string | null;
  title: string;
  summary: string;
  source: string;
}

/**
 * A segment of a list from a cursor on, newest first. Each category is read along its own index and no further than the
 * segment is long, so that the cost depends neither on the number of articles nor on how deep the segment lies.
 */
export async function findSegment(
  content: ContentDb,
  { lang, categories }: ArticleSet,
  { from, offset, limit }: ListSegment,
): Promise<ListRow[]> {
  const newest = sql`order by publish_time desc, base_id desc`;
  const found = await sql<ListRow>`
    select segment.* from unnest(${[...categories]}::text[]) as wanted (code) cross join lateral (
      select base_id, category, publish_time, picture, title, summary, source
      from article join article_text using (base_id)
      where category = wanted.code and language = ${lang}
        and (publish_time, base_id) <= (${from.publish_time}, ${from.base_id})
      ${newest} limit ${offset + limit}
    ) as segment
    ${newest} offset ${offset} limit ${limit}
  `.execute(content);
  return found.rows;
}
