import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PRESS_CARD_PATH } from 'shared/contract/media/media-terms';
import { LANG_CODE } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { LIVE_CALENDAR_PATH, liveEventFile } from './live-event.service.ts';
import { pressCard } from './press-contact.service.ts';

const cardQuery = z.strictObject({ language: z.enum(['1', '2']).default('1') });
const eventQuery = cardQuery.extend({ id: z.string().min(1).max(64) });
const config = { cost: 'read', isForEverybody: true } as const;

const langOf = (language: '1' | '2') => (language === String(LANG_CODE.en) ? 'en' : 'cn');

/**
 * What journalists take into programs of their own: `GET /cn/api/live/calendar.ics?id=` (RFC 5545) and
 * `GET /cn/api/press/contact.vcf` (RFC 6350).
 */
export function pressFiles(app: FastifyInstance, services: Services): void {
  app.get(LIVE_CALENDAR_PATH, { schema: { querystring: eventQuery }, config }, async (request, reply) => {
    const { language, id } = eventQuery.parse(request.query);
    const file = await liveEventFile(services, langOf(language), id);
    // Only an id that is known comes this far, so that it can be a file name.
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${id}.ics"`)
      .send(file);
  });
  app.get(PRESS_CARD_PATH, { schema: { querystring: cardQuery }, config }, async (request, reply) => {
    const card = await pressCard(services, langOf(cardQuery.parse(request.query).language));
    return reply
      .type('text/vcard; charset=utf-8')
      .header('content-disposition', 'attachment; filename="press-office.vcf"')
      .send(card);
  });
}
