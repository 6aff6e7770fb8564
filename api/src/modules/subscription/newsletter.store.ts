import type { Lang } from 'shared/contract/text/lang';
import type { AddressedArticle } from 'shared/contract/section/links';
import type { Db } from '../../db/client.ts';

export type LetterArticle = AddressedArticle & { title: string; summary: string; publishTime: Date };

interface PublishedQuery {
  categories: readonly string[];
  from: Date;
  /** Not included. */
  until: Date;
  most: number;
}

/** Articles of a language that were published in a time, the newest first. */
export function findPublished(
  db: Db,
  lang: Lang,
  { categories, from, until, most }: PublishedQuery,
): Promise<LetterArticle[]> {
  return db
    .selectFrom('article')
    .innerJoin('article_text', 'article_text.base_id', 'article.base_id')
    .where('language', '=', lang)
    .where('category', 'in', [...categories])
    .where('publish_time', '>=', from)
    .where('publish_time', '<', until)
    .select([
      'article.base_id as baseId',
      'article.category as categoryCode',
      'title',
      'summary',
      'publish_time as publishTime',
    ])
    .orderBy('publish_time', 'desc')
    .orderBy('article.base_id', 'desc')
    .limit(most)
    .execute();
}
