import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import { siteInfo } from 'shared/contract/site/site-info';
import type { Services } from '../../calls/call-table.ts';
import { calendarFileOf } from '../../exports/calendar-file.ts';
import { importedAt } from '../../imported/content-state.store.ts';
import { findDocument } from '../../imported/document.store.ts';
import { eventsOfFile } from './event.service.ts';

/** Part of every event's id: must never change, or calendars that subscribe show each event twice. */
const UID_DOMAIN = 'investor-calendar.chenyue.example';

const CALENDAR_NAME: Readonly<Record<Lang, (group: string) => string>> = {
  cn: (group) => `${group}投资者日历`,
  en: (group) => `${group} investor calendar`,
};

/** The calendar file of one event, or of all. @throws {CallError} 40004 unknown */
export async function calendarFile(services: Services, lang: Lang, id: string | undefined): Promise<string> {
  const list = await eventsOfFile(services, lang, id);
  const { shortName } = await findDocument(services.content, 'site', { lang, schema: siteInfo });
  return calendarFileOf(list, {
    name: CALENDAR_NAME[lang](shortName),
    language: HTML_LANG[lang],
    domain: UID_DOMAIN,
    stampedAt: await importedAt(services.db),
  });
}
