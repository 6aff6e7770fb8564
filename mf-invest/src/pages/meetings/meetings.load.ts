import type { Announcement, AnnouncementDetail } from 'shared/contract/content/announcement';
import type { CalendarEvent } from 'shared/contract/invest/investor';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { meetingsOf } from '../../model/meetings.ts';
import { pageHeadOf } from '../../model/page-head.ts';
import { filingsByMeeting, resultOf, votesIn, type Votes } from './meeting-filings.ts';

export interface Meeting {
  event: CalendarEvent;
  /** Newest first. */
  filings: Announcement[];
  /** Null before the poll, or when it did not arrive. */
  votes: Votes | null;
}

export interface MeetingsData {
  /** Newest first; null when they did not arrive. */
  meetings: Meeting[] | null;
}

/** As many as one call gives: ten years of meetings. */
const FILINGS = 50;

async function votesOf(filings: readonly Announcement[], event: CalendarEvent, { api, report }: LoadServices) {
  const result = resultOf(filings, event);
  if (!result) return null;
  const none: AnnouncementDetail | null = null;
  const detail = await orFallback(api.call('announcement/detail', { baseId: result.baseId }), none, report);
  return detail && votesIn(detail.pieces);
}

/** General meetings with what was filed about them, and the poll of each (spec SCR-invest-meetings). */
export async function loadMeetings(_request: PageRequest, services: LoadServices): Promise<Outcome<MeetingsData>> {
  const { api, report, lang } = services;
  const search = { market: '', category: 'meeting', year: 0, keyword: '', pageNo: 1, pageSize: FILINGS } as const;
  const [calendar, filed] = await Promise.all([
    orFallback(api.call('event/list', {}), null, report),
    orFallback(api.call('announcement/page', search), null, report),
  ]);
  const events = calendar?.list.filter(({ kind }) => kind === 'meeting') ?? [];
  const meetings = filingsByMeeting(events, filed?.list ?? []).map(async ({ event, filings }) => {
    return { event, filings, votes: await votesOf(filings, event, services) };
  });
  return {
    kind: 'page',
    head: { ...pageHeadOf('meetings', lang), ...meetingsOf(events) },
    data: { meetings: calendar && (await Promise.all(meetings)) },
  };
}
