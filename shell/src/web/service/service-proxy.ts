import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { ERRORS } from 'shared/contract/errors';
import { API_PREFIX } from 'shared/contract/site';
import { errorFields, type Log } from '../log.ts';
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

function unavailable(response: ServerResponse): void {
  const { status, message } = ERRORS['50300'];
  const body = Buffer.from(JSON.stringify({ code: '50300', msg: message.en, data: null }));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'retry-after': '1',
  });
  response.end(body);
}

/** `/cn/api` on the site's own origin, so that browsers need no cross-origin permission. */
export function createServiceProxy({ pool, downloads }: Pick<ServiceClient, 'pool' | 'downloads'>, log: Log) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.method ?? 'GET';
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const path = request.url ?? '/';
    try {
      const answer = await (path.startsWith(DOWNLOADS) ? downloads : pool).request({
        method,
        path,
        headers: forwarded(request),
        body: hasBody ? request : null,
      });
      const headers = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
      response.writeHead(answer.statusCode, Object.fromEntries(headers));
      await pipeline(answer.body, response);
    } catch (error) {
      log.error(errorFields(error), 'the service did not answer');
      if (response.headersSent) response.destroy();
      else unavailable(response);
    }
  };
}
