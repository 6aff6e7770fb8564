import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS } from 'shared/contract/call/errors';
import { API_PREFIX } from 'shared/contract/site/site';
import { NEVER_KEPT } from '../http/answers.ts';
import { errorFields, type Log } from '../log.ts';
import { mayPass } from './call-rules.ts';
import type { ServiceClient } from './service-client.ts';
import { forwardedFor } from './forwarded-for.ts';

/** Where a ZIP file may take long to begin, and a slow visitor long to take it. */
const DOWNLOADS = `${API_PREFIX}/media/download/`;
/** Headers of one connection, not of the message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

function forwarded(request: IncomingMessage): Record<string, string | string[]> {
  const headers = Object.entries(request.headers).filter(
    (entry): entry is [string, string | string[]] => entry[1] !== undefined && !HOP_BY_HOP.has(entry[0]),
  );
  return { ...Object.fromEntries(headers), 'x-forwarded-for': forwardedFor(request) };
}

function refuse(reply: FastifyReply, code: '40400' | '50300'): FastifyReply {
  const { status, message } = ERRORS[code];
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', ...NEVER_KEPT })
    .headers(code === '50300' ? { 'retry-after': '1' } : {})
    .send(JSON.stringify({ code, msg: message.en, data: null }));
}

/** Who goes away gives back the connection to the service, also before it has answered. */
function whileVisitorStays({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  return leaving.signal;
}

/** `/cn/api` on the site's own origin, so that browsers need no cross-origin permission. */
export function createServiceProxy({ pool, downloads }: Pick<ServiceClient, 'pool' | 'downloads'>, log: Log) {
  return async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const method = raw.method ?? 'GET';
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const path = raw.url ?? '/';
    if (!mayPass(path)) return refuse(reply, '40400');
    const signal = whileVisitorStays(reply);
    try {
      const answer = await (path.startsWith(DOWNLOADS) ? downloads : pool).request({
        method,
        path,
        headers: forwarded(raw),
        body: hasBody ? raw : null,
        signal,
      });
      const headers = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
      return await reply.code(answer.statusCode).headers(Object.fromEntries(headers)).send(answer.body);
    } catch (error) {
      if (signal.aborted) return reply.hijack();
      log.error(errorFields(error), 'the service did not answer');
      return refuse(reply, '50300');
    }
  };
}
