import type { CallData } from 'shared/contract/call/calls';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { isDeep } from 'shared/contract/section/last-page';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/invest-trail.ts';
import { noticeAddress, NOTICES_PER_PAGE, noticeQuery, type NoticeQuery } from '../../model/notice-query.ts';

export interface NoticeData {
  query: NoticeQuery;
  /** Null when the list did not arrive. */
  found: CallData<'announcement/page'> | null;
}

/** Announcements that fit what the address asks for; a page behind the last one does not exist. */
export async function loadNotice(request: PageRequest, services: LoadServices): Promise<Outcome<NoticeData>> {
  const query = noticeQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const { api, report, lang } = services;
  const { page: pageNo, ...wanted } = query;
  const pending = api.call('announcement/page', { ...wanted, pageNo, pageSize: NOTICES_PER_PAGE });
  const found = await orFallback(pending, null, report);
  if (found && query.page > pageCount(found.totalCount, NOTICES_PER_PAGE)) return NOT_FOUND;
  const { notice, announcements } = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: notice.titleOf.replace('{{market}}', announcements[query.market]),
      description: notice.descriptions[query.market],
      page: query.page,
      canonical: noticeAddress(query),
      trail: trailTo(lang, notice.title),
      ...(isDeep(query.page) || noticeQuery.isNarrowed(query) ? { noindex: true } : {}),
    },
    data: { query, found },
  };
}
