import { sql } from 'kysely';
import type { Lang } from 'shared/contract/text/lang';
import type { Db } from '../../db/client.ts';

export interface NamedQuery {
  baseIds: readonly string[];
  /** Empty means any. */
  tag: string;
  until: Date;
  offset: number;
  limit: number;
}

/** Those of the named articles that exist in the language and carry the tag, newest first. */
export async function findNamed(db: Db, lang: Lang, { baseIds, tag, until, offset, limit }: NamedQuery) {
  let of = db
    .selectFrom('article')
    .innerJoin('article_text', 'article_text.base_id', 'article.base_id')
    .where('article_text.language', '=', lang)
    .where('publish_time', '<=', until)
    .where(sql<boolean>`article.base_id = any(${[...baseIds]}::text[])`);
  if (tag !== '') of = of.where(sql<boolean>`${tag} = any(article_text.tags)`);
  const rows = await of
    .select(['article.base_id', 'category', 'publish_time', 'picture', 'title', 'summary', 'source'])
    .orderBy('publish_time', 'desc')
    .orderBy('article.base_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
