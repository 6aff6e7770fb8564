import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LANG_CODE } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';
import type { Services } from '../../calls/call-table.ts';
import { activityFile } from './activity-calendar.service.ts';

const query = z.strictObject({ language: z.enum(['1', '2']).default('1'), id: z.string().min(1).max(64) });

/** `GET /cn/api/activity/calendar.ics?id=` (RFC 5545). */
export function activityCalendarRoutes(app: FastifyInstance, services: Services): void {
  const url = `${API_PREFIX}/activity/calendar.ics`;
  app.get(
    url,
    { schema: { querystring: query }, config: { cost: 'read', isForEverybody: true } },
    async (request, reply) => {
      const { language, id } = query.parse(request.query);
      const file = await activityFile(services, language === String(LANG_CODE.en) ? 'en' : 'cn', id);
      // Only an id that is known comes this far, so that it can be a file name.
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}.ics"`)
        .send(file);
    },
  );
}
