import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import { siteInfo } from 'shared/contract/site/site-info';
import type { Services } from '../../calls/call-table.ts';
import { calendarFileOf } from '../../exports/calendar-file.ts';
import { importedAt } from '../../imported/content-state.store.ts';
import { findDocument } from '../../imported/document.store.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { CallError } from '../../model/call-error.ts';

/** Part of every event's id: must never change, or calendars show an event twice. */
const UID_DOMAIN = 'activities.chenyue.example';

/** The calendar file of one activity; its days are whole days. @throws {CallError} 40004 unknown */
export async function activityFile({ db, content }: Services, lang: Lang, id: string): Promise<string> {
  const { rows } = await findEntries(content, 'activity');
  const row = rows.find((activity) => activity.id === id);
  if (!row) throw new CallError('40004');
  const { shortName } = await findDocument(content, 'site', { lang, schema: siteInfo });
  const words = { title: row.title[lang], summary: row.summary[lang], place: row.place[lang] };
  // The pack counts no changes of activities: a calendar goes by the time stamp, which is that of the import.
  return calendarFileOf([{ id, kind: 'activity', begins: row.begins, ends: row.ends, sequence: 0, ...words }], {
    name: shortName,
    language: HTML_LANG[lang],
    domain: UID_DOMAIN,
    stampedAt: await importedAt(db),
  });
}
