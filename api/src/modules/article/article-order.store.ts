import { sql } from 'kysely';
import type { Lang } from 'shared/contract/text/lang';
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

/** Publishing times in milliseconds, newest first, published or not, and the first article of every `step`. */
export interface OrderRow {
  times: number[];
  keys: (readonly [number, string])[];
}

/** The order of a whole set, in one row: a list may have very many. */
export async function findOrder(
  contentNow: ContentDb,
  { lang, categories }: ArticleSet,
  step: number,
): Promise<OrderRow> {
  const among = categories.length > 0 ? sql`and category = any(${[...categories]}::text[])` : sql``;
  const found = await sql<{ times: number[] | null; keys: OrderRow['keys'] | null }>`
    select array_agg(at order by place) as times,
      json_agg(json_build_array(at, base_id) order by place) filter (where (place - 1) % ${sql.lit(step)} = 0) as keys
    from (
      select base_id, date_part('epoch', publish_time) * 1000 as at, row_number() over newest as place
      from article join article_text using (base_id)
      where language = ${lang} ${among}
      window newest as (order by publish_time desc, base_id desc)
    ) as placed
  `.execute(contentNow);
  return { times: found.rows[0]?.times ?? [], keys: found.rows[0]?.keys ?? [] };
}

export async function findCategories(contentNow: ContentDb): Promise<string[]> {
  const rows = await contentNow.selectFrom('article').select('category').distinct().execute();
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
