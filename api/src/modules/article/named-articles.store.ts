import { sql } from 'kysely';
import type { Lang } from 'shared/contract/text/lang';
import type { ContentDb } from '../../db/content-reads.ts';

export interface NamedSet {
  baseIds: readonly string[];
  /** Empty means any. */
  tag: string;
}

const among = (baseIds: readonly string[]) => sql<boolean>`article.base_id = any(${[...baseIds]}::text[])`;

/** Those of the named articles that exist in the language and carry the tag, published or not, newest first. */
export function findNamedOrder(content: ContentDb, lang: Lang, { baseIds, tag }: NamedSet) {
  const of = content
    .selectFrom('article')
    .innerJoin('article_text', 'article_text.base_id', 'article.base_id')
    .where('article_text.language', '=', lang)
    .where(among(baseIds))
    .select(['article.base_id', 'publish_time'])
    .orderBy('publish_time', 'desc')
    .orderBy('article.base_id', 'desc');
  return (tag === '' ? of : of.where(sql<boolean>`${tag} = any(article_text.tags)`)).execute();
}

/** The named articles in a language, newest first. */
export function findNamed(content: ContentDb, lang: Lang, baseIds: readonly string[]) {
  return content
    .selectFrom('article')
    .innerJoin('article_text', 'article_text.base_id', 'article.base_id')
    .where('article_text.language', '=', lang)
    .where(among(baseIds))
    .select(['article.base_id', 'category', 'publish_time', 'picture', 'title', 'summary', 'source'])
    .orderBy('publish_time', 'desc')
    .orderBy('article.base_id', 'desc')
    .execute();
}
