import type { z } from 'zod';
import type { Activity, activityFilter } from 'shared/contract/booking/activity';
import type { CallData } from 'shared/contract/call/calls';
import { LANG_CODE, type Lang } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';
import type { Services } from '../../calls/call-table.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { findPictures, optionalPicture } from '../../imported/picture.store.ts';

/** State of what begins and ends on the given days, both counted, on a day (`yyyy-MM-dd`). */
export function activityState({ begins, ends }: { begins: string; ends: string }, today: string): Activity['state'] {
  if (today > ends) return 'expired';
  return today < begins ? 'upcoming' : 'running';
}

/** Path of the calendar file of one activity. */
function icsPath(lang: Lang, id: string): string {
  return `${API_PREFIX}/activity/calendar.ics?language=${LANG_CODE[lang]}&id=${encodeURIComponent(id)}`;
}

/** What there is to go to, latest beginning first; what is over only when it is asked for. */
export async function activities(
  { content, pictures, now }: Services,
  lang: Lang,
  { category, pageNo, pageSize, hasExpire }: z.output<typeof activityFilter>,
): Promise<CallData<'activity/list'>> {
  const today = dayOf(now());
  const { rows } = await findEntries(content, 'activity', { categories: [String(category)] });
  const shown = rows.filter(({ ends }) => hasExpire === 1 || ends >= today);
  const page = shown.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const pictureOf = await findPictures(
    pictures,
    page.map(({ picture }) => picture ?? null),
    lang,
  );
  const list = page.map(({ picture, ...row }) => {
    const state = activityState(row, today);
    const words = { title: row.title[lang], summary: row.summary[lang], place: row.place[lang] };
    const expired = state === 'expired';
    const shownAs = { state, expired, icsUrl: expired ? '' : icsPath(lang, row.id) };
    return { ...row, ...words, ...shownAs, ...optionalPicture(pictureOf(picture ?? null)) };
  });
  return { list, pageNo, totalCount: shown.length };
}
