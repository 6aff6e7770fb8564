import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HTML_LANG, LANG_CODE, type Lang } from 'shared/contract/lang';
import { API_PREFIX } from 'shared/contract/site';
import { siteInfo } from 'shared/contract/site-info';
import type { Services } from '../../call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { findEntries } from '../content/entry.store.ts';
import { importedAt } from '../content/imported-at.store.ts';
import { icsOf } from '../investor/ics.ts';
import { findDocument } from '../site/document.store.ts';

/** Part of every event's id: must never change, or calendars show an event twice. */
const UID_DOMAIN = 'activities.chenyue.example';

const query = z.strictObject({ language: z.enum(['1', '2']).default('1'), id: z.string().min(1).max(64) });

/** The calendar file of one activity; its days are whole days. @throws {CallError} 40004 unknown */
async function activityFile({ db }: Services, lang: Lang, id: string): Promise<string> {
  const { rows } = await findEntries(db, 'activity');
  const row = rows.find((activity) => activity.id === id);
  if (!row) throw new CallError('40004');
  const { shortName } = await findDocument(db, 'site', { lang, schema: siteInfo });
  const words = { title: row.title[lang], summary: row.summary[lang], place: row.place[lang] };
  // The pack counts no changes of activities: a calendar goes by the time stamp, which is that of the import.
  return icsOf([{ id, kind: 'activity', begins: row.begins, ends: row.ends, sequence: 0, ...words }], {
    name: shortName,
    language: HTML_LANG[lang],
    domain: UID_DOMAIN,
    stampedAt: await importedAt(db),
  });
}

/** `GET /cn/api/activity/calendar.ics?id=` (RFC 5545). */
export function activityCalendarRoutes(app: FastifyInstance, services: Services): void {
  app.get(`${API_PREFIX}/activity/calendar.ics`, { schema: { querystring: query } }, async (request, reply) => {
    const { language, id } = query.parse(request.query);
    const file = await activityFile(services, language === String(LANG_CODE.en) ? 'en' : 'cn', id);
    // Only an id that is known comes this far, so that it can be a file name.
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${id}.ics"`)
      .send(file);
  });
}
