import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LANG_CODE } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';
import type { JOB_CALLS } from 'shared/contract/talent/job.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { programme, programmes } from './job.service.ts';
import { programmeFile } from './programme-calendar.service.ts';
import { vacancies, vacancy } from './vacancy.service.ts';

export const jobCalls = (services: Services): Handlers<typeof JOB_CALLS> => ({
  'job/programmes': (_body, lang) => programmes(services, lang),
  'job/programme': ({ id }, lang) => programme(services, lang, id),
  'job/page': (filter, lang) => vacancies(services, lang, filter),
  'job/detail': ({ id }, lang) => vacancy(services, lang, id),
});

const query = z.strictObject({ language: z.enum(['1', '2']).default('1'), id: z.string().min(1).max(64) });

/** `GET /cn/api/job/calendar.ics?id=`: the steps and the talks of a programme (RFC 5545). */
export function programmeCalendarRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    `${API_PREFIX}/job/calendar.ics`,
    { schema: { querystring: query }, config: { cost: 'read', isForEverybody: true } },
    async (request, reply) => {
      const { language, id } = query.parse(request.query);
      const file = await programmeFile(services, language === String(LANG_CODE.en) ? 'en' : 'cn', id);
      // Only an id that is known comes this far, so that it can be a file name.
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}.ics"`)
        .send(file);
    },
  );
}
