import type { Lang } from 'shared/contract/text/lang';
import type { SearchType, SuggestedKind } from 'shared/contract/site/search';
import type { Db } from '../../../db/client.ts';
import type { TitleRow } from './titles.model.ts';

/** Spec LIM-suggestions: the newest of each kind that are offered by their titles. */
const MOST_TITLES = 2000;

const TYPES: Readonly<Record<SuggestedKind, readonly SearchType[]>> = {
  vehicle: ['vehicle'],
  page: ['page', 'figure', 'person', 'place'],
  document: ['report', 'announcement'],
};

/** Titles of all kinds, whether they are out yet or not. */
export async function findTitles(db: Db, lang: Lang): Promise<TitleRow[]> {
  const kinds = Object.entries(TYPES) as [SuggestedKind, readonly SearchType[]][];
  const found = await Promise.all(
    kinds.map(async ([kind, types]) => {
      const rows = await db
        .selectFrom('search_entry')
        .select(['title', 'names', 'url', 'picture', 'published', 'expires'])
        .where('type', 'in', types)
        .where('language', '=', lang)
        .orderBy('published', 'desc')
        .orderBy('id')
        .limit(MOST_TITLES)
        .execute();
      return rows.map((row) => ({ ...row, kind }));
    }),
  );
  return found.flat();
}
