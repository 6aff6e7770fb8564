import type { Selectable } from 'kysely';
import type { ContentDb } from '../../db/content-reads.ts';
import type { MediaItemTable } from '../../db/schema.ts';

export type MediaRow = Selectable<MediaItemTable>;

/** The whole library, newest first, also what is not out yet. */
export function findLibrary(content: ContentDb): Promise<MediaRow[]> {
  return content.selectFrom('media_item').selectAll().orderBy('date', 'desc').orderBy('id', 'desc').execute();
}

/** When what is written about subjects is out. */
export function findArticleTimes(content: ContentDb) {
  return content.selectFrom('article').select(['base_id', 'publish_time']).execute();
}

/** Ids and names of the brands, in the order of the pack. */
export function findBrandNames(content: ContentDb) {
  return content.selectFrom('brand').select(['id', 'brand_name']).orderBy('position').execute();
}
