import { sql } from 'kysely';
import type { Lang } from 'shared/contract/text/lang';
import type { ContentDb } from '../../db/content-reads.ts';
import type { Db } from '../../db/client.ts';

/** Every announcement of the content, those of the future too, newest first: read once per content version. */
export function findAnnouncements(content: ContentDb) {
  return content
    .selectFrom('announcement')
    .select(['base_id', 'market', 'category', 'date', 'published_at', 'title', 'documents'])
    .orderBy('published_at', 'desc')
    .orderBy('base_id', 'desc')
    .execute();
}

export type AnnouncementRow = Awaited<ReturnType<typeof findAnnouncements>>[number];

/** Announcements with some text in their title or anywhere in their words, in any case. */
export async function findWording(db: Db, lang: Lang, text: string): Promise<ReadonlySet<string>> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('announcement')
    .select('base_id')
    .where((eb) =>
      eb.or([
        sql<boolean>`title ->> ${lang}::text ilike ${pattern}`,
        sql<boolean>`words ->> ${lang}::text ilike ${pattern}`,
      ]),
    )
    .execute();
  return new Set(rows.map(({ base_id }) => base_id));
}
