import type { Market } from 'shared/contract/invest/stock';
import type { ContentDb } from '../../db/content-reads.ts';

export interface AnnouncementSlice {
  market: Market;
  /** Nothing dated later, `yyyy-MM-dd`. */
  until: string;
  offset: number;
  limit: number;
}

export async function findAnnouncements(content: ContentDb, { market, until, offset, limit }: AnnouncementSlice) {
  const of = content.selectFrom('announcement').where('market', '=', market).where('date', '<=', until);
  const rows = await of
    .selectAll()
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy('date', 'desc')
    .orderBy('base_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const [first] = rows;
  if (first || offset === 0) return { rows, total: first?.total ?? 0 };
  // Beyond the last one there is no row to tell how many there are.
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
