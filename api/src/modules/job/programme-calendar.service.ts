import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { calendarFileOf, type FileEvent } from '../../exports/calendar-file.ts';
import { importedAt } from '../../imported/content-state.store.ts';
import { programme } from './job.service.ts';

/** Part of every event's id: must never change, or a file opened twice enters each date twice. */
const UID_DOMAIN = 'programmes.chenyue.example';

/** The dates of a programme for calendars: its steps as whole days, its talks with their hours. @throws {CallError} 40004 */
export async function programmeFile(services: Services, lang: Lang, id: string): Promise<string> {
  const { title, summary, places, steps, stops } = await programme(services, lang, id);
  const common = { summary, sequence: 0 };
  const events: FileEvent[] = [
    ...steps.map(({ name, date }, at) => ({
      ...common,
      id: `${id}-step-${at + 1}`,
      title: `${title}: ${name}`,
      place: places,
      begins: date,
      ends: date,
    })),
    ...stops.map(({ city, place, begins, ends }) => ({
      ...common,
      id: `${id}-${begins.replaceAll(/\D/g, '')}`,
      title: `${title}: ${city}`,
      place,
      begins,
      ends,
    })),
  ];
  return calendarFileOf(events, {
    name: title,
    language: HTML_LANG[lang],
    domain: UID_DOMAIN,
    stampedAt: await importedAt(services.db),
  });
}
