import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HTML_LANG, LANG_CODE } from 'shared/contract/lang';
import { API_PREFIX } from 'shared/contract/site';
import { siteInfo } from 'shared/contract/site-info';
import type { Calls, Services } from '../../call-table.ts';
import { findEntries } from '../content/entry.store.ts';
import { importedAt } from '../content/imported-at.store.ts';
import { findDocument } from '../site/document.store.ts';
import { withAnnualTotals } from './dividends.ts';
import { events, eventsOfFile } from './event.service.ts';
import { icsOf } from './ics.ts';
import { reports } from './report.service.ts';

type InvestorCalls = Calls<'dividend/list' | 'report/page' | 'event/list'>;

export const investorCalls = (services: Services): InvestorCalls => ({
  'dividend/list': async () => {
    const { rows } = await findEntries(services.db, 'dividend');
    return { currency: 'CNY', list: withAnnualTotals(rows) };
  },
  'report/page': (filter, lang) => reports(services, lang, filter),
  'event/list': (filter, lang) => events(services, lang, filter),
});

/** Part of every event's id: must never change, or calendars that subscribe show each event twice. */
const UID_DOMAIN = 'investor-calendar.chenyue.example';

const query = z.strictObject({
  language: z.enum(['1', '2']).default('1'),
  id: z.string().min(1).max(64).optional(),
});

/** `GET /cn/api/event/calendar.ics`: one event with `id`, otherwise the calendar to subscribe to (RFC 5545). */
export function calendarRoutes(app: FastifyInstance, services: Services): void {
  app.get(`${API_PREFIX}/event/calendar.ics`, { schema: { querystring: query } }, async (request, reply) => {
    const { language, id } = query.parse(request.query);
    const lang = language === String(LANG_CODE.en) ? 'en' : 'cn';
    const list = await eventsOfFile(services, lang, id);
    const { shortName } = await findDocument(services.db, 'site', { lang, schema: siteInfo });
    const file = icsOf(list, {
      name: CALENDAR_NAME[lang](shortName),
      language: HTML_LANG[lang],
      domain: UID_DOMAIN,
      stampedAt: await importedAt(services.db),
    });
    return reply
      .type('text/calendar; charset=utf-8')
      .header(
        'content-disposition',
        `${id === undefined ? 'inline' : 'attachment'}; filename="${id ?? 'calendar'}.ics"`,
      )
      .send(file);
  });
}

const CALENDAR_NAME = {
  cn: (group: string) => `${group}投资者日历`,
  en: (group: string) => `${group} investor calendar`,
} as const;
