import type { Market } from 'shared/contract/invest/stock';
import type { Db } from '../../db/client.ts';

export interface AnnouncementSlice {
  market: Market;
  /** Nothing dated later, `yyyy-MM-dd`. */
  until: string;
  offset: number;
  limit: number;
}

export async function findAnnouncements(db: Db, { market, until, offset, limit }: AnnouncementSlice) {
  const of = db.selectFrom('announcement').where('market', '=', market).where('date', '<=', until);
  const rows = await of
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('base_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
