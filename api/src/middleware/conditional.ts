import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Whether a header `If-None-Match` names this tag (RFC 9110 §13.1.2: a list, weak or strong, or any). */
export function isListed(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()));
}

/** ETag of every answer that is the same for everybody; a GET whose ETag the caller has is answered without its body. */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { isForEverybody = false } = request.routeOptions.config;
    if (typeof payload !== 'string' || reply.statusCode !== 200 || !isForEverybody) return payload;
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag);
    if (request.method !== 'GET' || !isListed(request.headers['if-none-match'], etag)) return payload;
    reply.code(304);
    return '';
  });
}
