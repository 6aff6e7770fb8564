import { sql } from 'kysely';
import type { Lang } from 'shared/contract/text/lang';
import type { Market } from 'shared/contract/invest/stock';
import type { Db } from '../../db/client.ts';

interface AnnouncementSlice {
  markets: readonly Market[];
  ids: readonly string[];
  /** First and last day, `yyyy-MM-dd`. */
  from: string | undefined;
  until: string;
  /** 0 means any. */
  year: number;
  keyword: string;
  lang: Lang;
  /** How many from the newest on. */
  limit: number;
}

/** Announcements, newest first. */
export async function findNewestAnnouncements(db: Db, slice: AnnouncementSlice) {
  const { markets, ids, from, until, year, keyword, lang, limit } = slice;
  let of = db
    .selectFrom('announcement')
    .where('market', 'in', [...markets])
    .where('date', '<=', until);
  if (ids.length > 0) of = of.where('base_id', 'in', [...ids]);
  if (from !== undefined) of = of.where('date', '>=', from);
  if (year !== 0) of = of.where(sql<boolean>`extract(year from date) = ${year}`);
  if (keyword !== '') {
    const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
    of = of.where(sql<boolean>`title ->> ${lang}::text ilike ${pattern}`);
  }
  const rows = await of.selectAll().orderBy('date', 'desc').orderBy('base_id', 'desc').limit(limit).execute();
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
