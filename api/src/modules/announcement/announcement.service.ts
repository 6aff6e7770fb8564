import type { z } from 'zod';
import { ANNOUNCEMENT_CODES, type announcementFilter } from 'shared/contract/announcement';
import type { CallData } from 'shared/contract/calls';
import type { Lang } from 'shared/contract/lang';
import type { Services } from '../../call-table.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { findAnnouncements } from './announcement.store.ts';

/** Announcements of one market, newest first. */
export async function announcements(
  { db, now }: Services,
  lang: Lang,
  filter: z.output<typeof announcementFilter>,
): Promise<CallData<'topic/rootPage'>> {
  const { categoryCode, pageNo, pageSize } = filter;
  const { rows, total } = await findAnnouncements(db, {
    market: categoryCode === ANNOUNCEMENT_CODES.A ? 'A' : 'H',
    until: dayOf(now()),
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  });
  const list = rows.map(({ base_id, date, title, url, size }) => ({
    baseId: base_id,
    title: title[lang],
    date,
    categoryCode,
    url,
    size,
  }));
  return { list, pageNo, totalCount: total };
}
