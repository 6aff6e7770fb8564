import { PRESS_COLUMNS } from 'shared/contract/media/press';
import type { ContentDb } from '../../db/content-reads.ts';

/** Releases and speeches in every language they exist in, also those that are not out yet. */
export function findPressArticles(content: ContentDb) {
  return content
    .selectFrom('article')
    .innerJoin('article_text', 'article_text.base_id', 'article.base_id')
    .where('category', 'in', Object.values(PRESS_COLUMNS).flat())
    .select(['article.base_id', 'category', 'publish_time', 'picture', 'language', 'title', 'summary', 'tags'])
    .orderBy('article.base_id')
    .orderBy('language')
    .execute();
}
