import { sql } from 'kysely';
import type { Lang } from 'shared/contract/text/lang';
import type { Db } from '../../db/client.ts';

/** Where an article stands in a feed. */
export interface FeedCursor {
  publish_time: Date;
  base_id: string;
}

interface FeedSlice {
  /** Empty: every category. */
  category: string;
  /** Nothing published later. */
  until: Date;
  /** Only what stands behind this cursor. */
  after: FeedCursor | undefined;
  limit: number;
}

/** Articles that exist in a language, newest first. */
export function findFeedArticles(db: Db, lang: Lang, { category, until, after, limit }: FeedSlice) {
  let of = db
    .selectFrom('article')
    .innerJoin('article_text', 'article_text.base_id', 'article.base_id')
    .where('article_text.language', '=', lang)
    .where('publish_time', '<=', until);
  if (category !== '') of = of.where('category', '=', category);
  if (after) of = of.where(sql<boolean>`(publish_time, article.base_id) < (${after.publish_time}, ${after.base_id})`);
  return of
    .select(['article.base_id', 'article.category', 'article.publish_time', 'article.picture'])
    .select(['article_text.title', 'article_text.summary', 'article_text.source'])
    .select(['article_text.author', 'article_text.tags'])
    .orderBy('publish_time', 'desc')
    .orderBy('article.base_id', 'desc')
    .limit(limit)
    .execute();
}
