import type { z } from 'zod';
import { ANNOUNCEMENT_CODES, type announcementFilter } from 'shared/contract/content/announcement';
import type { CallData } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import type { ContentDb } from '../../db/content-reads.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { findAnnouncements, type AnnouncementSlice } from './announcement.store.ts';

/** Announcements of one market, newest first. */
export async function announcements(
  { content, now }: Services,
  lang: Lang,
  filter: z.output<typeof announcementFilter>,
): Promise<CallData<'topic/rootPage'>> {
  const { categoryCode, pageNo, pageSize } = filter;
  const { rows, total } = await findAnnouncements(content, {
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

/** Day and title of what a market was told until a day, newest first. */
export async function announcedUntil(
  content: ContentDb,
  lang: Lang,
  slice: Omit<AnnouncementSlice, 'offset'>,
): Promise<{ date: string; title: string }[]> {
  const { rows } = await findAnnouncements(content, { ...slice, offset: 0 });
  return rows.map(({ date, title }) => ({ date, title: title[lang] }));
}
