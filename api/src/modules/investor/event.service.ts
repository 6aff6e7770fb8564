import type { z } from 'zod';
import type { CallData } from 'shared/contract/call/calls';
import type { CalendarEvent, eventFilter } from 'shared/contract/invest/investor';
import { LANG_CODE, type Lang } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { isOut, stampOf } from '../../model/shanghai-time.ts';
import { findEntries } from '../../imported/entry.store.ts';

/** Path of a calendar file: of one event, or of all of them. */
export function icsPath(lang: Lang, id?: string): string {
  const one = id === undefined ? '' : `&id=${encodeURIComponent(id)}`;
  return `${API_PREFIX}/event/calendar.ics?language=${LANG_CODE[lang]}${one}`;
}

/** Every event that is out, earliest first. */
async function allEvents({ content, now }: Services, lang: Lang): Promise<CalendarEvent[]> {
  const { rows } = await findEntries(content, 'event');
  const present = stampOf(now());
  return rows
    .filter(({ published }) => isOut(published, now()))
    .map(({ published: _published, ...row }) => ({
      ...row,
      title: row.title[lang],
      summary: row.summary[lang],
      place: row.place[lang],
      closedFrom: row.closedFrom ?? '',
      // A whole day is over with its last minute.
      past: (row.ends.length === 10 ? `${row.ends} 24:00` : row.ends) <= present,
      icsUrl: icsPath(lang, row.id),
    }))
    .toSorted((a, b) => a.begins.localeCompare(b.begins));
}

/** The investors' calendar of some days, earliest first. */
export async function events(
  services: Services,
  lang: Lang,
  { from, until }: z.output<typeof eventFilter>,
): Promise<CallData<'event/list'>> {
  const all = await allEvents(services, lang);
  const list = all.filter(
    ({ begins, ends }) => (from === '' || ends.slice(0, 10) >= from) && (until === '' || begins.slice(0, 10) <= until),
  );
  return { list, icsUrl: icsPath(lang) };
}

/** One event, or all of them, for a calendar file. @throws {CallError} 40004 unknown */
export async function eventsOfFile(services: Services, lang: Lang, id: string | undefined): Promise<CalendarEvent[]> {
  const all = await allEvents(services, lang);
  if (id === undefined) return all;
  const one = all.filter((event) => event.id === id);
  if (one.length === 0) throw new CallError('40004');
  return one;
}
