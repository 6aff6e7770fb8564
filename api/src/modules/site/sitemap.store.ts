import { sql } from 'kysely';
import type { Lang } from 'shared/contract/text/lang';
import type { Db } from '../../db/client.ts';

/** Documents that are pages carry their address as a name. */
export async function findPagePaths(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('document')
    .select('name')
    .distinct()
    .where('name', 'like', '/%')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** First key and newest publishing time of every `size` articles, by key. */
export async function findRanges(db: Db, until: Date, size: number): Promise<{ from: string; changed: Date }[]> {
  const numbered = db
    .selectFrom('article')
    .where('publish_time', '<=', until)
    .select(['base_id', 'publish_time', sql<number>`(row_number() over (order by base_id) - 1) / ${size}`.as('part')]);
  return db
    .selectFrom(numbered.as('numbered'))
    .select((eb) => [eb.fn.min('base_id').as('from'), eb.fn.max('publish_time').as('changed')])
    .groupBy('part')
    .orderBy('part')
    .execute();
}

interface Range {
  from: string;
  until: Date;
  limit: number;
}

/** Published articles from a key on, with the languages they exist in. */
export function findRange(db: Db, { from, until, limit }: Range) {
  return db
    .selectFrom('article')
    .innerJoin('article_text', 'article_text.base_id', 'article.base_id')
    .where('article.base_id', '>=', from)
    .where('publish_time', '<=', until)
    .groupBy('article.base_id')
    .select(['article.base_id', 'article.category', 'article.publish_time', 'article.picture'])
    .select(sql<Lang[]>`array_agg(article_text.language::text)`.as('languages'))
    .orderBy('article.base_id')
    .limit(limit)
    .execute();
}
