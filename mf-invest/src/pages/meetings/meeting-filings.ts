import type { Announcement } from 'shared/contract/content/announcement';
import type { AnnouncementPiece } from 'shared/contract/content/announcement-text';
import type { CalendarEvent } from 'shared/contract/invest/investor';

const dayOf = ({ begins }: CalendarEvent): string => begins.slice(0, 10);

interface Called {
  event: CalendarEvent;
  filings: Announcement[];
}

/** Meetings newest first, each with what was filed since the one before it. */
export function filingsByMeeting(events: readonly CalendarEvent[], filings: readonly Announcement[]): Called[] {
  const meetings = events.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
  return meetings.map((event, at) => {
    const before = meetings[at + 1];
    const since = before ? dayOf(before) : '';
    return { event, filings: filings.filter(({ date }) => date > since && date <= dayOf(event)) };
  });
}

/** The poll is filed on the day of the meeting, for A shares with all votes. */
export function resultOf(filings: readonly Announcement[], event: CalendarEvent): Announcement | undefined {
  return filings.find(({ date, baseId }) => date === dayOf(event) && baseId.startsWith('a-'));
}

export type Votes = Extract<AnnouncementPiece, { kind: 'table' }>;

/** For, against, abstained: the only table of an announcement with four columns. */
export function votesIn(pieces: readonly AnnouncementPiece[]): Votes | null {
  return pieces.find((piece): piece is Votes => piece.kind === 'table' && piece.columns.length === 4) ?? null;
}
