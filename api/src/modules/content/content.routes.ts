import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SUCCESS } from 'shared/contract/envelope';
import { API_PREFIX } from 'shared/contract/site';
import type { Services } from '../../call-table.ts';
import { success } from '../../middleware/envelope.ts';
import { Embargo } from '../media/embargo.ts';

const answer = z.object({
  code: z.literal(SUCCESS),
  msg: z.literal(''),
  data: z.object({
    version: z.number().int(),
    hidden: z.array(z.object({ name: z.string(), until: z.number().int() })),
  }),
});

/** What caches ask for again and again: has the content changed, and which files are still under embargo? */
export function contentRoutes(app: FastifyInstance, { db, now, version }: Services): void {
  const embargo = new Embargo(db, now);
  const url = `${API_PREFIX}/content/version`;
  app.get(url, { schema: { response: { 200: answer } }, config: { polled: true } }, async (_request, reply) => {
    const current = await version.current();
    reply.header('x-content-version', String(current));
    return success({ version: current, hidden: await embargo.hidden(current) });
  });
}
