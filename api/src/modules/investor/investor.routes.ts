import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LANG_CODE } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';
import type { INVESTOR_CALLS } from 'shared/contract/invest/investor.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { calendarFile } from './calendar-file.service.ts';
import { dividends } from './dividend.service.ts';
import { events } from './event.service.ts';
import { glossary } from './glossary.service.ts';
import { addressCard, investorContacts } from './investor-contact.service.ts';
import { keyFigures } from './key-figure.service.ts';
import { lessons } from './lesson.service.ts';
import { reports } from './report.service.ts';
import { briefing, results } from './result.service.ts';

export const investorCalls = (services: Services): Handlers<typeof INVESTOR_CALLS> => ({
  'dividend/list': () => dividends(services),
  'report/page': (filter, lang) => reports(services, lang, filter),
  'glossary/list': (_body, lang) => glossary(services, lang),
  'investorContact/list': (_body, lang) => investorContacts(services, lang),
  'results/list': (_body, lang) => results(services, lang),
  'results/briefing': (query, lang) => briefing(services, lang, query),
  'event/list': (filter, lang) => events(services, lang, filter),
  'keyFigure/list': (_body, lang) => keyFigures(services, lang),
  'lesson/list': (_, lang) => lessons(services, lang),
});

const query = z.strictObject({
  language: z.enum(['1', '2']).default('1'),
  id: z.string().min(1).max(64).optional(),
});

/** `GET /cn/api/event/calendar.ics`: one event with `id`, otherwise the calendar to subscribe to (RFC 5545). */
function calendarRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    `${API_PREFIX}/event/calendar.ics`,
    { schema: { querystring: query }, config: { cost: 'read', isForEverybody: true } },
    async (request, reply) => {
      const { language, id } = query.parse(request.query);
      const file = await calendarFile(services, language === String(LANG_CODE.en) ? 'en' : 'cn', id);
      // Only an id that is known comes this far, so that it can be a file name.
      const disposition = id === undefined ? 'inline; filename="calendar.ics"' : `attachment; filename="${id}.ics"`;
      return reply.type('text/calendar; charset=utf-8').header('content-disposition', disposition).send(file);
    },
  );
}

const cardQuery = query.required({ id: true });

/** `GET /cn/api/investorContact/card.vcf`: somebody who answers investors, for an address book (RFC 6350). */
function contactCardRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    `${API_PREFIX}/investorContact/card.vcf`,
    { schema: { querystring: cardQuery }, config: { cost: 'read', isForEverybody: true } },
    async (request, reply) => {
      const { language, id } = cardQuery.parse(request.query);
      const card = await addressCard(services, language === String(LANG_CODE.en) ? 'en' : 'cn', id);
      return reply
        .type('text/vcard; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}.vcf"`)
        .send(card);
    },
  );
}

/** Files that readers take into programs of their own. */
export function investorFiles(app: FastifyInstance, services: Services): void {
  calendarRoutes(app, services);
  contactCardRoutes(app, services);
}
