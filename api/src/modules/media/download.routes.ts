import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ifRangeHolds, rangeOf } from 'shared/contract/call/byte-range';
import { LANG_CODE } from 'shared/contract/text/lang';
import { RESOLUTIONS } from 'shared/contract/media/media';
import type { Services } from '../../calls/call-table.ts';
import { isListed } from '../../middleware/conditional.ts';
import { visitorOf } from '../../middleware/guards.ts';
import { bundlePath, packFormPath } from './download-paths.model.ts';
import type { Bundle } from './download.service.ts';

const bundleParams = z.strictObject({ key: z.string().regex(/^[0-9a-f]{64}$/) });
const packParams = z.strictObject({ id: z.string().min(1).max(64) });
/** The fields of the form at a press package: a box that is not ticked is not sent at all. */
const packQuery = z.strictObject({
  language: z.enum([String(LANG_CODE.cn), String(LANG_CODE.en)]).default(String(LANG_CODE.cn)),
  resolution: z.enum(RESOLUTIONS).default('original'),
  acceptTerms: z.literal('true'),
});

/**
 * `GET|HEAD /cn/api/media/download/{key}.zip`: the file with its exact length, by ranges if wanted (RFC 9110 §14);
 * `GET /cn/api/media/pack/{id}.zip?resolution=&acceptTerms=true`: leads a form without script to it.
 */
export function downloadRoutes(app: FastifyInstance, { downloads }: Services): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: bundlePath(':key.zip'),
    config: { cost: 'read' },
    schema: { params: bundleParams },
    handler: async (request, reply) => {
      const { key } = request.params as z.output<typeof bundleParams>;
      return sendBundle(await downloads.open(key, visitorOf(request)), { request, reply });
    },
  });
  app.route({
    method: 'GET',
    url: packFormPath(':id'),
    config: { cost: 'write' },
    schema: { params: packParams, querystring: packQuery },
    handler: async (request, reply) => {
      const { id } = request.params as z.output<typeof packParams>;
      const { resolution } = request.query as z.output<typeof packQuery>;
      return reply.redirect(await downloads.order({ ids: [id], resolution }, visitorOf(request)), 303);
    },
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function sendBundle(bundle: Bundle, { request, reply }: Exchange): Promise<FastifyReply> {
  const { key, fileName, size } = bundle;
  const { headers, method } = request;
  // The key is a hash of everything in the file, whose bytes follow from it: a strong tag (RFC 9110 §8.8.3).
  const etag = `"${key}"`;
  void reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (isListed(headers['if-none-match'], etag)) return reply.code(304).send();
  const ifRange = headers['if-range'];
  const holds = ifRangeHolds(typeof ifRange === 'string' ? ifRange : undefined, etag);
  const wanted = method === 'GET' && holds ? rangeOf(headers.range, size) : ({ kind: 'all' } as const);
  if (wanted.kind === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  void reply.type('application/zip').header('content-disposition', `attachment; filename="${fileName}"`);
  if (wanted.kind === 'all') {
    void reply.header('content-length', size);
    return reply.send(method === 'HEAD' ? undefined : await bundle.read());
  }
  const { from, to } = wanted;
  void reply.code(206).headers({ 'content-range': `bytes ${from}-${to}/${size}`, 'content-length': to - from + 1 });
  return reply.send(await bundle.read({ from, to }));
}
